/** Looking back at a finished match: the replay, and whether the deal was fair. */
import { isAccessible } from './accessible';
import { expect, test } from './parlour';

test('a finished match is fair, and can be watched again from every seat', async ({ guest }) => {
  const { page } = guest;
  await guest.playNow('Villains');
  await guest.hurry();

  await guest.press(guest.endPanel.getByRole('button', { name: 'Check that the deal was fair' }));
  const checks = guest.endPanel.getByRole('listitem').filter({ hasText: /secret|seal|browser|seed/ });
  await expect(guest.endPanel.getByText('The deal was fair: nobody could choose it.')).toBeVisible();
  await expect(checks).toHaveCount(5);
  await expect(guest.endPanel.getByRole('img', { name: /over the whole match/ })).toBeVisible();
  await isAccessible(guest, 'end of a match');

  await guest.press(guest.endPanel.getByRole('link', { name: 'Watch again' }));
  const moves = page.getByText(/^\d+ \/ \d+$/);
  await expect(moves).toHaveText(/^0 \/ \d+$/);
  await isAccessible(guest, 'replay');
  const last = Number((await moves.textContent())?.split('/')[1]);
  expect(last).toBeGreaterThan(20);

  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(moves).toHaveText(`1 / ${last}`);
  await expect(page).toHaveURL(/\/1$/);
  // With the focus on a button the keys go on as well; what is held with Alt is for the browser.
  await page.keyboard.press('ArrowRight');
  await expect(moves).toHaveText(`2 / ${last}`);
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('b');
  await expect(page.getByRole('dialog', { name: 'Try it from here' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(moves).toHaveText(`2 / ${last}`);
  await page.getByRole('slider', { name: 'Moment of the match' }).fill(String(last - 1));
  await expect(moves).toHaveText(`${last - 1} / ${last}`);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(moves).toHaveText(`0 / ${last}`);

  // With all cards open more of them show a face than from one seat, and a spectator sees the least.
  const held = page.locator('main [data-card], main .hand .shown');
  const viewer = page.getByRole('combobox', { name: 'Who looks' });
  const faces = async (who: string): Promise<number> => {
    await viewer.selectOption(who);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    return held.count();
  };
  const seat = await faces('1');
  // Nobody is spoken to as if they sat where another did.
  const you = page.locator('main').getByText('(you)');
  await expect(you).toHaveCount(0);
  const spectator = await faces('spectator');
  expect(seat).toBeGreaterThan(spectator);
  await faces('0');
  await expect(you).toHaveCount(1);
  await viewer.selectOption('open');
  await expect.poll(() => held.count()).toBeGreaterThan(seat);

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(moves).toHaveText(/^([3-9]|\d\d+) \/ /);
  await page.getByRole('button', { name: 'Pause' }).click();
  // At the end there is nothing to play but all of it anew.
  await page.keyboard.press('End');
  await expect(moves).toHaveText(`${last} / ${last}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(moves).not.toHaveText(`${last} / ${last}`);
  await page.getByRole('button', { name: 'Pause' }).click();

  await page.goto(`/#/r/${guest.position?.table.id}/5`);
  await page.reload();
  await expect(moves).toHaveText(`5 / ${last}`);
  await page.goto('/#/past');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await isAccessible(guest, 'past matches');
});
