/** Another language changes everything that is read: the page, the table, the log, a refusal. */
import { expect, test } from './parlour';

test('in German the lobby, the table and the log speak German', async ({ guest }) => {
  const { page } = guest;
  await guest.press(page.getByRole('button', { name: 'Settings' }));
  await guest.press(page.getByRole('dialog').getByText('Deutsch'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('What shall we play?');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/spielen/);

  await page.getByRole('button', { name: /^Sofort spielen: Villains/ }).click();
  await guest.seated();
  await guest.myTurn();
  await expect(page.locator('[data-turn]')).toHaveText(/dran|Zug|Reihe/);
  await expect(page.locator('main [data-action], main [data-opens]').first()).toHaveAccessibleName(/[a-zäöü]/i);
  await guest.move();
  await guest.myTurn();
  await expect(page.getByRole('log')).toContainText(/spielt|Stapel|Helden?/);
  await expect(page.getByRole('log')).not.toContainText(/plays|draws|card/);

  await page.keyboard.press('r');
  const rules = page.getByRole('dialog', { name: 'Regeln' });
  await expect(rules.locator('[data-clause="V-T8"]')).toContainText('Ein Held darf auf einen Helden gelegt werden.');
  await expect(rules.locator('[data-clause="V-T11"]')).toContainText('unsere Auslegung');
  await rules.getByRole('searchbox').fill('Strudel');
  await expect(rules.locator('[data-clause]')).toHaveCount(1);
  await expect(rules.locator('[data-clause="V-X6"]')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
