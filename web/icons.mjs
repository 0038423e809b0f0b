/** The icon as pictures, for devices that install the page: node icons.mjs (from web/; needs chromium). */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const icon = readFileSync('public/icon.svg', 'utf-8');
/** Devices cut a mask out of it, or round its corners themselves: its ground fills the square, and the cards stay in the middle. */
const whole = icon.replace(' rx="14"', '').replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80" style="background:#1f4b43"');
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, size, drawing] of /** @type {const} */ ([
  ['icon-192', 192, icon],
  ['icon-512', 512, icon],
  ['icon-maskable-512', 512, whole],
  ['apple-touch-icon', 180, whole],
])) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`);
  await page.screenshot({ path: `public/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
