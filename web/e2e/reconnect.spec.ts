/** A match survives a broken line and a server that is killed. */
import type { Guest } from './guest';
import { expect, test } from './parlour';
import { Server } from './server';

const waiting = 'The connection is gone: trying again …';

/** What is shown is what is offered, and moves are made as before. */
async function goesOn(guest: Guest): Promise<void> {
  for (let n = 0; n < 3; n++) {
    expect(await guest.myTurn()).toBe(true);
    await guest.seesOffers();
    await guest.move();
  }
}

test('a match goes on after the network was cut', async ({ guest, watch }) => {
  const { page } = guest;
  await guest.playNow('Villains');
  await guest.myTurn();
  watch.breaksLine = true;
  await page.context().setOffline(true);
  const before = guest.position?.seq ?? 0;
  await guest.move();
  await expect(page.getByText(waiting)).toBeVisible();
  expect(guest.position?.seq).toBe(before);
  await page.context().setOffline(false);
  await expect(page.getByText(waiting)).toBeHidden();
  // The move that was made in the dark has arrived, once.
  await expect.poll(() => guest.position?.seq ?? 0).toBeGreaterThan(before);
  await goesOn(guest);
});

test('a match goes on after the server was killed and started again', async ({ invite, watch }) => {
  const server = await Server.start();
  try {
    const guest = await invite({}, server.url);
    await guest.playNow('Villains');
    await guest.myTurn();
    await guest.move();
    watch.breaksLine = true;
    await server.kill();
    await expect(guest.page.getByText(waiting)).toBeVisible();
    const before = guest.position?.seq ?? 0;
    await server.start();
    await expect(guest.page.getByText(waiting)).toBeHidden({ timeout: 120_000 });
    expect(guest.position?.seq).toBeGreaterThanOrEqual(before);
    await goesOn(guest);
  } finally {
    await server.stop();
  }
});
