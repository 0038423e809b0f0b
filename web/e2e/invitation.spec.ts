/** How others get to a table: from a page that was opened at localhost, as `make play` does, and by its code. */
import { qrOf } from '../src/parts/qr';
import { expect, test } from './parlour';
import { Server } from './server';

test('an invitation from localhost says an address that works elsewhere, or what it takes', async ({ invite, watch }) => {
  watch.breaksLine = true;
  const server = await Server.start();
  try {
    const alone = await invite({}, `http://localhost:${server.port}`);
    await alone.open('Dig Dig', 2);
    await expect(alone.page.getByText(/#\/t\//)).toHaveText(alone.page.url());
    await expect(alone.page.getByText('--host 0.0.0.0')).toBeVisible();

    // The same machine under another name is as far away as a browser can tell.
    const elsewhere = server.url;
    await server.kill();
    server.options.push('--origin', elsewhere);
    await server.start();
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
