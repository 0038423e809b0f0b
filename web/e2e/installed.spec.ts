/** The page as something that is installed: what it keeps, and that it is never older than its server. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './parlour';
import { pathWith, python, Server } from './server';

/** Everything that the service worker keeps, by the name of its cache. */
function kept(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys())
      found[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return found;
  });
}

/** A Parlour whose web client is another version of this one: a folder of links for PYTHONPATH. */
function another(folder: string): string {
  const here = execFileSync(python, ['-c', 'import parlour; print(parlour.__file__)'], { env: { ...process.env, PYTHONPATH: pathWith() } });
  const original = dirname(here.toString().trim());
  const copy = join(folder, 'parlour');
  const link = (part: string, except: string): void => {
    mkdirSync(join(copy, part));
    for (const name of readdirSync(join(original, part))) if (name !== except) symlinkSync(join(original, part, name), join(copy, part, name));
  };
  link('', 'server');
  link('server', 'web');
  const web = join(copy, 'server', 'web');
  cpSync(join(original, 'server', 'web'), web, { recursive: true });
  const change = (name: string, from: RegExp, to: string): void => {
    const text = readFileSync(join(web, name), 'utf-8');
    expect(text).toMatch(from);
    writeFileSync(join(web, name), text.replace(from, to));
  };
  change('index.html', /content="A card table/, 'content="Another card table');
  change('sw.js', /const VERSION = '\w+'/, "const VERSION = 'another'");
  return folder;
}

test('it can be installed, says when nobody answers, and is never older than its server', async ({ invite, watch }) => {
  watch.breaksLine = true;
  const folder = mkdtempSync(join(tmpdir(), 'parlour-e2e-'));
  const server = await Server.start();
  try {
    const guest = await invite({ serviceWorkers: 'allow' }, server.url);
    const { page } = guest;
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const browser = await page.context().newCDPSession(page);
    // Nothing but that every browser of a test is a private one.
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    const { data } = await browser.send('Page.getAppManifest');
    const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string; type: string }[] };
    for (const { src, sizes, type } of icons) {
      const size = await page.evaluate(async (url) => {
        const picture = new Image();
        picture.src = url;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      if (type === 'image/png') expect(size, src).toBe(sizes);
    }

    await guest.playNow('Villains');
    const table = page.url();
    const [[version, files] = ['', []], ...others] = Object.entries(await kept(page));
    expect(others).toEqual([]);
    expect(version).toMatch(/^parlour \S+ [0-9a-f]{16}$/);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => file !== '/offline.html' && !file.startsWith('/assets/'))).toEqual([]);

    await server.kill();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nobody answers' })).toBeVisible();
    await expect(page.getByText(new URL(server.url).host)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('parlour.settings', JSON.stringify({ language: 'de', pace: 'instant' })));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Niemand antwortet' })).toBeVisible();

    // It comes back by itself, to where it was, and as the server has it now.
    server.packages = another(folder);
    await server.start();
    await expect(page.locator('[data-turn]')).toBeVisible();
    expect(page.url()).toBe(table);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Another/);
    await expect.poll(() => kept(page).then(Object.keys)).toEqual([expect.stringMatching(/ another$/)]);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
