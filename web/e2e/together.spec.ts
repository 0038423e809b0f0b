/** Looking at a match together: one leads, the other follows, looks around and comes back, and is sent nothing of what comes later. */
import { isAccessible } from './accessible';
import type { Guest } from './guest';
import { expect, test } from './parlour';
import { receivedBy } from './received';

test('two look at a match together, and the crown is passed @phone', async ({ guest, invite }, info) => {
  await guest.playNow('Diamoniak');
  const table = guest.table;
  await guest.hurry();
  const bar = (who: Guest) => who.page.getByRole('region', { name: 'Looking together' });
  const moment = (who: Guest) => who.page.locator('footer .count');
  await guest.page.goto(`/#/r/${table}/0`);
  await guest.press(guest.page.getByRole('link', { name: 'Look at it together' }));
  await expect(bar(guest)).toContainText('You lead');

  const other = await invite();
  const received = receivedBy(other);
  await other.page.goto(`/#/together/${table}`);
  await expect(bar(other)).toContainText('leads, and you see the same');
  for (let step = 1; step <= 4; step++) await guest.press(guest.page.getByRole('button', { name: 'One step on' }));
  await expect(moment(other)).toHaveText('4');
  await expect(other.page.getByRole('button', { name: 'One step on' })).toBeDisabled();
  await expect(other.page.getByRole('button', { name: 'Show the result' })).toHaveCount(0);
  // What the leader touches is pointed at on every screen, though all cards are open and nobody plays.
  expect(await guest.touch('main [data-card-key]')).toBe(true);
  await expect(guest.page.locator('main [data-points]')).toBeAttached();
  await expect(other.page.locator('main [data-points]')).toBeAttached();
  await isAccessible(other, 'following a match');
  await other.page.screenshot({ path: info.outputPath('following.png') });

  // The follower looks around, within what was shown, and comes back.
  await other.press(other.page.getByRole('button', { name: 'One step back' }));
  await expect(bar(other)).toContainText('you look around');
  await guest.press(guest.page.getByRole('button', { name: 'One step on' }));
  await expect(moment(guest)).toHaveText(/^5 /);
  await expect(moment(other)).toHaveText('3');
  await other.press(bar(other).getByRole('button', { name: 'Back to the leader' }));
  await expect(moment(other)).toHaveText('5');

  // A note at this moment, which both see.
  await bar(other).getByRole('textbox').fill('Here I would have stopped.');
  await other.press(bar(other).getByRole('button', { name: 'Keep' }));
  await expect(bar(guest)).toContainText('Here I would have stopped.');
  await isAccessible(guest, 'leading a match');
  await guest.page.screenshot({ path: info.outputPath('leading.png') });

  // With people and notes in the bar, the controls stay on the screen of a phone, upright and on its side.
  const usual = guest.page.viewportSize();
  for (const size of [{ width: 390, height: 844 }, { width: 844, height: 340 }]) {
    await guest.page.setViewportSize(size);
    for (const control of [bar(guest).locator('.status'), guest.page.getByRole('button', { name: 'One step on' }), guest.page.getByRole('slider')])
      await expect(control, `at ${size.width}×${size.height}`).toBeInViewport({ ratio: 1 });
    await guest.page.screenshot({ path: info.outputPath(`leading-${size.width}.png`) });
  }
  if (usual) await guest.page.setViewportSize(usual);

  // Nothing of it was about what comes after the fifth move, or how it ended.
  const later = received.filter((text) => /"move":([6-9]|\d\d)/.test(text) || /"ranking":\[\[/.test(text.split('/api/tables/mine')[0] ?? ''));
  expect(later).toEqual([]);
  expect(received.some((text) => text.includes('"move":5'))).toBe(true);
  expect(received.filter((text) => /\/api\/tables\/[\w-]{16}\/(replay|record|progress|branches)/.test(text))).toEqual([]);

  await guest.press(bar(guest).getByRole('button', { name: /^Let .* lead$/ }));
  await expect(bar(other)).toContainText('You lead');
  await other.press(other.page.getByRole('button', { name: 'One step back' }));
  await expect(moment(guest)).toHaveText('4');
  await expect(bar(guest)).toContainText('leads, and you see the same');
});
