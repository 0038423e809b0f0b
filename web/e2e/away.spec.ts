/** Somebody leaves in the middle of a match: the other goes on with a bot, and whoever comes back takes the seat again. */
import { offersOf } from '../src/lib/wish';
import { various, type Choose } from './guest';
import { expect, test } from './parlour';

/** Hands the turn on as soon as possible. */
const briefly: Choose = (offers, turn) => offersOf(offers, { verb: 'stop' })[0]?.action ?? various(offers, turn);

test('a bot plays for who is away too long, until they come back', async ({ invite }) => {
  const [host, friend] = [await invite(), await invite()];
  const link = await host.page.evaluate(async () => {
    // The shortest absence that a table may agree on.
    const body = JSON.stringify({ game: 'diamoniak', seats: [null], terms: { patience: 10 } });
    const opened = await fetch('/api/tables', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    return `/#/t/${((await opened.json()) as { id: string }).id}`;
  });
  await host.page.goto(link);
  await friend.page.goto(link);
  await friend.press(friend.page.getByRole('button', { name: 'Sit here' }));
  await host.press(host.page.getByRole('button', { name: 'Deal the cards' }));
  await Promise.all([host.seated(), friend.seated()]);

  const seat = friend.position?.seat ?? -1;
  await friend.press(friend.page.getByRole('link', { name: 'Back to the lobby' }));
  await expect(host.page.locator(`main [data-seat="${seat}"]`)).toContainText('away');
  const waits = (): boolean => host.position?.table.to_act === seat;
  while (!waits()) {
    const before = host.position?.seq ?? 0;
    await host.move(briefly);
    await expect.poll(() => (host.position?.seq ?? 0) > before && (waits() || host.offered.length > 0)).toBe(true);
  }
  // Whoever looks into the lobby sees where they are waited for.
  const mine = friend.page.getByRole('link', { name: /^Diamoniak/ });
  const icon = friend.page.locator('link[rel=icon]');
  await friend.page.reload();
  await expect(mine).toContainText('Your turn');
  await expect(friend.page).toHaveTitle('Your turn · Parlour');
  await expect(icon).toHaveAttribute('href', './icon-turn.svg');
  await expect(host.page).toHaveTitle('Diamoniak · Parlour');
  await expect(host.page.locator('link[rel=icon]')).toHaveAttribute('href', './icon.svg');
  await friend.press(friend.page.getByRole('button', { name: /^Remove from the list: Diamoniak/ }));
  await expect(mine).toBeHidden();
  await expect(friend.page).toHaveTitle('Parlour');
  await expect(icon).toHaveAttribute('href', './icon.svg');

  const question = host.page.getByRole('status').filter({ hasText: 'has been away for a while' });
  await expect(question).toBeVisible({ timeout: 120_000 });
  await host.press(question.getByRole('button', { name: 'A bot plays on' }));
  await expect(question).toBeHidden();
  await host.myTurn();
  await expect(host.page).toHaveTitle('Your turn · Diamoniak · Parlour');
  expect(host.position?.table.seats[seat]).toMatchObject({ kind: 'person', level: 2 });

  await friend.page.goto(link);
  const deputy = friend.page.getByRole('status').filter({ hasText: 'A bot plays for you.' });
  await friend.press(deputy.getByRole('button', { name: 'I am back' }));
  await expect(deputy).toBeHidden();
  await expect.poll(() => host.position?.table.seats[seat]?.level ?? null).toBeNull();
  await expect(host.page.locator(`main [data-seat="${seat}"]`)).not.toContainText('away');
});
