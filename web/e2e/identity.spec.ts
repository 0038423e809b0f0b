/** Who somebody is: no page takes it away, no link changes it unasked, and other devices can be signed out. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { Guest } from './guest';
import { expect, test } from './parlour';

interface Me {
  id: string;
  name: string;
}

const me = (page: Page): Promise<Me> => page.evaluate(async () => (await (await fetch('/api/me')).json()) as Me);

/** Gives oneself a name by the profile. */
async function rename({ page }: Guest, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Change name and face' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await isShown(page, name);
}

/** The page says that one is called so. */
async function isShown(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: new RegExp(`^${name} (Change name and face|Name und Gesicht ändern)$`) })).toBeVisible();
}

/** A link that makes another device somebody's too. */
async function linkOf({ page }: Guest): Promise<string> {
  const token = await page.evaluate(async () => {
    const answer = await fetch('/api/me/link', { method: 'POST' });
    return ((await answer.json()) as { token: string }).token;
  });
  return `/#device=${token}`;
}

test('a page of another site cannot take an identity away', async ({ guest, address }) => {
  await rename(guest, 'Ada');
  const before = await me(guest.page);
  // 127.0.0.1 and localhost are two sites.
  const attacks = `<!doctype html><title>elsewhere</title>
    <a href="${address}/api/me">link</a>
    <form action="${address}/api/me" method="post"><button>new</button></form>
    <form action="${address}/api/me/sign-out-others" method="post"><button>out</button></form>
    <img src="${address}/api/me" alt=""><iframe src="${address}/"></iframe>
    <script>
      for (const method of ['GET', 'POST'])
        fetch('${address}/api/me', { method, mode: 'no-cors', credentials: 'include' }).catch(() => {});
    </script>`;
  const elsewhere = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(attacks));
  await new Promise<void>((listens) => elsewhere.listen(0, '127.0.0.1', listens));
  try {
    const page = await guest.page.context().newPage();
    const foreign = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`;
    for (const what of [page.getByRole('link', { name: 'link' }), page.getByRole('button', { name: 'new' }), page.getByRole('button', { name: 'out' })]) {
      await page.goto(foreign, { waitUntil: 'networkidle' });
      await what.click();
      await expect(page).toHaveURL(new RegExp(`^${address}/api/me`));
    }
  } finally {
    elsewhere.close();
  }
  expect(await me(guest.page)).toEqual(before);
  await guest.page.reload();
  await isShown(guest.page, 'Ada');
});

test('a link to another device asks first, and works once @phone', async ({ invite, watch }) => {
  const [sender, visitor, third] = [await invite(), await invite(), await invite()];
  await rename(sender, 'Ada');
  await rename(visitor, 'Ben');
  const { page } = visitor;
  const ben = await me(page);
  const link = await linkOf(sender);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Become Ada on this device?' })).toBeVisible();
  await expect(page.getByText('Here you are Ben now')).toBeVisible();
  expect(page.url()).not.toContain('device');
  expect(await me(page)).toEqual(ben);
  await visitor.press(page.getByRole('button', { name: 'No, stay Ben' }));
  await visitor.inLobby();
  expect(await me(page)).toEqual(ben);
  await page.goBack();
  expect(page.url()).not.toContain('device');

  await page.goto(link);
  await visitor.press(page.getByRole('button', { name: 'Yes, become Ada' }));
  await visitor.inLobby();
  await isShown(page, 'Ada');
  expect(await me(page)).toEqual(await me(sender.page));

  watch.expected = /status of 403/;
  const somebody = await me(third.page);
  await third.page.goto(link);
  await expect(third.page.getByRole('heading', { name: 'This link is not valid any more' })).toBeVisible();
  await third.press(third.page.getByRole('button', { name: 'To the tables' }));
  await third.inLobby();
  expect(await me(third.page)).toEqual(somebody);
});

test('whoever was never here is asked too, in their language', async ({ invite, browser, address }) => {
  const sender = await invite();
  await rename(sender, 'Ada');
  const context = await browser.newContext({ locale: 'de-DE', baseURL: address });
  try {
    const page = await context.newPage();
    await page.goto(await linkOf(sender));
    await expect(page.getByRole('heading', { name: 'Auf diesem Gerät Ada werden?' })).toBeVisible();
    await expect(page.getByText(/Hier bist du jetzt Gast \d+/)).toBeVisible();
    expect((await me(page)).name).not.toBe('Ada');
    await page.getByRole('button', { name: 'Ja, Ada werden' }).click();
    await isShown(page, 'Ada');
    await page.goto(await linkOf(sender));
    await expect(page.getByRole('heading', { name: 'Du bist auf diesem Gerät schon Ada.' })).toBeVisible();
  } finally {
    await context.close();
  }
});

test('whoever signs out everywhere else stays, at the table too, and the others are out', async ({ invite }) => {
  const [host, phone] = [await invite(), await invite()];
  await rename(host, 'Ada');
  await phone.page.goto(await linkOf(host));
  await phone.press(phone.page.getByRole('button', { name: 'Yes, become Ada' }));
  await phone.inLobby();
  await host.open('Dig Dig', 2);
  await phone.page.goto(host.page.url());
  await expect.poll(() => phone.position?.seat).toBe(0);

  const laptop = await host.page.context().newPage();
  await laptop.goto('/');
  await laptop.getByRole('button', { name: 'Change name and face' }).click();
  host.position = null;
  await laptop.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(laptop.getByText('you are signed in on this device alone')).toBeVisible();

  await expect.poll(() => phone.position?.seat).toBeNull();
  await expect.poll(async () => (await me(phone.page)).name).toMatch(/^#\d+$/);
  // The own table was connected with the old cookie as well, and comes back with the new one.
  await expect.poll(() => host.position?.seat).toBe(0);
  expect((await me(host.page)).name).toBe('Ada');
});

test('a name with something that nobody sees is refused with a sentence', async ({ guest, watch }) => {
  watch.expected = /status of 400/;
  const { page } = guest;
  await page.getByRole('button', { name: 'Change name and face' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('\u202eadA');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'others would not see' })).toBeVisible();
  expect((await me(page)).name).toMatch(/^#\d+$/);
});
