/** axe-core finds nothing serious before a match, by day and by night; what comes later is looked at where it is played. */
import AxeBuilder from '@axe-core/playwright';
import { isAccessible } from './accessible';
import { expect, test } from './parlour';

test('a page with a serious fault is found out', async ({ guest }) => {
  await guest.page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  const { violations } = await new AxeBuilder({ page: guest.page }).analyze();
  expect(violations.map(({ id }) => id)).toContain('button-name');
});

test('everything before a match is accessible', { tag: '@phone' }, async ({ guest }) => {
  const { page } = guest;
  await isAccessible(guest, 'lobby');
  for (const [button, title] of [
    ['Settings', 'Settings'],
    ['Change name and face', 'You'],
    ['With friends: Villains', 'Villains with friends'],
  ] as const) {
    await guest.press(page.getByRole('button', { name: button }));
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await isAccessible(guest, title);
    if (button.startsWith('With')) break;
    await page.keyboard.press('Escape');
  }
  await guest.press(page.getByRole('button', { name: 'Open the table' }));
  await guest.press(page.getByRole('button', { name: 'Bot', exact: true }).first());
  await expect(page.getByRole('heading', { name: 'How we play' })).toBeVisible();
  await isAccessible(guest, 'waiting room');
});
