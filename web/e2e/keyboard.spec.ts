/** Without a mouse: from the lobby to the end of a match. */
import { expect, test, titles } from './parlour';
import { various } from './guest';

test('a whole match with arrows and Enter on the table itself', async ({ guest }) => {
  await guest.playNowByKeys(titles.villains);
  await guest.playToEndByKeys();
  await expect(guest.endPanel).toBeVisible();
  await guest.walkTo('Tab', 'dialog[open] footer button:last-child');
  await expect(guest.page.locator(':focus')).toHaveText('Play again');
});

test('a whole match from the list of moves', async ({ guest }) => {
  const { page } = guest;
  await guest.playNowByKeys(titles.villains);
  let turn = 0;
  while (await guest.myTurn()) {
    await guest.seesOffers();
    const before = guest.position?.seq ?? 0;
    const wanted = guest.offered.indexOf(various(guest.offers.slice(0, 9), turn++));
    await page.keyboard.press('m');
    await expect(page.getByRole('dialog', { name: 'Your moves' })).toBeVisible();
    await page.keyboard.press(String(wanted + 1));
    await expect.poll(() => guest.position?.seq ?? 0, { intervals: [10, 20, 50] }).toBeGreaterThan(before);
  }
  await expect(guest.endPanel).toBeVisible();
});
