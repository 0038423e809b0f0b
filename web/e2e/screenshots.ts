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
/** How many own moves lie before the middle. */
const middle: Record<GameId, number> = { villains: 9, diamoniak: 8, digdig: 8, dwarfking: 16 };

/** By day and by night; the colours are few, so the files can be small. */
async function shoot(page: Page, name: string, whole: { fullPage: boolean } = { fullPage: false }): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const path = `${folder}/${name}-${colorScheme}.png`;
    await page.screenshot({ path, ...whole });
    spawnSync('pngquant', ['--force', '--skip-if-larger', '--speed', '1', '--quality', '60-90', '--output', path, path]);
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
      await page.mouse.move(2, 2);
      await shoot(page, `${game}-middle-${size}`);
      await guest.playToEnd();
      await expect(guest.endPanel.getByRole('img', { name: /over the whole match/ })).toBeVisible();
      await shoot(page, `${game}-end-${size}`);
    });
  }
}
