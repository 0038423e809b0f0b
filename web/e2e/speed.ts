/**
 * How quickly somebody gets to a table and how smoothly cards fly: `npm run speed`, on a machine that does nothing else.
 * Figures, no test: nothing here fails because a machine is busy.
 */
import { expect, games, test, titles } from './parlour';

const RUNS = 7;
const median = (figures: number[]): number => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
const say = (what: string, figures: number[], unit: string): void =>
  void process.stdout.write(`${what}: median ${median(figures).toFixed(2)} ${unit}, longest ${Math.max(...figures).toFixed(2)} ${unit}\n`);

test('from the address to the lobby, and from "Play now" to the cards', async ({ invite }) => {
  const [lobby, scripts] = [[] as number[], [] as number[]];
  const starts = new Map<string, number[]>(games.map((game) => [game, []]));
  for (let run = 0; run < RUNS; run++)
    for (const game of games) {
      // A browser that has never been here, but for what the first match asks: nothing is kept from the run before.
      const guest = await invite();
      const { page } = guest;
      const [time, kilobytes] = await page.evaluate(() => {
        const paints = performance.getEntriesByType('paint').map(({ startTime }) => startTime);
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const pictures = files.filter(({ name }) => /Picture|api\/games/.test(name)).map(({ responseEnd }) => responseEnd);
        const code = files.filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
        return [Math.max(...paints, ...pictures), code / 1000] as const;
      });
      lobby.push(time / 1000);
      scripts.push(kilobytes);
      const play = page.getByRole('button', { name: `Play now: ${titles[game]}` });
      await expect(play).toBeVisible();
      const taken = await play.evaluate(
        (button) =>
          new Promise<number>((done) => {
            const began = performance.now();
            const look = (): void => {
              if (document.querySelector('main [data-card-key], main [data-place]')) done(performance.now() - began);
              else requestAnimationFrame(look);
            };
            (button as HTMLElement).click();
            look();
          }),
      );
      starts.get(game)?.push(taken / 1000);
      await page.context().close();
    }
  say('lobby', lobby, 's');
  say('JavaScript before a match', scripts, 'kB compressed');
  for (const game of games) say(`"Play now", ${titles[game]}`, starts.get(game) ?? [], 's');
});

for (const game of games)
  test(`frames while cards fly at a table of ${titles[game]}`, async ({ invite }) => {
    const guest = await invite({ reducedMotion: 'no-preference' });
    const { page } = guest;
    await guest.playNow(titles[game]);
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('normal');
    await page.evaluate(() => {
      const times = ((window as unknown as { frames: number[] }).frames = []) as number[];
      let last = 0;
      const tick = (now: number): void => {
        const flies = document.getAnimations().some((one) => one.playState === 'running');
        if (flies && last) times.push(now - last);
        last = flies ? now : 0;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    for (let move = 0; move < 4 && (await guest.myTurn()); move++) await guest.move();
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    process.stdout.write(`${titles[game]}: ${(1000 / median(frames)).toFixed(0)} frames a second in the median of ${frames.length}\n`);
  });
