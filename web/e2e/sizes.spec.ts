/** The largest table of every game, at every kind of decision, on fourteen screens from a small phone to a large one. */
import AxeBuilder from '@axe-core/playwright';
import { expect, games, test, titles, type GameId } from './parlour';
import { nameOf, Screen, sizes, type Size } from './sizes';
import { decisionsOf, Stage, type Moment } from './stage';

const largest: Record<GameId, number> = { villains: 6, diamoniak: 4, digdig: 4, dwarfking: 5 };
/** Where axe looks too: it is slow, and knows nothing of sizes. */
const looked = sizes.filter((size) => ['360×640', '844×340', '1280×800'].includes(nameOf(size)));

/** Where cards and type are larger. */
const enlarged = sizes.filter((size) => ['390×844', '1280×800'].includes(nameOf(size)));

/** The decisions of a game; in The Dwarf King once more with the longest words that can stand beside a trick. */
function momentsOf(game: GameId): [string, Moment][] {
  const decisions = decisionsOf(game);
  const { play } = decisions;
  const wordy = game === 'dwarfking' && play ? { 'play-wordy': { ...play, view: { ...play.view, special: 'blue-11-flag', quest: '15b' } } } : {};
  return Object.entries({ ...decisions, ...wordy });
}

for (const game of games)
  test(`the largest table of ${titles[game]} can be played on every screen`, async ({ guest }) => {
    // Some hundred screens, each measured: on a busy machine that takes its time.
    test.slow();
    const { page } = guest;
    const decisions = momentsOf(game);
    expect(decisions.length).toBeGreaterThan(2);
    await page.evaluate(async () => {
      const profile = JSON.stringify({ name: 'Alexandra', avatar: 'wren' });
      await fetch('/api/me', { method: 'PUT', body: profile, headers: { 'content-type': 'application/json' } });
    });
    await guest.open(titles[game], largest[game]);
    await guest.deal();
    // German words are the longer ones, and so are the names of the bots.
    await page.evaluate(() => localStorage.setItem('parlour.settings', JSON.stringify({ language: 'de', speed: 'off' })));
    const stage = await Stage.before(page, (decisions[0] as [string, Moment])[1]);
    await page.reload();
    const screen = await Screen.of(page);
    const faults: string[] = [];
    const seen = new Set<string>();
    const show = async (kind: string, moment: Moment): Promise<string[]> => {
      stage.show(moment);
      const offered = moment.offers.map(({ action }) => action).sort();
      await expect.poll(() => guest.shown(), `${game}, ${kind}: what can be clicked`).toEqual(offered);
      return offered;
    };
    const cardWidth = (): Promise<number> =>
      page.evaluate(() => document.querySelector<HTMLElement>('main button[data-card], main [data-action]')?.offsetWidth ?? 0);

    for (const [kind, moment] of decisions) {
      const offered = await show(kind, moment);
      faults.push(...(await screen.faults(`${titles[game]}, ${kind}`, sizes, { offered, mayScroll: false })));

      // What has to be touched first, once for each kind of action that it leads to.
      for (const opens of await page.locator('main [data-opens]').evaluateAll((all) => all.map((one) => one.getAttribute('data-opens') ?? ''))) {
        const within = opens.split('|');
        const verbs = [...new Set(moment.offers.filter(({ action }) => within.includes(action)).map(({ parts }) => parts.verb))].sort().join('+');
        if (seen.has(verbs)) continue;
        seen.add(verbs);
        const opener = `main [data-opens="${opens}"]`;
        await guest.touch(opener);
        const opened = await page.locator(within.map((action) => `main [data-action="${action}"]`).join(', ')).count();
        expect(opened, `${game}, ${kind}: "${opens}" opens all of it`).toBe(within.length);
        faults.push(...(await screen.faults(`${titles[game]}, ${kind}, open ${verbs}`, sizes, { offered: within, mayScroll: false })));
        await guest.touch(opener);
      }
    }
    const width = await cardWidth();

    // Larger cards and type may need a scroll, but nothing else.
    await page.evaluate(() => localStorage.setItem('parlour.settings', JSON.stringify({ language: 'de', speed: 'off', size: 'large' })));
    await page.reload();
    for (const [kind, moment] of decisions) {
      const offered = await show(kind, moment);
      faults.push(...(await screen.faults(`${titles[game]}, ${kind}, large`, enlarged, { offered, mayScroll: true })));
    }
    await screen.become(sizes.at(-1) as Size);
    expect.soft(await cardWidth(), 'a card that is larger').toBeGreaterThan(width * 1.15);
    expect(faults.length, faults.join('\n')).toBe(0);

    // Numbers say what they are, by keys too.
    const tip = page.locator('main button[popovertarget]').first();
    const bubble = page.locator(`[id="${await tip.getAttribute('popovertarget')}"]`);
    await tip.press('Enter');
    await expect(bubble).toBeInViewport({ ratio: 1 });
    await expect(tip).toContainText((await bubble.locator('span').first().textContent()) ?? '');
    await page.keyboard.press('Escape');
    await expect(bubble).toBeHidden();

    for (const size of looked) {
      await screen.become(size);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`));
      expect.soft(serious, nameOf(size)).toEqual([]);
    }
  });
