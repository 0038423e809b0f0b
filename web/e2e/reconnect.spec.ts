/** A match survives a broken line and a server that is killed. */
import { expect, test } from './parlour';
import { Server } from './server';

const waiting = 'The connection is gone: trying again …';

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
  await guest.playToEnd();
  await expect(guest.endPanel).toBeVisible();
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
    await guest.playToEnd();
    await expect(guest.endPanel).toBeVisible();
  } finally {
    await server.stop();
  }
});
