/** By the book a table shows what lies on it and what happened since one's own last move; with help all that was seen. */
import { expect, test } from './parlour';

test('a first match helps to remember, and by the book only the end tells everything', async ({ guest }) => {
  const { page } = guest;
  const tally = page.locator('main').getByRole('button', { name: /points? so far, / });
  const log = page.getByRole('log');
  const moves = log.locator('p.move:not(.table)');
  const own = log.locator('p.move.mine');
  const look = page.getByRole('button', { name: /Press for what was seen going there/ });

  await guest.playNow('Villains');
  expect(guest.position?.table.terms.memory).toBe('help');
  await expect(tally).toHaveCount(guest.position?.table.seats.length ?? 0);
  await expect(look).toHaveCount(guest.position?.table.seats.length ?? 0);
  await guest.press(look.first());
  await expect(page.getByRole('dialog', { name: /What was seen going onto/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/');
  await guest.inLobby();
  await guest.open('Villains', 3);
  const helps = page.getByRole('switch', { name: 'Help with remembering' });
  await expect(helps).toBeChecked();
  await guest.press(helps);
  await expect.poll(() => guest.position?.table.terms.memory).toBe('book');
  await expect(helps).not.toBeChecked();
  await guest.deal();
  for (let turn = 0; turn < 3; turn++) {
    await guest.myTurn();
    await expect(tally).toHaveCount(0);
    await expect(look).toHaveCount(0);
    await guest.move();
  }
  await guest.myTurn();
  await guest.seesOffers();
  // What happened is there from the own last move on: before a reload and after it.
  for (const reloads of [true, false]) {
    await expect(own).toHaveCount(1);
    await expect(moves).toHaveCount(3);
    await expect(moves.first()).toHaveClass(/mine/);
    await expect(log.getByText('The cards are dealt.')).toHaveCount(1);
    await expect(log.getByRole('button', { name: 'Show what happened before' })).toHaveCount(0);
    if (reloads) await page.reload();
    await guest.seesOffers();
  }

  const made = await guest.playToEnd();
  await expect(guest.endPanel).toBeVisible();
  await expect(guest.endPanel.getByText(/points?$/).first()).toBeVisible();
  await guest.press(page.getByRole('button', { name: 'Look at the table' }));
  await expect(tally).toHaveCount(3);
  await expect(look).toHaveCount(3);
  await expect(own).toHaveCount(made);
  await page.reload();
  await expect(own).toHaveCount(made);
  await expect(log.getByText('The cards are dealt.')).toHaveCount(1);

  // Whoever has finished a match plays by the book.
  await page.goto('/');
  await guest.inLobby();
  await guest.playNow('Villains');
  expect(guest.position?.table.terms.memory).toBe('book');
});
