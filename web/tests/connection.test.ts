import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, CommandRefused, Connection, DOUBT, LONGEST_WAIT, QUIET, type Socket } from '../src/lib/connection.svelte';
import type { FromClient, FromServer } from '../src/lib/protocol';

/** A server in the hands of the test. */
class FakeSocket implements Socket {
  sent: FromClient[] = [];
  isClosed = false;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  constructor(readonly after: number) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }
  close(): void {
    this.isClosed = true;
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.onclose?.({ code });
  }
}

const welcome: FromServer = { type: 'Welcome', protocol: 1, guest: { id: 'g', name: 'Ada', avatar: 'fox' }, now: 0 };

function connected(): { connection: Connection; sockets: FakeSocket[]; received: FromServer[]; seen: { seq: number } } {
  const sockets: FakeSocket[] = [];
  const received: FromServer[] = [];
  const seen = { seq: 0 };
  const connection = new Connection({
    open: (after) => {
      const socket = new FakeSocket(after);
      sockets.push(socket);
      return socket;
    },
    seen: () => seen.seq,
    receive: (message) => received.push(message as FromServer),
    introduce: () => Promise.resolve(),
  });
  return { connection, sockets, received, seen };
}

describe('the connection to a table', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is open once the server has greeted', () => {
    const { connection, sockets } = connected();
    expect(connection.status).toBe('connecting');
    sockets[0]?.say(welcome);
    expect(connection.status).toBe('open');
  });

  it('keeps the promise of a command when the server acknowledges it', async () => {
    const { connection, sockets } = connected();
    sockets[0]?.say(welcome);
    const done = connection.do({ type: 'Move', action: 'draw' });
    const sent = sockets[0]?.sent[0];
    expect(sent).toMatchObject({ type: 'Do', seq: 0, command: { type: 'Move', action: 'draw' } });
    sockets[0]?.say({ type: 'Acknowledged', id: sent?.id ?? '', seq: 7 });
    await expect(done).resolves.toMatchObject({ seq: 7 });
  });

  it('breaks it with the refusal when the server refuses', async () => {
    const { connection, sockets } = connected();
    sockets[0]?.say(welcome);
    const done = connection.why({ verb: 'play', card: '3' });
    const refusal = { code: 'must_follow', clause: 'K-T1', facts: {} };
    sockets[0]?.say({ type: 'Refused', id: sockets[0].sent[0]?.id ?? '', refusal });
    await expect(done).rejects.toThrow(CommandRefused);
  });

  it('sends again what was not answered, with the same id, after coming back from the last entry seen', async () => {
    const { connection, sockets, seen } = connected();
    sockets[0]?.say(welcome);
    const done = connection.do({ type: 'Move', action: 'draw' });
    seen.seq = 12;
    sockets[0]?.break();
    expect(connection.status).toBe('waiting');
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(sockets).toHaveLength(2);
    expect(sockets[1]?.after).toBe(12);
    expect(sockets[1]?.sent).toEqual([]);
    sockets[1]?.say(welcome);
    expect(sockets[1]?.sent).toEqual(sockets[0]?.sent);
    sockets[1]?.say({ type: 'Acknowledged', id: sockets[1].sent[0]?.id ?? '', seq: 13 });
    await expect(done).resolves.toMatchObject({ seq: 13 });
  });

  it('holds commands back until it is open', () => {
    const { connection, sockets } = connected();
    void connection.do({ type: 'Start' });
    expect(sockets[0]?.sent).toEqual([]);
    sockets[0]?.say(welcome);
    expect(sockets[0]?.sent).toHaveLength(1);
  });

  it('waits longer and longer, but never very long', () => {
    expect(backoff(0, 0.5)).toBeLessThan(backoff(3, 0.5));
    expect(backoff(30, 1)).toBeLessThanOrEqual(LONGEST_WAIT * 1.25);
  });

  it('asks whether anybody is there when it hears nothing, and then starts anew', () => {
    const { sockets } = connected();
    sockets[0]?.say(welcome);
    vi.advanceTimersByTime(QUIET);
    expect(sockets[0]?.sent.at(-1)?.type).toBe('Ping');
    vi.advanceTimersByTime(QUIET + LONGEST_WAIT);
    expect(sockets[0]?.isClosed).toBe(true);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it('asks at once when there is reason to doubt, and stays if there is an answer', () => {
    const { connection, sockets } = connected();
    sockets[0]?.say(welcome);
    connection.doubt();
    const asked = sockets[0]?.sent.at(-1);
    expect(asked?.type).toBe('Ping');
    sockets[0]?.say({ type: 'Pong', id: asked?.id ?? '', now: 0 });
    vi.advanceTimersByTime(DOUBT + 1);
    expect(connection.status).toBe('open');
    connection.doubt();
    vi.advanceTimersByTime(DOUBT + 1);
    expect(connection.status).toBe('waiting');
    expect(sockets[0]?.isClosed).toBe(true);
  });

  it('does not come back when the table turns it away, and says why', () => {
    const { connection, sockets } = connected();
    sockets[0]?.say({ type: 'Refused', id: '', refusal: { code: 'no_table' } });
    sockets[0]?.break(4404);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(connection.turnedAway?.code).toBe('no_table');
  });
});
