/** As many as a table holds, on a small phone. */
import { test } from './parlour';
import { isUsable, smallPhone } from './usable';

test('six at a table of Villains fit on a small phone', async ({ invite }) => {
  const guest = await invite(smallPhone);
  await guest.open('Villains', 6);
  await guest.deal();
  await isUsable(guest);
});
