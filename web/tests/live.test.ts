import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from '../src/lib/connection.svelte';
import { LiveTable, WATCH } from '../src/lib/live.svelte';
import { PROTOCOL, type FromServer, type Position, type Update } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';

let socket: Socket;
function say(...messages: FromServer[]): void {
  for (const message of messages) socket.onmessage?.({ data: JSON.stringify(message) });
}
function followed(id: string): LiveTable {
  return new LiveTable(id, () => {
    socket = { send: () => {}, close: () => {}, onmessage: null, onclose: null };
    return socket;
  });
}
function moved(seq: number): Update {
  const what = { type: 'Moved' as const, seat: 1, by_bot: true, events: [{ type: 'Drew', n: seq }] };
  return { type: 'Update', seq, at: 0, what };
}
function standing(seq: number, since = 1): Position {
  const table = { phase: 'playing' } as Position['table'];
  return { type: 'Position', seq, table, seat: 0, view: null, offers: [], since };
}

describe('a table that is followed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    settings.speed = 'normal';
  });
  afterEach(() => vi.useRealTimers());

  it('shows the first position at once, without motion', () => {
    const live = followed('a');
    say(moved(1), moved(2), standing(2));
    expect(live.position?.seq).toBe(2);
    expect(live.events).toEqual([]);
    expect(live.log).toHaveLength(2);
  });

  it('is fetched anew when the server speaks another version, but not for ever', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const welcome = (protocol: number): FromServer => ({ type: 'Welcome', protocol, guest: { id: 'a', name: 'Ada', avatar: 'fox' }, now: 0 });
    followed('a');
    say(welcome(PROTOCOL));
    expect(reload).not.toHaveBeenCalled();
    say(welcome(PROTOCOL + 1));
    say(welcome(PROTOCOL + 1));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows one move after the other, each with its events', () => {
    const live = followed('a');
    say(standing(1), moved(2), standing(2), moved(3), standing(3));
    expect(live.position?.seq).toBe(2);
    expect(live.events).toEqual([{ type: 'Drew', n: 2 }]);
    expect(live.isCurrent).toBe(false);
    vi.advanceTimersByTime(WATCH);
    expect(live.position?.seq).toBe(3);
    expect(live.isCurrent).toBe(true);
  });

  it('does not make anybody wait who has turned motion off', () => {
    settings.speed = 'off';
    const live = followed('a');
    say(standing(1), moved(2), standing(2), moved(3), standing(3));
    expect(live.position?.seq).toBe(3);
  });

  it('stands still while it is held, and goes on where it was', () => {
    const live = followed('a');
    say(standing(1));
    live.hold(true);
    say(moved(2), standing(2), moved(3), standing(3));
    vi.advanceTimersByTime(10 * WATCH);
    expect(live.position?.seq).toBe(1);
    live.hold(false);
    expect(live.position?.seq).toBe(2);
    vi.advanceTimersByTime(WATCH);
    expect(live.position?.seq).toBe(3);
  });

  it('shows an own move at once, however short the move before has been seen', () => {
    const live = followed('a');
    say(standing(1), moved(2), standing(2));
    void live.play('draw');
    say(moved(3), standing(3));
    expect(live.position?.seq).toBe(3);
  });

  it('tells what happened while the connection was gone', () => {
    const live = followed('a');
    say(standing(1), moved(2), moved(3), moved(4), standing(4));
    expect(live.missed.map((update) => update.seq)).toEqual([2, 3, 4]);
    expect(live.events).toEqual([]);
  });

  it('tells what happened since the last visit, and nothing on the first', () => {
    const first = followed('b');
    say(moved(1), moved(2), standing(2));
    expect(first.missed).toEqual([]);
    const second = followed('b');
    say(moved(1), moved(2), moved(3), moved(4), standing(4));
    expect(second.missed.map((update) => update.seq)).toEqual([3, 4]);
  });

  it('counts an update once, however often it is sent', () => {
    const live = followed('a');
    say(moved(1), standing(1), moved(1), standing(1));
    expect(live.log).toHaveLength(1);
  });

  it('keeps a log without a gap when more was missed than is told, and asks for what came before', async () => {
    settings.speed = 'off';
    const live = followed('a');
    say(moved(1), moved(2), standing(2));
    expect(live.hasEarlier).toBe(false);
    say(moved(9), moved(10), standing(10));
    expect(live.log.map(({ seq }) => seq)).toEqual([9, 10]);
    expect(live.hasEarlier).toBe(true);
    const answer = vi.fn(async (_path: string) => new Response(JSON.stringify([7, 8].map(moved))));
    vi.stubGlobal('fetch', answer);
    await live.loadEarlier();
    expect(answer.mock.calls[0]?.[0]).toBe('/api/tables/a/updates?before=9');
    expect(live.log.map(({ seq }) => seq)).toEqual([7, 8, 9, 10]);
    answer.mockImplementation(async () => new Response(JSON.stringify([1, 2, 3, 4, 5, 6].map(moved))));
    await live.loadEarlier();
    expect(live.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(live.hasEarlier).toBe(false);
    await live.loadEarlier();
    expect(answer).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it('keeps no moves in its log that the book leaves to memory, and asks for them when all may be told', async () => {
    settings.speed = 'off';
    const said: Update = { type: 'Update', seq: 1, at: 0, what: { type: 'Said', guest: { id: 'a', name: 'Ada', avatar: 'fox' }, text: 'Hm' } };
    const live = followed('a');
    say(said, moved(2), moved(3), standing(3), moved(4), standing(4, 4), moved(5), standing(5, 4));
    expect(live.log.map(({ seq }) => seq)).toEqual([1, 4, 5]);
    expect(live.hasEarlier).toBe(false);
    const unanswered = vi.fn(async (): Promise<Response> => Promise.reject(new Error('gone')));
    vi.stubGlobal('fetch', unanswered);
    say(moved(6), standing(6, 1));
    await vi.waitFor(() => expect(unanswered).toHaveBeenCalled());
    expect(live.log.map(({ seq }) => seq)).toEqual([1, 4, 5, 6]);
    expect(live.hasEarlier).toBe(true);
    const answer = vi.fn(async (_path: string) => new Response(JSON.stringify([said, ...[2, 3, 4, 5, 6].map(moved)])));
    vi.stubGlobal('fetch', answer);
    const loading = live.loadEarlier();
    say(moved(7), standing(7, 1));
    await loading;
    expect(answer.mock.calls[0]?.[0]).toBe('/api/tables/a/updates?before=7');
    expect(live.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(live.hasEarlier).toBe(false);
    vi.unstubAllGlobals();
  });
});
