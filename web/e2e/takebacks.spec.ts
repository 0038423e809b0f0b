/** Taking back: freely alone against bots, by withdrawing and by consent among people; and moves that are confirmed first. */
import { isAccessible } from './accessible';
import type { Guest } from './guest';
import { expect, test } from './parlour';

const moves = ({ position }: Guest): number => position?.table.moves ?? -1;
const confirmBar = ({ page }: Guest) => page.getByRole('group', { name: 'Confirm my moves' });

test('alone against bots one goes back as often as one likes, luck stays, and it was practice', async ({ guest }) => {
  const { page } = guest;
  const log = page.getByRole('complementary', { name: 'What happened' });
  await guest.playNow('Villains');
  /** Where I decided: how many moves had been made, what I saw and did. */
  const decisions: { at: number; view: unknown; action: string }[] = [];
  const decide = async (again?: string): Promise<void> => {
    await guest.myTurn();
    const { at, view } = { at: moves(guest), view: guest.position?.view };
    decisions.push({ at, view, action: await guest.move(again === undefined ? undefined : () => again) });
  };
  /** The table lies there as it did then, and offers the same. */
  const isBackAt = async (number: number): Promise<void> => {
    const { at, view } = decisions[number] ?? { at: -1, view: null };
    await expect.poll(() => moves(guest)).toBe(at);
    expect(guest.position?.view).toEqual(view);
    await guest.seesOffers();
    await expect(page.getByRole('alert').locator('button')).toHaveCount(0);
    decisions.length = number;
  };

  await decide();
  await page.keyboard.press('u'); // whether or not the bots have answered by now
  await isBackAt(0);
  for (let n = 0; n < 4; n++) await decide();
  await guest.myTurn();
  expect(moves(guest)).toBeGreaterThan((decisions[3]?.at ?? 0) + 1); // the bots have
  const after = guest.position?.view;
  const last = decisions[3]?.action;
  await guest.press(page.getByRole('button', { name: 'Back to my last decision' }));
  await isBackAt(3);
  await expect(log).toContainText('You go back to an earlier decision. From now on this is practice.');

  // The same move brings the same cards and the same answers.
  await decide(last);
  await guest.myTurn();
  expect(guest.position?.view).toEqual(after);

  await guest.press(page.getByRole('button', { name: 'Back to my last decision' }));
  await isBackAt(3);
  await guest.press(page.getByRole('button', { name: 'Back to my last decision' }));
  await isBackAt(2);
  await guest.press(log.getByRole('button', { name: /^Back to here:/ }).first());
  await isBackAt(0);
  await expect(log.getByRole('button', { name: /^Back to here:/ })).toHaveCount(0);
  await guest.press(page.getByRole('button', { name: 'Back to my last decision' }));
  await expect(page.getByRole('alert')).toContainText('You have decided nothing there');
  await isAccessible(guest, 'a log with moves that were taken back');

  await guest.hurry();
  const practice = 'Moves were taken back here: it was practice, and counts for nothing.';
  await expect(guest.endPanel).toContainText(practice);
  await guest.press(guest.endPanel.getByRole('link', { name: 'Watch again' }));
  await expect(page.getByTitle(practice)).toHaveText('Practice');
  await page.goto('/');
  await guest.press(page.getByRole('link', { name: /look back at/ }));
  await expect(page.getByRole('listitem').first()).toContainText('Practice');
});

test('among people a move is withdrawn, or asked for; and who likes confirms their moves', async ({ invite }) => {
  const host = await invite();
  await host.open('Dig Dig', 2);
  await expect(host.page.getByText('As often as you like, alone against bots.')).toBeVisible();
  const friend = await invite();
  await friend.page.goto(host.page.url());
  await friend.press(friend.page.getByRole('button', { name: 'Sit here' }).first());
  await expect(host.page.getByText('As often as you like, alone against bots.')).toBeHidden();
  await host.press(host.page.getByRole('button', { name: 'Deal the cards' }));
  await Promise.all([host.seated(), friend.seated()]);
  const [mover, other] = host.offers.length > 0 ? [host, friend] : [friend, host];
  const ready = 'main [data-action="ready"]';

  // On a busy machine the moment may have passed when the chip is touched: then the other is asked, and does not agree.
  await expect(async () => {
    if (moves(mover) === 0) await mover.press(mover.page.locator(ready));
    await mover.press(mover.page.locator('.afloat').getByRole('button', { name: 'Withdraw my move' }));
    await expect.poll(() => moves(mover) === 0 || Boolean(mover.position?.table.undo)).toBe(true);
    if (moves(mover) > 0) await other.press(other.page.getByRole('button', { name: 'No', exact: true }));
    expect(moves(mover)).toBe(0);
  }).toPass();
  await mover.seesOffers();

  // After the moment the others are asked.
  await mover.press(mover.page.locator(ready));
  await mover.page.waitForTimeout(6000);
  await expect(mover.page.getByRole('button', { name: 'Withdraw my move' })).toBeHidden();
  await mover.press(mover.page.getByRole('button', { name: 'Ask for my last move back' }));
  await expect(mover.page.getByText('The others are being asked …')).toBeVisible();
  await other.press(other.page.getByRole('button', { name: 'Of course' }));
  await expect.poll(() => moves(mover)).toBe(0);

  // Confirmed by mouse: the first tap chooses, Escape forgets it, a double click is one tap, the second tap plays.
  for (const guest of [mover, other]) {
    await guest.page.keyboard.press('s');
    await guest.press(guest.page.getByRole('switch', { name: /^Confirm my moves/ }));
    await guest.page.keyboard.press('Escape');
  }
  await mover.seesOffers();
  const { seq } = mover.position ?? { seq: 0 };
  await mover.page.locator(ready).dblclick();
  await expect(confirmBar(mover)).toContainText('I am ready?');
  await expect(mover.page.locator('[data-chosen]')).toHaveAttribute('data-action', 'ready');
  await isAccessible(mover, 'a move that waits to be confirmed');
  await mover.page.keyboard.press('Escape');
  await expect(confirmBar(mover)).toBeHidden();
  await mover.press(mover.page.locator(ready));
  await mover.press(confirmBar(mover).getByRole('button', { name: 'Not yet' }));
  await expect(confirmBar(mover)).toBeHidden();
  await mover.press(mover.page.locator(ready));
  await mover.page.waitForTimeout(500); // two taps, not a double click
  expect(mover.position?.seq).toBe(seq);
  await mover.press(mover.page.locator(ready));
  await expect.poll(() => moves(mover)).toBe(1);

  // And by keyboard: Enter chooses, which is said, and Enter plays.
  await other.seesOffers();
  await other.walkTo('Tab', ready);
  await other.page.keyboard.press('Enter');
  await expect(confirmBar(other)).toBeVisible();
  await expect(other.page.locator('[aria-live=polite]')).toContainText('I am ready? Enter again plays it, Escape does not.');
  expect(moves(other)).toBe(1);
  await other.page.keyboard.press('Enter');
  await expect.poll(() => moves(other)).toBe(2);
});
