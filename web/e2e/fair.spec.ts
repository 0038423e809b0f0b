/** Nobody chooses the deal: neither who starts before the others could add to its luck, nor who is content with bots. */
import type { Command, TableInfo } from '../src/lib/protocol';
import { shownName, type Guest } from './guest';
import { expect, test } from './parlour';

/** What a client that means no good sends past its page. */
async function command(guest: Guest, table: string, command: Command): Promise<void> {
  const status = await guest.page.evaluate(
    async ([id, wish]) => {
      const body = JSON.stringify({ type: 'Do', id: crypto.randomUUID(), seq: 0, command: wish });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api/tables/${id}/commands`, { method: 'POST', body, headers })).status;
    },
    [table, command] as const,
  );
  expect(status).toBe(200);
}

function tableOf(guest: Guest, table: string): Promise<TableInfo> {
  return guest.page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()) as TableInfo, table);
}

test('a host who adds nothing and starts at once does not outrun an honest browser, and is named', async ({ invite }) => {
  const [host, friend] = [await invite(), await invite()];
  // The host's browser stays in the lobby, where it adds nothing, and starts in the moment in which the friend sits down.
  const table = await host.page.evaluate(async () => {
    const body = JSON.stringify({ game: 'villains', seats: [null, 1] });
    const opened = await fetch('/api/tables', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    return ((await opened.json()) as { id: string }).id;
  });
  const started = host.page.evaluate(async (id) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
    await new Promise<void>((done) => {
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as { id?: string; what?: { type: string } };
        if (message.what?.type === 'Sat')
          socket.send(JSON.stringify({ type: 'Do', id: 'now', seq: 0, command: { type: 'Start' } }));
        if (message.id === 'now') done();
      };
    });
    socket.close();
  }, table);
  await friend.page.goto(`/#/t/${table}`);
  await expect.poll(() => friend.position).not.toBeNull();
  const name = shownName(friend.position?.table.seats[0]?.name);
  // It is said for a few seconds: somebody looks from the beginning.
  const waited = expect(friend.page.getByText(`Waiting for ${name}.`)).toBeVisible();
  await friend.press(friend.page.getByRole('button', { name: 'Sit here' }));
  await Promise.all([started, waited]);
  await friend.seated();
  expect((await tableOf(host, table)).seats.map((seat) => seat.has_contributed ?? false)).toEqual([false, true, false]);

  await host.page.goto(`/#/t/${table}`);
  await host.seated();
  await Promise.all([host.hurry(), friend.hurry()]);
  await friend.press(friend.endPanel.getByRole('button', { name: 'Check that the deal was fair' }));
  await expect(friend.endPanel.getByText('The deal was fair: nobody could choose it.')).toBeVisible();
  await expect(friend.endPanel.getByText(`${name} added nothing to the luck of the deal.`)).toBeVisible();

  // Nor by a rematch: the friend, who still looks at the result, has a share in the next deal.
  await host.page.goto('/#/');
  await host.inLobby();
  await command(host, table, { type: 'Rematch' });
  const next = (await tableOf(host, table)).next ?? '';
  await command(host, next, { type: 'Start' });
  await expect.poll(async () => (await tableOf(host, next)).phase).toBe('playing');
  const seats = (await tableOf(host, next)).seats.map((seat) => seat.has_contributed ?? false);
  expect(seats).toEqual([false, false, true]);
});

test('one click on "Play now", with little to load before it, leads to cards to whose luck this browser has added @phone', async ({ guest }) => {
  const sent = await guest.page.evaluate(() => {
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('.js'));
    return files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  expect(sent, 'bytes of JavaScript, compressed').toBeLessThan(90_000);
  expect(sent).toBeGreaterThan(10_000);
  // Each has to be asked for, and on a slow line that takes longer than its bytes.
  const files = await guest.page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/')).length);
  expect(files, 'files of the page').toBeLessThan(24);
  await guest.press(guest.page.getByRole('button', { name: 'Play now: Diamoniak' }));
  await guest.seated();
  expect(guest.position?.table.seats[0]?.has_contributed).toBe(true);
});
