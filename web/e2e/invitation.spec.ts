/** How others get to a table: from a page that was opened at localhost, as `make play` does, and by its code. */
import { qrOf } from '../src/parts/qr';
import { expect, test } from './parlour';
import { freePort, Server } from './server';

test('an invitation from localhost says an address that works elsewhere, or what it takes', async ({ address, invite, watch }) => {
  watch.breaksLine = true;
  const alone = await invite({}, address.replace('127.0.0.1', 'localhost'));
  await alone.open('Dig Dig', 2);
  await expect(alone.page.getByText(/#\/t\//)).toHaveText(alone.page.url());
  await expect(alone.page.getByText('--host 0.0.0.0')).toBeVisible();

  // The same machine under another name is as far away as a browser can tell.
  const port = await freePort();
  const elsewhere = `http://127.0.0.1:${port}`;
  const server = new Server(undefined, ['--no-limit', '--moment', '0', '--origin', elsewhere]);
  server.port = port;
  await server.start();
  try {
    const host = await invite({}, `http://localhost:${server.port}`);
    await host.open('Dig Dig', 2);
    await expect(host.page.getByText('--host 0.0.0.0')).toBeHidden();
    const link = (await host.page.getByText(/#\/t\//).textContent()) ?? '';
    expect(link).toBe(`${elsewhere}/#/t/${host.table}`);

    await expect(host.page.getByRole('img', { name: 'Code with the link' }).locator('path')).toHaveAttribute('d', qrOf(link).path);
    const friend = await invite({}, elsewhere);
    await friend.page.goto(link);
    await friend.press(friend.page.getByRole('button', { name: 'Sit here' }));
    await expect.poll(() => host.position?.table.seats.filter(({ kind }) => kind === 'person').length).toBe(2);

    // Another device of the host gets there too.
    await host.page.goto('/');
    await host.press(host.page.getByRole('button', { name: /Change name and face/ }));
    const asked = host.page.waitForResponse('**/api/me/link');
    await host.press(host.page.getByRole('button', { name: 'Play on another device' }));
    const { token } = (await (await asked).json()) as { token: string };
    const code = host.page.getByRole('img', { name: 'Code for another device' }).locator('path');
    await expect(code).toHaveAttribute('d', qrOf(`${elsewhere}/#device=${token}`).path);
  } finally {
    await server.stop();
  }
});

test('four letters lead to a table that waits; wrong ones are said to be wrong, and are counted', async ({ invite, watch }) => {
  watch.breaksLine = true;
  watch.expected = /status of (404|429)/;
  const server = await Server.start(undefined, []);
  try {
    const host = await invite({}, server.url);
    await host.open('Dig Dig', 2);
    const shown = host.page.getByText(/^[B-Z]{4}$/);
    await expect(shown).toBeVisible();
    const code = (await shown.textContent()) ?? '';

    const friend = await invite({}, server.url);
    const { page } = friend;
    const field = page.getByRole('textbox', { name: 'Enter a code' });
    const join = page.getByRole('button', { name: 'Join' });
    await field.fill('bcd');
    await expect(join).toBeDisabled();
    await field.fill('AEIO');
    await friend.press(join);
    await expect(page.getByRole('alert')).toHaveText(/No table waits under this code/);
    // As somebody types who was told it letter by letter.
    await field.fill([...code.toLowerCase()].join(' ').slice(0, 8));
    await expect(page.getByRole('alert')).toBeHidden();
    await friend.press(join);
    await friend.press(page.getByRole('button', { name: 'Sit here' }));
    await expect.poll(() => host.position?.table.seats.filter(({ kind }) => kind === 'person').length).toBe(2);
    await host.press(host.page.getByRole('button', { name: 'Deal the cards' }));
    await host.seated();

    await page.goto('/');
    await field.fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert'), 'the cards are dealt').toHaveText(/No table waits under this code/);
    const refused = page.getByRole('alert').filter({ hasText: 'too many wrong codes' });
    for (let tries = 0; tries < 20 && !(await refused.isVisible()); tries++) {
      await field.fill(code.replace(/./g, 'Z'));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await expect(refused).toBeVisible();
  } finally {
    await server.stop();
  }
});
