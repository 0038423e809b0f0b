/** The first minute: what a game is about is shown once, how it is played is asked once. */
import type { Page } from '@playwright/test';
import { isAccessible } from './accessible';
import { expect, test } from './parlour';
import { englishOf } from './words';

function tile(page: Page, title: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
}

test('who has never played a game sees what it is about, says against how many, and then just plays @phone', async ({ invite }) => {
  const guest = await invite({ isNew: true });
  const { page } = guest;
  const says = englishOf('diamoniak');
  const play = tile(page, 'Diamoniak').getByRole('button', { name: 'Play now: Diamoniak' });

  await guest.press(play);
  const pictures = page.getByRole('dialog', { name: 'Diamoniak' });
  for (const text of ['picture-goal', 'picture-turn', 'picture-end']) await expect(pictures).toContainText(says(text));
  await expect(pictures.locator('.scene')).toHaveCount(3);
  await expect(pictures.getByRole('button', { name: 'Learn it in a lesson' })).toBeVisible();
  await isAccessible(guest, 'the pictures');
  await guest.press(pictures.getByRole('button', { name: 'Close' }));
  await expect(pictures).toBeHidden();

  await guest.press(play);
  await guest.press(pictures.getByText('1', { exact: true }));
  await guest.press(pictures.getByRole('button', { name: 'Deal me in' }));
  await guest.seated();
  expect(guest.position?.table.seats.length, 'one opponent').toBe(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The pictures stay within reach.
  await page.keyboard.press('r');
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.getByRole('listitem')).toHaveCount(5);
  await guest.press(rules.getByText('In pictures'));
  await expect(rules).toContainText(says('picture-turn'));

  // From now on one touch is enough, and another changes it.
  await page.goto('/');
  await expect(play).toHaveText(/1 opponent/);
  await guest.press(tile(page, 'Diamoniak').getByRole('button', { name: 'Play it another way: Diamoniak' }));
  await expect(pictures.locator('.scene')).toHaveCount(0);
  await guest.press(pictures.getByText('3', { exact: true }));
  await guest.press(pictures.getByRole('button', { name: 'Deal me in' }));
  await guest.seated();
  expect(guest.position?.table.seats.length).toBe(4);
  await page.goto('/');
  await guest.press(tile(page, 'Diamoniak').getByRole('button', { name: /3 opponents/ }));
  await guest.seated();
  expect(guest.position?.table.seats.length).toBe(4);
});
