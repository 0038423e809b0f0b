/** A picture of a page: node web/screenshot.mjs URL out.png 390x844 [dark|light] (from a checkout; needs chromium). */
import { chromium } from '@playwright/test';

const [url, out, size = '1280x800', theme = 'light'] = process.argv.slice(2);
if (!url || !out) {
  console.error('usage: node web/screenshot.mjs URL out.png [WIDTHxHEIGHT] [dark|light]');
  process.exit(2);
}
const [width, height] = size.split('x').map(Number);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({
  viewport: { width: width ?? 1280, height: height ?? 800 },
  colorScheme: theme === 'dark' ? 'dark' : 'light',
  reducedMotion: 'reduce',
});
page.on('console', (message) => {
  if (message.type() === 'error' || message.type() === 'warning') console.error(`${message.type()}: ${message.text()}`);
});
page.on('pageerror', (error) => console.error(`page: ${error.message}`));
await page.goto(url, { waitUntil: 'networkidle' });
await page.screenshot({ path: out });
await browser.close();
