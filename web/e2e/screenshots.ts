/** Pictures of real matches for the docs: `npm run screenshots` writes `docs/screenshots/`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Guest } from './guest';
import { expect, games, test, titles, type GameId } from './parlour';

const folder = resolve('../docs/screenshots');
const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 },
};
const sideways = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 };
const television = { viewport: { width: 1920, height: 1080 } };
/** How many own moves lie before the middle. */
const middle: Record<GameId, number> = { villains: 9, diamoniak: 8, digdig: 8, dwarfking: 16 };

const hours = ['light', 'dark'] as const;
/** What differs from game to game by its cards alone is shown by day, and of one game by night too. */
const hoursOf = (game: GameId) => (game === 'villains' ? hours : hours.slice(0, 1));

/** The colours are few, so the files can be small. Who has not the means is told, before large ones are kept for ever. */
function shrink(path: string): void {
  const { error } = spawnSync('pngquant', ['--force', '--skip-if-larger', '--speed', '1', '--nofs', '--quality', '60-90', '--output', path, path]);
  if (error) throw new Error(`pngquant, which makes the pictures small, cannot be run (${error.message}): install the package "pngquant"`);
}

/** By day and by night. */
async function shoot(page: Page, name: string, whole: { fullPage: boolean } = { fullPage: false }, at: readonly (typeof hours)[number][] = hours): Promise<void> {
  // Where a button was that has been pressed there may be something now that says what it is.
  await page.mouse.move(2, 2);
  await expect(page.locator(':popover-open')).toHaveCount(0);
  for (const colorScheme of at) {
    await page.emulateMedia({ colorScheme });
    const path = `${folder}/${name}-${colorScheme}.png`;
    await page.screenshot({ path, ...whole });
    shrink(path);
  }
}

/** With a name and a face that look well in a picture. */
async function introduce({ page }: Guest): Promise<void> {
  await page.evaluate(async () => {
    const profile = JSON.stringify({ name: 'Ada', avatar: 'wren' });
    await fetch('/api/me', { method: 'PUT', body: profile, headers: { 'content-type': 'application/json' } });
  });
  await page.reload();
}

mkdirSync(folder, { recursive: true });

for (const [size, options] of Object.entries(sizes)) {
  test(`the lobby on a ${size}`, async ({ invite }) => {
    const guest = await invite(options);
    await introduce(guest);
    await guest.inLobby();
    await expect(guest.page.locator('.picture > svg')).toHaveCount(games.length);
    await shoot(guest.page, `lobby-${size}`, { fullPage: true });
  });

  for (const game of games) {
    test(`${titles[game]} on a ${size}`, async ({ invite }) => {
      const guest = await invite(options);
      const { page } = guest;
      // As the book has it.
      await page.evaluate(() => localStorage.setItem('parlour.habits', JSON.stringify({ villains: {}, diamoniak: {}, digdig: {}, dwarfking: {} })));
      await introduce(guest);
      await guest.playNow(titles[game]);
      await guest.myTurn();
      await guest.seesOffers();
      await shoot(page, `${game}-start-${size}`);
      for (let move = 0; move < middle[game] && (await guest.myTurn()); move++) await guest.move();
      if (await guest.myTurn()) await guest.seesOffers();
      await shoot(page, `${game}-middle-${size}`);
      await guest.playToEnd();
      await expect(guest.endPanel.getByRole('img', { name: /over the whole match/ })).toBeVisible();
      await shoot(page, `${game}-end-${size}`);
    });
  }
}

for (const game of games) {
  test(`${titles[game]} on a phone on its side`, async ({ invite }) => {
    const guest = await invite(sideways);
    await introduce(guest);
    await guest.playNow(titles[game]);
    for (let move = 0; move < 3 && (await guest.myTurn()); move++) await guest.move();
    if (await guest.myTurn()) await guest.seesOffers();
    await shoot(guest.page, `${game}-middle-sideways`, undefined, hoursOf(game));
  });

  test(`${titles[game]} on a television, with a phone as a hand`, async ({ invite }) => {
    const screen = await invite(television);
    await screen.page.goto('/#/screen');
    await screen.press(screen.page.getByRole('button', { name: new RegExp(`^${titles[game]}`) }));
    await screen.press(screen.page.getByRole('button', { name: 'Open the table' }));
    const guest = await invite(sizes.phone);
    await introduce(guest);
    const code = screen.page.getByText(/^[B-Z]{4}$/);
    await guest.page.getByRole('textbox', { name: 'Enter a code' }).fill((await code.textContent()) ?? '');
    await guest.press(guest.page.getByRole('button', { name: 'Join' }));
    await guest.press(guest.page.getByRole('button', { name: 'Sit down' }));
    await expect(screen.page.getByText('Ada', { exact: true })).toBeVisible();
    if (game === 'villains') await shoot(screen.page, 'television-waiting');
    await screen.press(screen.page.getByRole('button', { name: /^Deal/ }));
    await guest.seated();
    for (let move = 0; move < 3 && (await guest.myTurn()); move++) await guest.move();
    if (await guest.myTurn()) await guest.seesOffers();
    await shoot(guest.page, `${game}-hand-phone`, undefined, hoursOf(game));
    await shoot(screen.page, `${game}-television`, undefined, hoursOf(game));
  });
}
