/**
 * A page that is loaded anew in the middle of a trick or a turn shows what it showed before, by the book too: the same
 * cards and offers, what happened since one's own last move, and nobody was away.
 */
import type { DiamoniakView } from '../src/games/diamoniak/view';
import type { DigDigView } from '../src/games/digdig/view';
import type { DwarfKingView } from '../src/games/dwarfking/view';
import { offersOf } from '../src/lib/wish';
import { various, type Choose, type Guest } from './guest';
import { expect, games, test, titles, type GameId } from './parlour';

/** A running match by the book against beginners. */
async function sitsDown(guest: Guest, game: GameId): Promise<void> {
  await guest.page.evaluate((all) => localStorage.setItem('parlour.finished', JSON.stringify(all)), games);
  await guest.playNow(titles[game]);
  expect(guest.position?.table.terms.memory).toBe('book');
}

/** Whether we are in the middle of something: cards lie in the trick, or the turn has begun. */
const isMiddle: Record<GameId, (guest: Guest) => boolean> = {
  dwarfking: ({ position }) => (position?.view as unknown as DwarfKingView).trick !== null,
  diamoniak: ({ position }) => (position?.view as unknown as DiamoniakView).phase === 'drawing',
  // One card has been swapped, and others may be.
  digdig: ({ position }) => ((position?.view as unknown as DigDigView).players[position?.seat ?? 0]?.swaps ?? 0) > 0,
  villains: ({ position }) => (position?.table.moves ?? 0) > 3,
};

/** To the middle; in Dig Dig a low card is swapped for the highest of the row, so that it does not lie where it would be sorted. */
const onwards: Choose = (offers, turn) => {
  const [swap] = offersOf(offers, { verb: 'swap' });
  const highest = swap && offersOf(offers, { verb: 'swap', card: swap.parts.card }).at(-1);
  return (highest ?? offersOf(offers, { verb: 'draw' })[0])?.action ?? various(offers, turn);
};

/** All that a player sees and hears of the table. */
async function seen({ page }: Guest): Promise<string> {
  return [
    await page.getByRole('main').ariaSnapshot(),
    await page.getByRole('log').ariaSnapshot(),
    await page.locator('[data-turn]').innerText(),
    await page.title(),
  ].join('\n');
}

for (const game of games)
  test(`a reload in the middle changes nothing by the book: ${titles[game]}`, async ({ guest }) => {
    const { page } = guest;
    const away = page.getByText('While you were away');
    await sitsDown(guest, game);
    while ((await guest.myTurn()) && !isMiddle[game](guest)) await guest.move(onwards);
    await guest.seesOffers();
    const before = await seen(guest);
    await page.reload();
    await guest.seesOffers();
    await expect.poll(() => seen(guest)).toBe(before);
    await expect(away).toHaveCount(0);

    // And again while the moves of the others are still being shown, one after the other.
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('calm');
    await guest.move();
    await guest.myTurn();
    await page.reload();
    await guest.seesOffers();
    await expect(away).toHaveCount(0);
    const log = page.getByRole('log').locator('p.move:not(.table)');
    await expect(log.first()).toHaveClass(/mine/);
    await expect(page.getByRole('log').locator('p.mine')).toHaveCount(1);
  });
