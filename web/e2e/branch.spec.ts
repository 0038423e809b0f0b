/** Try it from here: a branch of a finished match is played to its end, found again at the match, and shared. */
import { isAccessible } from './accessible';
import { expect, test } from './parlour';

test('from a moment of a replay one plays on against bots, and others find the branch', async ({ guest, invite }, info) => {
  const { page } = guest;
  await guest.playNow('Diamoniak');
  await guest.hurry();
  const source = guest.table;
  await page.goto(`/#/r/${source}/3`);
  const moves = page.getByText(/^\d+ \/ \d+$/);
  await expect(moves).toHaveText(/^3 \/ /);

  // By keyboard: the first moment of the dialog is its answer, and the choices before it.
  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: 'Try it from here' });
  await expect(dialog.getByRole('button', { name: 'Play on from here' })).toBeFocused();
  await expect(dialog.getByText('Tried before')).toHaveCount(0);
  await guest.press(dialog.getByText('Dealt anew, luck too'));
  await guest.press(dialog.getByText('Beginner'));
  await isAccessible(guest, 'where a branch begins');
  await page.screenshot({ path: info.outputPath('branch-dialog.png') });
  await guest.press(dialog.getByRole('button', { name: 'Play on from here' }));
  await expect(page).toHaveURL(/#\/t\//);
  await expect.poll(() => guest.position?.table.branch?.table).toBe(source);
  expect(guest.position?.table.branch).toMatchObject({ step: 3, cards: 'anew' });
  await guest.seated();
  await guest.hurry();
  const branch = guest.table;
  await expect(guest.endPanel).toContainText('This was tried from a moment of another match');
  await isAccessible(guest, 'the end of a branch');
  await page.screenshot({ path: info.outputPath('branch-end.png') });
  await guest.press(guest.endPanel.getByRole('link', { name: 'Back to the match it comes from' }));
  await expect(page).toHaveURL(new RegExp(`#/r/${source}/3$`));

  // Somebody else has only the link of the match, and speaks German.
  const other = await invite();
  await other.press(other.page.getByRole('button', { name: 'Settings' }));
  await other.press(other.page.getByRole('dialog').getByText('Deutsch'));
  await other.page.keyboard.press('Escape');
  await other.page.goto(`/#/r/${source}/2`);
  await other.press(other.page.getByRole('button', { name: 'Von hier aus versuchen' }));
  const german = other.page.getByRole('dialog', { name: 'Von hier aus versuchen' });
  const tried = german.getByRole('region', { name: 'Schon versucht' }).getByRole('link');
  await expect(tried).toHaveCount(1);
  await expect(tried).toContainText('Nach Zug 3');
  await isAccessible(other, 'a list of branches');
  await other.page.screenshot({ path: info.outputPath('branch-list.png') });
  await other.press(tried);
  await expect(other.page).toHaveURL(new RegExp(`#/r/${branch}/3$`));
  await expect(other.page.getByText(/^3 \/ \d+$/)).toBeVisible();
  await other.press(other.page.getByRole('link', { name: /^Von einem Moment einer anderen Partie/ }));
  await expect(other.page).toHaveURL(new RegExp(`#/r/${source}/3$`));
  await other.press(other.page.getByRole('button', { name: 'Zum Ende' }));
  await other.press(other.page.getByRole('button', { name: 'Von hier aus versuchen' }));
  await expect(german.getByRole('button', { name: 'Von hier aus weiterspielen' })).toHaveCount(0);
});
