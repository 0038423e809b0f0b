/** Looking at a review together: the same moment, move and reading for all, no further than the leader has been. */
import { isAccessible } from './accessible';
import type { Guest } from './guest';
import { expect, test } from './parlour';
import { receivedBy } from './received';
import { cutOff } from './usable';

test('two look at a review together, spoiler-free, and the crown is passed @phone', async ({ guest, invite }, info) => {
  test.setTimeout(600_000); // the review goes after everybody else, and the machine may be busy
  await guest.playNow('Diamoniak');
  const table = guest.table;
  await guest.hurry();
  const bar = (who: Guest) => who.page.getByRole('region', { name: 'Looking together' });
  const count = (who: Guest) => who.page.locator('.steps .count, footer .count');
  const on = (who: Guest) => who.page.getByRole('button', { name: 'One step on' });
  const back = (who: Guest) => who.page.getByRole('button', { name: 'One step back' });
  const heading = (who: Guest) => who.page.getByRole('heading', { level: 1 });
  const decision = (who: Guest) => who.page.locator('section[aria-labelledby=decision]');
  const pressed = (who: Guest) => decision(who).locator('.choices [aria-pressed=true] .what');
  const results = (who: Guest) => who.page.getByRole('heading', { name: 'Where the result came from' });

  await guest.page.goto(`/#/review/${table}/2`);
  await guest.press(guest.page.getByRole('link', { name: 'Look at it together' }));
  await expect(bar(guest)).toContainText('You lead');
  await expect(heading(guest)).toHaveText('Diamoniak · Review');
  await expect(count(guest)).toHaveText(/^2 \//);

  const other = await invite();
  const received = receivedBy(other);
  await other.page.goto(`/#/together/${table}`);
  await expect(heading(other)).toHaveText('Diamoniak · Review');
  await expect(bar(other)).toContainText('leads, and you see the same');
  await expect(count(other)).toHaveText('2');

  // To a decision, by keyboard; a move of it is held against the best one, and the other sees which.
  await expect(results(guest)).toBeVisible({ timeout: 400_000 });
  let at = 2;
  while (!(await decision(guest).isVisible()) && at < 30) {
    await guest.page.keyboard.press('ArrowRight');
    await expect(count(guest)).toHaveText(new RegExp(`^${++at} `));
  }
  await expect(count(other)).toHaveText(`${at}`);
  await expect(decision(other)).toBeVisible();
  for (const choice of await decision(guest).locator('.choices button').all()) {
    await guest.press(choice);
    await expect(pressed(guest)).toHaveCount(1);
    await expect(pressed(other)).toHaveText(await pressed(guest).innerText());
  }
  await guest.press(guest.page.getByText('All cards open'));
  await expect(other.page.getByRole('radio', { name: 'All cards open' })).toBeChecked();
  await guest.press(guest.page.getByText('As they knew it'));
  await expect(other.page.getByRole('radio', { name: 'As they knew it' })).toBeChecked();
  await expect(on(other)).toBeDisabled();
  await expect(results(other)).toHaveCount(0);
  await isAccessible(other, 'following a review');
  expect(await cutOff(other)).toEqual([]);
  await other.page.screenshot({ path: info.outputPath('following.png'), fullPage: true });

  // The follower looks around and comes back.
  await other.press(back(other));
  await expect(bar(other)).toContainText('you look around');
  await guest.press(on(guest));
  await expect(count(guest)).toHaveText(new RegExp(`^${at + 1} `));
  await expect(count(other)).toHaveText(`${at - 1}`);
  await other.press(bar(other).getByRole('button', { name: 'Back to the leader' }));
  await expect(count(other)).toHaveText(`${at + 1}`);

  // A note at this moment, with what would be more than text elsewhere.
  const text = '<img src=x onerror="document.title=1"> Here I would have stopped.';
  await bar(other).getByRole('textbox').fill(text);
  await other.press(bar(other).getByRole('button', { name: 'Keep' }));
  await expect(bar(guest)).toContainText(text);
  await isAccessible(guest, 'leading a review');
  await guest.page.screenshot({ path: info.outputPath('leading.png'), fullPage: true });

  // To the replay of the same moment, and back.
  await guest.press(guest.page.getByRole('button', { name: 'Watch again' }));
  for (const who of [guest, other]) await expect(heading(who)).toHaveText('Diamoniak · Replay');
  await expect(count(other)).toHaveText(`${at + 1}`);
  await guest.press(guest.page.getByRole('button', { name: 'Review', exact: true }));
  for (const who of [guest, other]) await expect(heading(who)).toHaveText('Diamoniak · Review');
  await expect(count(other)).toHaveText(`${at + 1}`);

  // Nothing of it was about what came later, or how it ended.
  const own = received.filter((one) => !one.includes('/api/tables/mine'));
  const later = own.filter((one) => [...one.matchAll(/"move":(\d+)/g)].some(([, move]) => Number(move) > at + 1) || /"ranking":\[\[|"accounts":\[\{/.test(one));
  expect(later).toEqual([]);
  expect(own.some((one) => one.includes('/together/review') && one.includes(`"move":${at + 1},`))).toBe(true);
  expect(own.filter((one) => /\/api\/tables\/[\w-]{16}\/(replay|record|progress|branches|review\?)/.test(one))).toEqual([]);

  // Whoever is passed the crown leads from there, to the end, where the results are for all.
  await guest.press(bar(guest).getByRole('button', { name: /^Let .* lead$/ }));
  await expect(bar(other)).toContainText('You lead');
  await other.press(back(other));
  await expect(count(guest)).toHaveText(`${at}`);
  await expect(bar(guest)).toContainText('leads, and you see the same');
  await expect(results(other)).toBeVisible();
  await other.press(other.page.getByRole('button', { name: 'To the end' }));
  await expect(results(guest)).toBeVisible();

  // The same in German, and after a reload everybody is where they were.
  await guest.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('parlour.settings') ?? '{}') as object;
    localStorage.setItem('parlour.settings', JSON.stringify({ ...kept, language: 'de' }));
  });
  await guest.page.reload();
  await expect(guest.page.getByRole('region', { name: 'Gemeinsam ansehen' })).toContainText('führt, und du siehst dasselbe');
  await expect(heading(guest)).toHaveText('Diamoniak · Analyse');
  await guest.page.screenshot({ path: info.outputPath('german.png'), fullPage: true });
});
