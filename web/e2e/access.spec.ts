/** axe-core finds nothing serious on any page, by day and by night. */
import AxeBuilder from '@axe-core/playwright';
import { isAccessible } from './accessible';
import { expect, games, test, titles } from './parlour';

for (const game of games) {
  test(`the table of ${titles[game]} is accessible`, async ({ guest }) => {
    await guest.playNow(titles[game]);
    for (let move = 0; move < 6 && (await guest.myTurn()); move++) await guest.move();
    await guest.myTurn();
    await isAccessible(guest, 'the middle of a match');
    await guest.page.keyboard.press('r');
    await expect(guest.page.getByRole('dialog', { name: 'Rules' }).locator('[data-clause]').first()).toBeVisible();
    await isAccessible(guest, 'rules');
  });
}

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

test('everything after a match is accessible', async ({ guest }) => {
  const { page } = guest;
  await guest.playNow('Villains');
  await guest.playToEnd();
  await expect(guest.endPanel.getByRole('img', { name: /over the whole match/ })).toBeVisible();
  await guest.endPanel.getByRole('button', { name: 'Check that the deal was fair' }).click();
  await expect(guest.endPanel.getByText('The deal was fair: nobody could choose it.')).toBeVisible();
  await isAccessible(guest, 'end of a match');
  await guest.endPanel.getByRole('link', { name: 'Watch again' }).click();
  await expect(page.getByRole('button', { name: 'One step on' })).toBeVisible();
  await isAccessible(guest, 'replay');
  await page.goto('/#/past');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await isAccessible(guest, 'past matches');
});
