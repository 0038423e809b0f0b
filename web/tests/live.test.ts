import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownEvent } from '../src/games/types';
import { announce, announcements } from '../src/lib/announce.svelte';
import type { Socket } from '../src/lib/connection.svelte';
import { here } from '../src/lib/base';
import { AWAY, LiveTable, MOST_WAITING } from '../src/lib/live.svelte';
import { PROTOCOL, type FromServer, type Position, type Update } from '../src/lib/protocol';
import type { Scene } from '../src/lib/scenes';
import { paceFactor, settings, type Motion, type Pace } from '../src/lib/settings.svelte';
import { GUARD, HASTE, LINGER, WATCH } from '../src/lib/times';

let socket: Socket;
let sent: { type: string; id: string; command?: { action?: string } }[] = [];
function say(...messages: FromServer[]): void {
  for (const message of messages) socket.onmessage?.({ data: JSON.stringify(message) });
}
function followed(id: string): LiveTable {
  return new LiveTable(id, () => {
    socket = { send: (data) => sent.push(JSON.parse(data)), close: () => {}, onmessage: null, onclose: null };
    return socket;
  });
}
const welcome = (protocol = PROTOCOL): FromServer => ({ type: 'Welcome', protocol, guest: { id: 'a', name: 'Ada', avatar: 'fox' }, now: 0 });
function moved(seq: number): Update {
  const what = { type: 'Moved' as const, seat: 1, by_bot: true, number: seq, events: [{ type: 'Drew', n: seq }] };
  return { type: 'Update', seq, at: 0, what };
}
function wentBack(seq: number): Update {
  return { type: 'Update', seq, at: 0, what: { type: 'WentBack', seat: 0, to: 0 } };
}
function chatted(seq: number): Update {
  return { type: 'Update', seq, at: 0, what: { type: 'Said', guest: { id: 'b', name: 'Ben', avatar: 'owl' }, text: 'Hello' } };
}
/** How things stand after entry `seq`; with what I may do, if it is my turn. */
function standing(seq: number, offered: string[] = [], left: number[] = [], since = 1): Position {
  const table = { phase: 'playing', moves: seq, to_act: offered.length > 0 ? 0 : 1, clock: { turn_began: 0, left } };
  const offers = offered.map((action) => ({ action, parts: { verb: action } }));
  return { type: 'Position', seq, table: table as unknown as Position['table'], seat: 0, view: { after: seq } as unknown as Position['view'], offers, since };
}
/** Long enough for all that is shown here; the connection begins to doubt later. */
const LONG = 19_000;
/** One move after the other, each with its position. */
function moves(first: number, last: number): FromServer[] {
  return Array.from({ length: last - first + 1 }, (_, n) => [moved(first + n), standing(first + n)]).flat();
}
/** A table where it is my turn, and what I may do has been seen. */
function myTurn(offered = ['draw', 'stop']): LiveTable {
  const live = followed('a');
  say(welcome(), standing(1, offered));
  vi.advanceTimersByTime(GUARD);
  return live;
}
/** Notes what is shown when, in milliseconds from now. */
function watched(live: LiveTable): [number, number][] {
  const began = Date.now();
  const shown: [number, number][] = [];
  live.onstep = (_, { seq }) => {
    shown.push([Date.now() - began, seq]);
    announce(`move ${seq}`);
  };
  return shown;
}

