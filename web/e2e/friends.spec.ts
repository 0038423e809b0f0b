/** Two people at two browsers. */
import { expect, test } from './parlour';

test('two browsers play each other to the end, talk, and see the same result', async ({ invite }) => {
  const host = await invite();
  // A bot sits between them, in a game that is over when the cards are.
  await host.open('Villains', 3);
  const link = (await host.page.getByText(/#\/t\//).textContent()) ?? '';
  expect(link).toBe(host.page.url());

  const friend = await invite({ isNew: true });
  await friend.page.goto(link);
  await friend.press(friend.page.getByRole('button', { name: 'Sit here' }).first());
  // Who has never played it sees what it is about, once.
  await friend.press(friend.page.getByRole('dialog', { name: 'Villains' }).getByRole('button', { name: 'Let us play' }));
  await friend.page.reload();
  // The code of the table, which holds until the cards are dealt.
  await expect(friend.page.getByText(/^[B-Z]{4}$/)).toBeVisible();
  await expect.poll(() => host.position?.table.seats.filter(({ kind }) => kind === 'person').length).toBe(2);
  await host.deal();
  await friend.seated();

  const log = (of: typeof host) => of.page.getByRole('complementary', { name: 'What happened' });
  await expect(log(host)).toBeVisible();
  await log(host).getByRole('textbox', { name: 'Say something' }).fill('Good luck to both of us');
  await host.press(log(host).getByRole('button', { name: 'Send' }));
  await expect(log(friend)).toContainText('Good luck to both of us');
  await friend.press(log(friend).getByRole('button', { name: 'Applause' }));
  await expect(log(host).getByText(/: Applause$/)).toBeAttached();

  await Promise.all([host.playToEnd(), friend.playToEnd()]);
  expect(host.position?.table.ranking).toEqual(friend.position?.table.ranking);
  expect(host.position?.table.scores).toEqual(friend.position?.table.scores);
  const scores = await Promise.all([host, friend].map(async ({ endPanel }) => (await endPanel.locator('table, ol').first().textContent()) ?? ''));
  expect(scores[0]).toBe(scores[1]);

  await host.press(host.endPanel.getByRole('button', { name: 'Play again' }));
  await friend.press(friend.endPanel.getByRole('button', { name: 'Look at the table' }));
  await friend.press(friend.page.getByRole('button', { name: 'Join them' }));
  await expect.poll(() => friend.table).toBe(host.table);
});
