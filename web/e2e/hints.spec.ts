/** What the bots would do stands above the table: read whole on every screen, and never over the cards. */
import { expect, test } from './parlour';

const LONG = 'A reason that goes on and on, as German ones do, until it has said of every card why it is the better one. ';

test('a hint is read whole, however long it is and however small the screen', async ({ invite }) => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 667, height: 331 },
    { width: 1280, height: 800 },
  ]) {
    const guest = await invite({ viewport });
    const { page } = guest;
    await guest.playNow('Dig Dig');
    await guest.myTurn();
    await page.keyboard.press('h');
    const bar = page.getByRole('complementary', { name: 'What the bots would do' });
    await expect(bar.locator('strong')).toBeVisible();
    // Whatever was dealt, it may be this long.
    const text = bar.locator('p');
    await text.evaluate((said, long) => said.append(long), LONG);
    expect(await text.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => scrollHeight - clientHeight + scrollWidth - clientWidth)).toBeLessThan(2);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const [above, table] = [await bar.boundingBox(), await page.getByRole('main').boundingBox()];
    expect(above && table && above.y + above.height).toBeLessThanOrEqual((table?.y ?? 0) + 1);
    // Its button is one line.
    const all = bar.getByRole('button', { name: 'All moves' });
    if (await all.isVisible()) {
      expect(await all.evaluate((button) => button.getClientRects().length * Math.round(button.scrollHeight / 44))).toBe(1);
      await all.click();
      await expect(page.getByRole('dialog', { name: 'Your moves' })).toContainText('of 100 matches');
    }
  }
});