describe('a table that is followed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    sent = [];
    settings.pace = 'normal';
    settings.motion = 'full';
  });
  afterEach(() => vi.useRealTimers());

  it('shows the first position at once, without motion', () => {
    const live = followed('a');
    say(moved(1), moved(2), standing(2));
    expect(live.position?.seq).toBe(2);
    expect(live.events).toEqual([{ type: 'Drew', n: 2 }]);
    expect(live.log).toHaveLength(2);
  });

  it('is fetched anew when the server speaks another version, but not for ever', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
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

  describe.each<Motion>(['full', 'off'])('with motion %s', (motion) => {
    it.each<Pace>(['calm', 'normal', 'quick'])('shows and announces each of many moves for the same time, in their order: %s', (pace) => {
      Object.assign(settings, { motion, pace });
      const live = followed('a');
      say(standing(1));
      const shown = watched(live);
      const before = announcements().length;
      say(...moves(2, 11));
      vi.advanceTimersByTime(LONG);
      const time = WATCH * paceFactor[pace];
      expect(shown).toEqual(Array.from({ length: 10 }, (_, n) => [n * time, n + 2]));
      expect(announcements().slice(before).map(({ text }) => text)).toEqual(shown.map(([, seq]) => `move ${seq}`));
    });
  });

  it('shows everything at once to whoever wants that, or looks away', () => {
    settings.pace = 'instant';
    const live = followed('a');
    say(standing(1), ...moves(2, 5));
    expect(live.position?.seq).toBe(5);
    settings.pace = 'calm';
    say(...moves(6, 8));
    vi.advanceTimersByTime(LONG);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    say(...moves(9, 12));
    expect(live.position?.seq).toBe(12);
    vi.restoreAllMocks();
  });

  it('keeps every announcement, also those of one moment', () => {
    const live = followed('a');
    settings.pace = 'instant';
    watched(live);
    const before = announcements().at(-1)?.key ?? 0;
    say(standing(1), ...moves(2, 30));
    expect(announcements().filter(({ key }) => key > before).map(({ text }) => text)).toEqual(
      Array.from({ length: 30 }, (_, n) => `move ${n + 1}`),
    );
  });

  it('skips ahead one move at a time, and goes on evenly from there', () => {
    const live = followed('a');
    say(standing(1));
    const shown = watched(live);
    say(...moves(2, 5));
    expect(live.waiting).toBe(3);
    vi.advanceTimersByTime(100);
    live.skip();
    expect(live.waiting).toBe(2);
    vi.advanceTimersByTime(LONG);
    expect(shown).toEqual([[0, 2], [100, 3], [100 + WATCH, 4], [100 + 2 * WATCH, 5]]);
    live.skip();
    expect(live.position?.seq).toBe(5);
  });

  it('stands still while it is paused, one step at a time if wanted, and goes on', () => {
    const live = followed('a');
    say(standing(1));
    live.pause(true);
    say(...moves(2, 4));
    vi.advanceTimersByTime(20 * WATCH);
    expect(live.position?.seq).toBe(1);
    expect(live.waiting).toBe(3);
    live.skip();
    vi.advanceTimersByTime(20 * WATCH);
    expect(live.position?.seq).toBe(2);
    live.pause(false);
    expect(live.position?.seq).toBe(3);
    vi.advanceTimersByTime(WATCH);
    expect(live.position?.seq).toBe(4);
    expect(live.waiting).toBe(0);
  });

  it('goes on with an own move, though it was paused', () => {
    const live = myTurn();
    live.pause(true);
    void live.play('draw');
    say(moved(2), standing(2));
    expect(live.position?.seq).toBe(2);
    expect(live.paused).toBe(false);
  });

  it('falls behind so far and no further, and says so', () => {
    const live = followed('a');
    say(standing(1));
    const shown = watched(live);
    say(...moves(2, MOST_WAITING + 2));
    expect(live.waiting).toBe(MOST_WAITING);
    expect(live.jumps.size).toBe(0);
    say(...moves(MOST_WAITING + 3, MOST_WAITING + 3));
    vi.advanceTimersByTime(WATCH);
    expect(shown).toEqual([[0, 2], [WATCH, MOST_WAITING + 3]]);
    expect([...live.jumps]).toEqual([[MOST_WAITING + 3, MOST_WAITING + 1]]);
    expect(live.missed, 'nobody was away').toEqual([]);
    expect(live.events).toEqual([]);
    expect(live.log.map(({ seq }) => seq)).toEqual(Array.from({ length: MOST_WAITING + 2 }, (_, n) => n + 2));
  });

  it('jumps to where somebody went back to, though it was held or paused, and shows nothing of what has not happened', () => {
    const live = followed('a');
    const shown = watched(live);
    say(standing(1), ...moves(2, 4));
    live.hold(true);
    live.pause(true);
    say(wentBack(5), { ...standing(5), table: { ...standing(5).table, moves: 1 } });
    expect(shown.map(([, seq]) => seq)).toEqual([1, 2, 5]);
    expect(live.events).toEqual([]);
    expect(live.missed).toEqual([]);
    expect(live.jumps.size).toBe(0);
    expect(live.log.map(({ seq }) => seq)).toEqual([2, 3, 4, 5]);
  });

  it('jumps back at once when a move was taken back', () => {
    const live = followed('a');
    say(standing(1), ...moves(2, 6));
    const back = standing(7, ['draw']);
    say({ ...moved(7), what: { type: 'UndoAnswered', seat: 1, agrees: true } }, { ...back, table: { ...back.table, moves: 1 } });
    expect(live.position?.seq).toBe(7);
    expect(live.waiting).toBe(0);
    expect(live.events).toEqual([]);
  });

  it('shows all that waits in a moment when the own clock runs', () => {
    const live = followed('a');
    say(standing(1));
    const shown = watched(live);
    say(moved(2), standing(2), moved(3), standing(3), moved(4), standing(4), moved(5), standing(5, ['draw'], [9000, 9000]));
    vi.advanceTimersByTime(LONG);
    expect(shown.at(-1)?.[1]).toBe(5);
    expect(shown.at(-1)?.[0]).toBeLessThanOrEqual(HASTE);
    expect(shown).toHaveLength(4);
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
    say(welcome(), standing(1), moved(2), standing(2, ['draw']));
    vi.advanceTimersByTime(GUARD);
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
    first.close();
    vi.advanceTimersByTime(AWAY);
    const second = followed('b');
    say(moved(1), moved(2), moved(3), moved(4), standing(4));
    expect(second.missed.map((update) => update.seq)).toEqual([3, 4]);
  });

  it('does not take a page that is loaded anew for an absence', () => {
    const first = followed('b');
    say(moved(1), standing(1));
    vi.advanceTimersByTime(10 * AWAY);
    first.leave();
    vi.advanceTimersByTime(AWAY - 1);
    const second = followed('b');
    say(moved(1), moved(2), moved(3), standing(3));
    expect(second.missed).toEqual([]);
    say(moved(4), moved(5), standing(5));
    expect(second.missed.map((update) => update.seq), 'but a connection that was gone').toEqual([4, 5]);
  });

  it('counts an update once, however often it is sent', () => {
    const live = followed('a');
    say(moved(1), standing(1), moved(1), standing(1));
    expect(live.log).toHaveLength(1);
  });

  it('keeps a log without a gap when more was missed than is told, and asks for what came before', async () => {
    settings.pace = 'instant';
    const live = followed('a');
    say(moved(1), moved(2), standing(2));
    expect(live.hasEarlier).toBe(false);
    say(moved(9), moved(10), standing(10));
    expect(live.log.map(({ seq }) => seq)).toEqual([9, 10]);
    expect(live.hasEarlier).toBe(true);
    const answer = vi.fn(async (_path: string) => new Response(JSON.stringify([7, 8].map(moved))));
    vi.stubGlobal('fetch', answer);
    await live.loadEarlier();
    expect(answer.mock.calls[0]?.[0]).toBe(here('api/tables/a/updates?before=9'));
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
    settings.pace = 'instant';
    const byTheBook = (seq: number, since: number): Position => standing(seq, [], [], since);
    const live = followed('a');
    say(chatted(1), moved(2), moved(3), standing(3), moved(4), byTheBook(4, 4), moved(5), byTheBook(5, 4));
    expect(live.log.map(({ seq }) => seq)).toEqual([1, 4, 5]);
    expect(live.hasEarlier).toBe(false);
    const unanswered = vi.fn(async (): Promise<Response> => Promise.reject(new Error('gone')));
    vi.stubGlobal('fetch', unanswered);
    say(moved(6), byTheBook(6, 1));
    await vi.waitFor(() => expect(unanswered).toHaveBeenCalled());
    expect(live.log.map(({ seq }) => seq)).toEqual([1, 4, 5, 6]);
    expect(live.hasEarlier).toBe(true);
    const answer = vi.fn(async (_path: string) => new Response(JSON.stringify([chatted(1), ...[2, 3, 4, 5, 6].map(moved)])));
    vi.stubGlobal('fetch', answer);
    const loading = live.loadEarlier();
    say(moved(7), byTheBook(7, 1));
    await loading;
    expect(answer.mock.calls[0]?.[0]).toBe(here('api/tables/a/updates?before=7'));
    expect(live.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(live.hasEarlier).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('a move', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    sent = [];
    settings.pace = 'normal';
  });
  afterEach(() => vi.useRealTimers());
  const made = (): (string | undefined)[] => sent.filter(({ type }) => type === 'Do').map(({ command }) => command?.action);

  it('is made once, however fast the second click comes', async () => {
    const live = myTurn();
    const playing = live.play('draw');
    expect(live.offers).toEqual([]);
    void live.play('draw');
    say(moved(2), standing(2, ['draw', 'stop']), { type: 'Acknowledged', id: sent.at(-1)?.id ?? '', seq: 2 });
    await playing;
    for (let waited = 0; waited < GUARD; waited += 50) {
      expect(live.isSettled).toBe(false);
      void live.play('draw');
      vi.advanceTimersByTime(50);
    }
    expect(made()).toEqual(['draw']);
    expect(live.offers.map(({ action }) => action)).toEqual(['draw', 'stop']);
    void live.play('stop');
    expect(made()).toEqual(['draw', 'stop']);
  });

  it('cannot be made again when its answer comes before its result', async () => {
    const live = myTurn();
    const playing = live.play('draw');
    say({ type: 'Acknowledged', id: sent.at(-1)?.id ?? '', seq: 2 });
    await playing;
    expect(live.sending).toBe(false);
    expect(live.offers).toEqual([]);
    void live.play('draw');
    expect(made()).toEqual(['draw']);
  });

  it('can be made again at once when it was refused', async () => {
    const live = myTurn();
    const playing = live.play('draw');
    say({ type: 'Refused', id: sent.at(-1)?.id ?? '', refusal: { code: 'late' } });
    await expect(playing).rejects.toThrow('late');
    expect(live.offers).toHaveLength(2);
  });

  it('that was refused leaves nothing of what the others did unshown', async () => {
    const live = followed('a');
    say(welcome(), standing(1, ['draw']), moved(2), standing(2, ['draw']));
    vi.advanceTimersByTime(GUARD);
    say(moved(3), standing(3, ['draw']));
    const playing = live.play('draw');
    say({ type: 'Refused', id: sent.at(-1)?.id ?? '', refusal: { code: 'stale' } });
    await expect(playing).rejects.toThrow('stale');
    vi.advanceTimersByTime(LONG);
    expect([live.position?.seq, live.waiting]).toEqual([3, 0]);
  });

  it('waits until what the others did is shown, and seen', () => {
    const live = followed('a');
    say(welcome(), standing(1), moved(2), standing(2), moved(3), standing(3, ['draw']));
    void live.play('draw');
    vi.advanceTimersByTime(WATCH);
    expect(live.position?.seq).toBe(3);
    void live.play('draw');
    expect(made()).toEqual([]);
    vi.advanceTimersByTime(GUARD);
    void live.play('draw');
    expect(made()).toEqual(['draw']);
  });

  it('is not held up by what somebody says', () => {
    const live = myTurn(['draw']);
    say(chatted(2), standing(2, ['draw']));
    expect(live.isSettled).toBe(true);
    expect(live.offers).toHaveLength(1);
  });

  it('is not forgotten because somebody says something: what is on the table is the same, and so are the hints', async () => {
    const live = followed('a');
    say(welcome(), standing(1), moved(2), standing(2, ['draw', 'stop']));
    vi.advanceTimersByTime(WATCH);
    const { position, events, offers } = live;
    const asked = live.advise();
    say(chatted(3), standing(3, ['draw', 'stop']));
    vi.advanceTimersByTime(WATCH);
    expect(live.position?.seq).toBe(3);
    expect(live.position?.view).toBe(position?.view);
    expect(live.offers).toBe(offers);
    expect(live.events).toBe(events);
    const hint = { action: 'draw', chance: 0.5, low: 0.4, high: 0.6 };
    say({ type: 'Advice', id: sent.at(-1)?.id ?? '', hints: [hint] } as unknown as FromServer);
    await asked;
    expect(live.hints).toEqual([hint]);
    say(chatted(4), standing(4, ['draw', 'stop']));
    expect(live.hints, 'asked for once').toEqual([hint]);
    say(moved(5), standing(5, ['draw', 'stop']));
    vi.advanceTimersByTime(WATCH);
    expect([live.position?.view, live.hints]).toEqual([{ after: 5 }, []]);
  });

  it('that is not offered any more is not sent', () => {
    const live = myTurn(['stop']);
    void live.play('draw');
    expect(made()).toEqual([]);
  });
});

describe('a move that clears away what it completed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    settings.pace = 'normal';
    settings.motion = 'off';
  });
  afterEach(() => vi.useRealTimers());

  const whole = { trick: 'whole' };
  /** Every third move completes a trick that the next position has forgotten. */
  function direct(_before: unknown, events: ShownEvent[], after: unknown): Scene[] {
    const [first, ...rest] = events as [ShownEvent];
    return (first['n'] as number) % 3 === 0
      ? [{ view: whole, events: [first], lingers: true }, { view: after, events: rest }]
      : [{ view: after, events }];
  }
  function table(): { live: LiveTable; pictures: () => [number, unknown][] } {
    const live = followed('a');
    live.direct = direct;
    const began = Date.now();
    const found: [number, unknown][] = [];
    let last: unknown;
    const look = (): void => {
      if (live.position?.view !== last) found.push([Date.now() - began, (last = live.position?.view)]);
    };
    return {
      live,
      pictures: () => {
        for (look(); Date.now() - began < LONG; look()) vi.advanceTimersByTime(50);
        return found;
      },
    };
  }

  it('stays until it is seen, and then the others go on', () => {
    const { pictures } = table();
    say(standing(1), ...moves(2, 4));
    expect(pictures()).toEqual([
      [0, { after: 2 }],
      [WATCH, whole],
      [WATCH + LINGER, { after: 3 }],
      [2 * WATCH + LINGER, { after: 4 }],
    ]);
  });

  it('goes with a tap, and stays as long as the table stands still', () => {
    const { live } = table();
    say(standing(1), ...moves(2, 3));
    vi.advanceTimersByTime(WATCH);
    expect(live.position?.view).toBe(whole);
    expect(live.position?.offers).toEqual([]);
    expect([live.waiting, live.isCurrent]).toEqual([1, false]);
    live.pause(true);
    vi.advanceTimersByTime(10 * LINGER);
    expect(live.position?.view).toBe(whole);
    live.skip();
    expect(live.position?.view).toEqual({ after: 3 });
    expect([live.waiting, live.isCurrent]).toEqual([0, true]);
  });

  it('is told once, with what it led to', () => {
    const { live } = table();
    const told: number[] = [];
    live.onstep = (updates) => told.push(...updates.map(({ seq }) => seq));
    say(standing(1), ...moves(2, 3));
    vi.advanceTimersByTime(LONG);
    expect(told).toEqual([2, 3]);
    expect(live.log.map(({ seq }) => seq)).toEqual([2, 3]);
  });

  it('is only how it ended to whoever wants everything at once', () => {
    settings.pace = 'instant';
    const { live, pictures } = table();
    say(standing(1), ...moves(2, 3));
    expect(live.position?.view).toEqual({ after: 3 });
    expect(pictures()).toEqual([[0, { after: 3 }]]);
  });

  it('is forgotten in a jump', () => {
    const { live } = table();
    say(standing(1), ...moves(2, 3));
    vi.advanceTimersByTime(WATCH);
    expect(live.position?.view).toBe(whole);
    const back = standing(4, ['draw']);
    say({ ...moved(4), what: { type: 'UndoAnswered', seat: 1, agrees: true } }, { ...back, table: { ...back.table, moves: 1 } });
    expect(live.position?.view).toEqual({ after: 4 });
    expect(live.log.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  });
});
