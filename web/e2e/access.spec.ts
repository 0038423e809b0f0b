/** axe-core finds nothing serious on any page, by day and by night. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, games, test, titles } from './parlour';

/** Looks at the page as it is, by day and by night. */
async function isAccessible(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`));
    expect.soft(serious, `${where}, ${colorScheme}`).toEqual([]);
  }
}

for (const game of games) {
  test(`the table of ${titles[game]} is accessible`, async ({ guest }) => {
    await guest.playNow(titles[game]);
    for (let move = 0; move < 6 && (await guest.myTurn()); move++) await guest.move();
    await guest.myTurn();
    await isAccessible(guest.page, 'the middle of a match');
    await guest.page.keyboard.press('r');
    await expect(guest.page.getByRole('dialog', { name: 'Rules' }).locator('[data-clause]').first()).toBeVisible();
    await isAccessible(guest.page, 'rules');
  });
}

test('a page with a serious fault is found out', async ({ guest }) => {
  await guest.page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  const { violations } = await new AxeBuilder({ page: guest.page }).analyze();
  expect(violations.map(({ id }) => id)).toContain('button-name');
});

test('everything around the tables is accessible', async ({ guest }) => {
  const { page } = guest;
  await isAccessible(page, 'lobby');
  for (const [button, title] of [
    ['Settings', 'Settings'],
    ['Change name and face', 'You'],
    ['With friends: Villains', 'Villains with friends'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await isAccessible(page, title);
    if (button.startsWith('With')) break;
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Bot', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'How we play' })).toBeVisible();
  await isAccessible(page, 'waiting room');
  await page.getByRole('button', { name: 'Bots for the free seats' }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await guest.seated();
  await guest.playToEnd();
  await expect(guest.endPanel.getByRole('img', { name: /over the whole match/ })).toBeVisible();
  await guest.endPanel.getByRole('button', { name: 'Check that the deal was fair' }).click();
  await expect(guest.endPanel.getByText('The deal was fair: nobody could choose it.')).toBeVisible();
  await isAccessible(page, 'end of a match');
  await guest.endPanel.getByRole('link', { name: 'Watch again' }).click();
  await expect(page.getByRole('button', { name: 'One step on' })).toBeVisible();
  await isAccessible(page, 'replay');
  await page.goto('/#/past');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await isAccessible(page, 'past matches');
});
