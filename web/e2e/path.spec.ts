/** Under a path of a host that others share, behind nginx with https as the guide for operators sets it up. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from './parlour';
import { freePort, Server } from './server';

// Debian puts it where not everybody looks.
const env = { ...process.env, PATH: [process.env['PATH'], '/usr/sbin'].join(delimiter) };

function has(program: string, question: string): boolean {
  try {
    execFileSync(program, [question], { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** nginx with https on a port, in front of a server on another, told what `docs/server.md` says for the path /cards. */
async function proxy(folder: string, port: number, server: number): Promise<ChildProcess> {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', join(folder, 'key')];
  execFileSync('openssl', ['req', '-x509', ...key, '-out', join(folder, 'certificate'), '-subj', '/CN=127.0.0.1', '-days', '2'], { env, stdio: 'ignore' });
  const blocks = [...readFileSync('../docs/server.md', 'utf8').matchAll(/```nginx\n([^]*?)```/g)].map(([, block]) => block ?? '');
  const told = blocks.find((block) => block.includes('location /cards/'))?.replace('127.0.0.1:8000', `127.0.0.1:${server}`);
  const stores = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
  const listens = `listen 127.0.0.1:${port} ssl; ssl_certificate ${folder}/certificate; ssl_certificate_key ${folder}/key;`;
  const settings = `daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; ${stores} server { ${listens} ${told} } }`;
  writeFileSync(join(folder, 'nginx.conf'), settings);
  const running = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], { env, stdio: 'inherit' });
  await expect.poll(() => answers(port), 'nginx does not start').toBe(true);
  return running;
}

function answers(port: number): Promise<boolean> {
  return new Promise((found) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => found(true)).once('error', () => found(false));
    socket.once('connect', () => socket.destroy());
  });
}

test('under a path of a shared host one is invited and plays', async ({ invite, watch }) => {
  test.skip(!has('nginx', '-v') || !has('openssl', 'version'), 'nginx is not here; install the Debian packages nginx and openssl');
  const folder = mkdtempSync(join(tmpdir(), 'parlour-nginx-'));
  const port = await freePort();
  const home = `https://127.0.0.1:${port}/cards/`;
  const server = await Server.start(undefined, ['--no-limit', '--moment', '0', '--base-path', '/cards', '--origin', new URL(home).origin]);
  const nginx = await proxy(folder, port, server.port);
  try {
    // Without a slash at the end, as people type it.
    const host = await invite({ ignoreHTTPSErrors: true }, home.slice(0, -1));
    expect(host.page.url()).toBe(home);
    await host.open('Diamoniak', 2);
    const link = (await host.page.getByText(/#\/t\//).textContent()) ?? '';
    expect(link).toBe(`${home}#/t/${host.table}`);

    const friend = await invite({ ignoreHTTPSErrors: true }, home);
    await friend.page.goto(link);
    await friend.press(friend.page.getByRole('button', { name: 'Sit here' }));
    await host.press(host.page.getByRole('button', { name: 'Deal the cards' }));
    await Promise.all([host.seated(), friend.seated()]);
    const first = host.offered.length > 0 ? host : friend;
    await first.move();
    await expect.poll(() => Math.min(host.position?.table.moves ?? 0, friend.position?.table.moves ?? 0)).toBeGreaterThan(0);
    const cookies = await host.page.context().cookies();
    watch.breaksLine = true; // the pages live longer than nginx
    expect(cookies.map(({ name, path }) => [name, path])).toEqual([['__Host-parlour_guest.cards', '/']]);
  } finally {
    nginx.kill();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
