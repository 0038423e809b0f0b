/** One big screen with three phones: whole matches of every game, with bots in the other seats. */
import type { Page } from '@playwright/test';
import { isAccessible } from './accessible';
import { codeOn, countsForChoice, goOn, joins, television } from './bigscreen';
import { quick, various, type Guest } from './guest';
import { expect, games, test, titles, type GameId } from './parlour';
import { nameOf, Screen, sizes, type Size } from './sizes';
import { phone } from './usable';

const wall = sizes.at(-1) as Size;
/** Hands are looked at on small phones, upright and on their side. */
const phones = sizes.filter((size) => ['360×640', '390×844', '667×331', '844×340'].includes(nameOf(size)));
/** The largest table of each game. */
const seats: Record<GameId, number> = { villains: 6, diamoniak: 4, digdig: 4, dwarfking: 5 };
const people = ['Ada', 'Ben', 'Cleo'];

/** Everything that a page was sent over its connections to tables. */
function sentTo(page: Page): string[] {
  const received: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(payload.toString())));
  return received;
}

for (const game of games)
  test(`${titles[game]} on a television with three phones`, async ({ invite, watch }) => {
    const tv = await invite(television);
    const received = sentTo(tv.page);
    const screen = await Screen.of(tv.page);
    const faults: string[] = [];
    const choose = game === 'digdig' ? quick : various;
    const look = async (where: string): Promise<void> => {
      faults.push(...(await screen.faults(`${titles[game]}, ${where}`, [wall], { offered: [], mayScroll: false, least: 24 })));
    };

    await tv.press(tv.page.getByRole('link', { name: 'On the big screen' }));
    await tv.press(tv.page.getByRole('button', { name: new RegExp(`^${titles[game]}`) }));
    // Before the cards are dealt one game is as good as another.
    const isFirst = game === games[0];
    if (isFirst) {
      await isAccessible(tv, 'the choice for the screen');
      await look('the choice');
    }
    await tv.press(tv.page.getByText('Beginner', { exact: true }));
    await tv.press(tv.page.locator('label').getByText(String(seats[game]), { exact: true }));
    await tv.press(tv.page.getByRole('button', { name: 'Open the table' }));
    await codeOn(tv);
    if (isFirst) await isAccessible(tv, 'the screen while it waits');
    await look('waiting');

    const hands: Guest[] = [];
    for (const name of people) {
      const hand = await invite(phone);
      await joins(hand, tv, name);
      hands.push(hand);
    }
    const [ada, ben] = hands as [Guest, Guest, Guest];
    // Whoever plays may set the table; in The Dwarf King for a short evening.
    if (game === 'dwarfking') await ben.press(ben.page.getByText('Three deals, for a short evening'));
    await look('all have come');
    await tv.press(tv.page.getByRole('button', { name: /^Deal/ }));
    await Promise.all(hands.map((hand) => hand.seated()));

    // Ada has moved twice; nothing is on her phone but her own cards.
    let moves = 0;
    await goOn(hands, choose, (next) => next === ada && moves++ === 2);
    if (ada.isToMove) {
      await ada.seesOffers();
      const { page } = ada;
      await expect(page.getByRole('button', { name: 'Show the whole table here' })).toBeVisible();
      for (const name of people.slice(1)) await expect(page.getByRole('main').getByText(name, { exact: true })).toHaveCount(0);
      await expect(tv.page.locator('[data-turn]')).toHaveText("It is Ada’s turn");
      await isAccessible(ada, 'a hand');
      const held = await Screen.of(page);
      faults.push(...(await held.faults(`${titles[game]}, a hand`, phones, { offered: ada.offered, mayScroll: true })));
      await held.become(phones[1] as Size);
    }
    await isAccessible(tv, 'the screen in a match');
    await look('in a match');

    // The screen comes back in another language, and tells what happens.
    await tv.page.evaluate(() => localStorage.setItem('parlour.settings', JSON.stringify({ language: 'de', pace: 'instant' })));
    await tv.page.reload();
    await expect(tv.page.locator('[data-turn]')).toHaveText(/ ist dran$/);
    // One phone sleeps for a moment.
    watch.breaksLine = true;
    await ben.page.context().setOffline(true);
    await ben.page.context().setOffline(false);
    if (ada.isToMove) await ada.move(choose);
    await expect(tv.page.locator('footer .said')).toHaveText(/\p{L}{3}.*[.!?]$/u);
    await look('in a match, in German');

    await goOn(hands, choose);
    await expect(tv.page.getByRole('heading', { level: 2 }).filter({ hasText: /gewinn|teilen/ })).toBeVisible();
    for (const hand of hands) await expect(hand.endPanel).toBeVisible();
    // What there is no room for is scrolled to, so that only the size of the letters counts.
    await look('the end');
    faults.splice(0, Infinity, ...faults.filter((fault) => !fault.includes('the choice, ') || countsForChoice(fault)));
    faults.splice(0, Infinity, ...faults.filter((fault) => !fault.includes('the end, ') || /nobody reads|is cut/.test(fault)));
    expect(faults.length, faults.join('\n')).toBe(0);

    const positions = received.map((message) => JSON.parse(message)).filter(({ type }) => type === 'Position');
    expect(positions.length).toBeGreaterThan(10);
    expect(new Set(positions.map(({ seat, view }) => `${seat} ${view?.viewer ?? ''}`))).toEqual(new Set(['null ', 'null spectator']));
    expect(received.filter((message) => /"hand":\s*\[/.test(message) && !message.includes('"phase":"over"'))).toEqual([]);
  });
