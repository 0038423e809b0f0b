/** Text twice as large, on a phone. */
import { chromium } from './chromium';
import { expect, games, test, titles } from './parlour';
import { cutOff, isUsable, phone } from './usable';

// What the browser's own setting does: unlike a style it also reaches the sizes in media queries.
test.use({ launchOptions: { executablePath: chromium(), args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'] } });

for (const game of games)
  test(`with large text the table of ${titles[game]} is usable on a phone`, async ({ invite }) => {
    const guest = await invite(phone);
    expect(await guest.page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await cutOff(guest)).toEqual([]);
    await guest.playNow(titles[game]);
    await isUsable(guest);
  });
