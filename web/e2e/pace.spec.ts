/**
 * What happens is seen: each move in its turn and for its time, with or without motion; and no move is made unseen.
 *
 * The clock of the page stands still where times matter, and goes on by as much as is said: nothing depends on how busy the
 * machine is.
 */
import type { Page } from '@playwright/test';
import type { DwarfKingView } from '../src/games/dwarfking/view';
import type { FromClient, FromServer } from '../src/lib/protocol';
import { GUARD, LINGER, WATCH } from '../src/lib/times';
import type { Guest } from './guest';
import { expect, test } from './parlour';

/** What goes over the line from now on. */
function overheard(page: Page): { moves: string[]; asked: number; made: number[] } {
  const heard = { moves: [] as string[], asked: 0, made: [] as number[] };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as FromClient;
      if (message.type === 'Do' && message.command.type === 'Move') heard.moves.push(message.command.action);
      if (message.type === 'Why') heard.asked += 1;
    });
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as FromServer;
      if (message.type === 'Update' && message.what.type === 'Moved') heard.made.push(message.what.seat);
    });
  });
  return heard;
}

/** The clock of the page stands still from now on. */
async function stopsTheClock(page: Page): Promise<void> {
  // It goes on while we ask for it, and cannot be stopped at what has passed.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** A table with bots that answer at once, and the cards on it. */
async function sitsDown(guest: Guest, game: string, players: number): Promise<void> {
  const { page } = guest;
  const link = await page.evaluate(
    async ([id, seats]) => {
      // The log tells all moves, so that they can be counted.
      const body = JSON.stringify({ game: id, seats, terms: { memory: 'help' } });
      const opened = await fetch('/api/tables', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
      return `/#/t/${((await opened.json()) as { id: string }).id}`;
    },
    [game, Array<number>(players - 1).fill(1)] as const,
  );
  await page.goto(link);
  await guest.press(page.getByRole('button', { name: 'Deal the cards' }));
  await guest.seated();
}

const pace = (page: Page, wanted: string): Promise<string[]> => page.getByRole('combobox', { name: 'Pace' }).selectOption(wanted);

/** The moves that have been shown, and what was said to a screen reader. */
const shown = (page: Page): Promise<number> => page.getByRole('log').locator('p.move:not(.table)').count();
const said = (page: Page): Promise<string[]> => page.locator('[aria-live=polite]:not([role]) > p').allTextContents();

test('a double click draws one card, and so does a key that is held down', async ({ guest }) => {
  const { page } = guest;
  const heard = overheard(page);
  await sitsDown(guest, 'diamoniak', 2);
  await page.clock.install();
  const pile = page.locator('main button.pile');
  for (const hasty of [
    () => pile.dblclick(),
    () => pile.click({ clickCount: 4 }),
    async (before: number) => {
      await pile.focus();
      for (let n = 0; n < 8; n++) await page.keyboard.down('Enter');
      await expect.poll(() => heard.moves.length).toBeGreaterThan(before);
      await page.clock.runFor(10 * GUARD);
      for (let n = 0; n < 8; n++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  ]) {
    // The turn may have ended with a witch: other moves are made until a card can be drawn again.
    while ((await guest.myTurn()) && !guest.offered.includes('draw')) await guest.move();
    await guest.seesOffers();
    await stopsTheClock(page);
    const before = heard.moves.length;
    const { seq = 0 } = guest.position ?? {};
    await hasty(before);
    await expect.poll(() => guest.position?.seq ?? 0).toBeGreaterThan(seq);
    await page.clock.resume();
    expect(heard.moves.slice(before)).toEqual(['draw']);
  }
  expect(heard.asked, 'a click too many asks nothing').toBe(0);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`each move is shown and announced in its turn and for its time: ${reducedMotion}`, async ({ invite }) => {
    const guest = await invite({ reducedMotion });
    const { page } = guest;
    const heard = overheard(page);
    await sitsDown(guest, 'villains', 4);
    await guest.myTurn();
    await pace(page, 'normal');
    const turn = page.locator('[data-turn]');

    await page.clock.install();
    await guest.seesOffers();
    await stopsTheClock(page);
    const [made, seen, heardBefore] = [heard.made.length, await shown(page), (await said(page)).length];
    await guest.move();
    await guest.myTurn();
    const others = heard.made.length - made - 1;
    expect(others).toBeGreaterThan(1);
    await expect.poll(() => shown(page)).toBe(seen + 1);

    // While what has happened is being shown, nobody is thinking, and nothing can be done yet.
    await expect(turn).toHaveText(/’s turn$/);
    for (let n = 1; n <= others; n++) {
      await page.clock.runFor(WATCH - 10);
      expect(await shown(page)).toBe(seen + n);
      expect(await guest.shown()).toEqual([]);
      await page.clock.runFor(10);
      expect(await shown(page)).toBe(seen + n + 1);
    }
    expect(await guest.shown(), 'the last move is looked at first').toEqual([]);
    await expect(turn).toHaveText('Your turn');
    await page.clock.runFor(GUARD);
    await guest.seesOffers();
    const spoken = (await said(page)).slice(heardBefore);
    const written = await page.getByRole('log').locator('p.move:not(.table)').evaluateAll((lines) =>
      lines.map((line) => [...line.children].map((sentence) => sentence.textContent).join(' ')),
    );
    expect(spoken.map((text) => text.replace(/ ?Your turn$/, ''))).toEqual(written.slice(seen));

    // A pause holds what waits; a tap on the cloth or a key shows one move each.
    const before = await shown(page);
    await guest.move();
    await guest.myTurn();
    await page.keyboard.press('p');
    // Long enough for all of them, and too short for the silence after which a page asks whether the server is there.
    const all = 6 * WATCH;
    await page.clock.runFor(all);
    expect(await shown(page)).toBe(before + 1);
    await expect(turn).toHaveText(/^Paused: \d+ to see$/);
    await page.keyboard.press('n');
    expect(await shown(page)).toBe(before + 2);
    await page.locator('main').click({ position: { x: 4, y: 4 } });
    expect(await shown(page)).toBe(before + 3);
    await page.clock.runFor(all);
    expect(await shown(page)).toBe(before + 3);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.clock.runFor(all);
    await guest.seesOffers();
  });

test('the last trick of a deal stays until it is seen, or until a tap', async ({ guest }) => {
  const { page } = guest;
  await sitsDown(guest, 'dwarfking', 5);
  const view = (): DwarfKingView => guest.position?.view as unknown as DwarfKingView;
  const trick = page.locator('main ul').filter({ has: page.locator('[data-card-key]') }).first().locator('> li');
  const scored = page.getByRole('region', { name: /^How deal \d+ scored$/ });
  await page.clock.install();

  for (const ends of [() => page.clock.runFor(20), () => page.locator('main').click({ position: { x: 4, y: 4 } })]) {
    await pace(page, 'instant');
    const { deal } = view();
    const isLast = (): boolean => view().deal === deal && view().phase === 'play' && view().players[guest.position?.seat ?? 0]?.hand_count === 1;
    while ((await guest.myTurn()) && !isLast()) await guest.move();
    await guest.seesOffers();
    await pace(page, 'normal');
    await stopsTheClock(page);
    await guest.move();
    await expect.poll(() => view().deal).toBe(deal + 1);
    // One card after the other, as they are shown.
    while ((await trick.count()) < 5) await page.clock.runFor(WATCH);
    await expect(scored).toBeHidden();
    await page.clock.runFor(LINGER - 10);
    expect(await trick.count()).toBe(5);
    await ends();
    await expect(scored).toBeVisible();
    await page.clock.resume();
  }
});
