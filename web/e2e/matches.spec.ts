/** Every game, from the lobby to the scores, by clicking what is offered and nothing else. */
import { isAccessible } from './accessible';
import { shownName } from './guest';
import { expect, games, test, titles } from './parlour';

for (const game of games) {
  test(`a whole match of ${titles[game]}`, { tag: '@phone' }, async ({ guest }) => {
    await guest.playNow(titles[game]);
    // On a screen access.spec.ts looks at the tables.
    if (guest.touches) {
      for (let move = 0; move < 6 && (await guest.myTurn()); move++) await guest.move();
      await guest.myTurn();
      await isAccessible(guest, 'the middle of a match');
    }
    await guest.playToEnd();

    const winners = guest.position?.table.ranking?.[0] ?? [];
    const mine = guest.position?.seat ?? -1;
    await expect(guest.endPanel).toBeVisible();
    await expect(guest.endPanel.getByRole('heading', { level: 2 })).toHaveText(winners.includes(mine) ? /^You / : /win|share/);
    for (const seat of guest.position?.table.seats ?? []) await expect(guest.endPanel).toContainText(shownName(seat.name));
    await expect(guest.endPanel.getByRole('img', { name: /over the whole match/ })).toBeVisible();
  });
}
