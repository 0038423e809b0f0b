/** Every game, from the lobby to the scores: on a screen without a mouse, on a phone by touching what is offered. */
import { isAccessible } from './accessible';
import { shownName } from './guest';
import { expect, games, test, titles } from './parlour';

for (const game of games) {
  test(`a whole match of ${titles[game]}`, { tag: '@phone' }, async ({ guest }) => {
    const { page } = guest;
    if (guest.touches) {
      await guest.playNow(titles[game]);
      for (let move = 0; move < 6 && (await guest.myTurn()); move++) await guest.move();
    } else {
      await guest.playNowByKeys(titles[game]);
      await guest.playByKeys(6);
    }
    await guest.myTurn();
    await isAccessible(guest, 'the middle of a match');
    if (guest.touches) {
      await guest.hurry();
    } else {
      await page.keyboard.press('r');
      await expect(page.getByRole('dialog', { name: 'Rules' }).locator('[data-clause]').first()).toBeVisible();
      await isAccessible(guest, 'rules');
      await page.keyboard.press('Escape');
      await guest.playByKeys();
    }

    const winners = guest.position?.table.ranking?.[0] ?? [];
    const mine = guest.position?.seat ?? -1;
    await expect(guest.endPanel).toBeVisible();
    await expect(guest.endPanel.getByRole('heading', { level: 2 })).toHaveText(winners.includes(mine) ? /^You / : /win|share/);
    for (const seat of guest.position?.table.seats ?? []) await expect(guest.endPanel).toContainText(shownName(seat.name));
    await expect(guest.endPanel.getByRole('img', { name: /over the whole match/ })).toBeVisible();
    if (guest.touches) return;
    await guest.walkTo('Tab', 'dialog[open] footer button:last-child');
    await expect(page.locator(':focus')).toHaveText('Play again');
  });
}
