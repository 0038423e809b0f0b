/** Without a mouse: from the lobby to the end of a match. */
import { expect, test, titles } from './parlour';
import { various, type Guest } from './guest';

/** Presses a key until the focus is where it is wanted. */
async function walkTo(guest: Guest, key: string, selector: string, most = 120): Promise<void> {
  for (let n = 0; n < most; n++) {
    if (await guest.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await guest.page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${selector}`);
}

async function opensMatch(guest: Guest, title: string): Promise<void> {
  await walkTo(guest, 'Tab', 'input[type=radio]');
  await walkTo(guest, 'ArrowLeft', 'label:first-child > input');
  await walkTo(guest, 'Tab', `button[aria-label="Play now: ${title}"]`);
  await guest.page.keyboard.press('Enter');
  await guest.seated();
}

test('a whole match with arrows and Enter on the table itself', async ({ guest }) => {
  await opensMatch(guest, titles.villains);
  let turn = 0;
  while (await guest.myTurn()) {
    await guest.seesOffers();
    const wanted = various(guest.offers, turn++);
    const before = guest.position?.seq ?? 0;
    const direct = (await guest.page.locator(`main [data-action="${wanted}"]`).count()) > 0;
    if (!direct) {
      const opens = await guest.page.evaluate(
        (action) =>
          [...document.querySelectorAll<HTMLElement>('main [data-opens]')]
            .find(({ dataset }) => dataset['opens']?.split('|').includes(action))
            ?.dataset['opens'] ?? '',
        wanted,
      );
      await walkTo(guest, 'ArrowRight', `[data-opens="${opens}"]`);
      await guest.page.keyboard.press('Enter');
      await expect(guest.page.locator(`main [data-action="${wanted}"]`)).toBeVisible();
    }
    await walkTo(guest, 'ArrowRight', `[data-action="${wanted}"]`);
    await guest.page.keyboard.press('Enter');
    await expect.poll(() => guest.position?.seq ?? 0).toBeGreaterThan(before);
  }
  await expect(guest.endPanel).toBeVisible();
  await walkTo(guest, 'Tab', 'dialog[open] footer button:last-child');
  await expect(guest.page.locator(':focus')).toHaveText('Play again');
});

test('a whole match from the list of moves', async ({ guest }) => {
  const { page } = guest;
  await opensMatch(guest, titles.villains);
  let turn = 0;
  while (await guest.myTurn()) {
    await guest.seesOffers();
    const before = guest.position?.seq ?? 0;
    const wanted = guest.offered.indexOf(various(guest.offers.slice(0, 9), turn++));
    await page.keyboard.press('m');
    await expect(page.getByRole('dialog', { name: 'Your moves' })).toBeVisible();
    await page.keyboard.press(String(wanted + 1));
    await expect.poll(() => guest.position?.seq ?? 0, { intervals: [10, 20, 50] }).toBeGreaterThan(before);
  }
  await expect(guest.endPanel).toBeVisible();
});
