/**
 * A table as it is followed: what has arrived, and what is shown of it.
 *
 * Moves arrive faster than anybody can watch; so positions wait in a row, and each is shown long enough to see what
 * happened. Who looks away, or has turned motion off, gets the last one at once.
 */
import type { ShownEvent } from '../games/types';
import { api } from './api';
import { Connection, tableSocket, type Socket } from './connection.svelte';
import { reloadMe } from './me.svelte';
import { recallTable, rememberTable } from './memory';
import { PROTOCOL, type FromServer, type Guest, type Hint, type Position, type Presence, type Update } from './protocol';
import { settings, speedFactor } from './settings.svelte';

/** Milliseconds that a move stays on the table before the next, at normal speed. */
export const WATCH = 950;
/** From so many waiting positions on they are shown faster. */
const HURRY = 6;

interface Step {
  updates: Update[];
  position: Position;
}

export class LiveTable {
  readonly id: string;
  readonly connection: Connection;
  /** What lies on the table on the screen. */
  position = $state.raw<Position | null>(null);
  /** The moves that led to it. */
  events = $state.raw<ShownEvent[]>([]);
  /** What happened lately without a gap, as far as it has been shown. */
  log = $state.raw<Update[]>([]);
  presence = $state.raw<Presence | null>(null);
  guest = $state.raw<Guest | null>(null);
  hints = $state.raw<Hint[]>([]);
  /** What happened while nobody looked; empty when nothing did. */
  missed = $state.raw<Update[]>([]);
  /** Whether a move of ours is on its way. */
  sending = $state(false);
  /** The server's clock minus ours, in milliseconds. */
  clockAhead = $state(0);

  /** Whether moves are missing from the log that may be told now: those that the book withheld until the end. */
  #lacksMoves = $state(false);
  #arrived = 0;
  #waiting: Update[] = [];
  #steps: Step[] = [];
  #showing: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  #seenBefore: number;
  /** Called after each step that is shown. */
  onstep: (updates: Update[], position: Position) => void = () => {};

  constructor(id: string, open: (after: number) => Socket = tableSocket(id)) {
    this.id = id;
    this.#seenBefore = recallTable(id).seen ?? 0;
    this.connection = new Connection({
      open,
      seen: () => this.#arrived,
      receive: (message) => this.#receive(message),
      introduce: reloadMe,
    });
  }

  close(): void {
    clearTimeout(this.#showing);
    this.#steps = [];
    this.connection.close();
  }

  /** Whether the last position is on the screen. */
  get isCurrent(): boolean {
    return this.position !== null && this.position.seq === this.#arrived;
  }

  /** Lets the table stand still, because something about it is being read: what arrives waits. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held && this.#showing === undefined) this.#showNext();
  }

  /** Makes a move; offers disappear until the server has answered. */
  async play(action: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.hints = [];
    // Who moves has seen the move before: nothing is gained by waiting.
    clearTimeout(this.#showing);
    this.#showNext();
    try {
      await this.connection.do({ type: 'Move', action });
    } finally {
      this.sending = false;
    }
  }

  async advise(): Promise<void> {
    const seq = this.position?.seq;
    const advice = await this.connection.advise();
    if (advice.type === 'Advice' && this.position?.seq === seq) this.hints = advice.hints;
  }

  /** Whether something happened that the log does not show and that may be told. */
  get hasEarlier(): boolean {
    return this.#lacksMoves || (this.log[0]?.seq ?? 1) > 1;
  }

  /** Asks the server for what happened before what the log shows, or for what is missing in it. */
  async loadEarlier(): Promise<void> {
    const [first] = this.log;
    const last = this.log.at(-1);
    if (!first || !last || !this.hasEarlier) return;
    const lacked = this.#lacksMoves;
    const earlier = await api.updates(this.id, lacked ? last.seq + 1 : first.seq);
    if (this.log[0] !== first) return;
    this.#lacksMoves = false;
    this.log = [...earlier, ...this.log.filter(({ seq }) => !lacked || seq > last.seq)];
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'Welcome':
        if (message.protocol !== PROTOCOL) renew(message.protocol);
        this.guest = message.guest;
        this.clockAhead = message.now - Date.now();
        break;
      case 'Update':
        if (message.seq > this.#arrived) {
          this.#arrived = message.seq;
          this.#waiting.push(message);
        }
        break;
      case 'Position':
        this.#arrived = Math.max(this.#arrived, message.seq);
        this.#steps.push({ updates: this.#waiting, position: message });
        this.#waiting = [];
        if (this.#showing === undefined) this.#showNext();
        break;
      case 'Presence':
        this.presence = message;
        break;
    }
  }

  #showNext(): void {
    this.#showing = undefined;
    if (this.#held) return;
    const step = this.#steps.shift();
    if (!step) return;
    const moves = movesIn(step.updates);
    const returning = this.position !== null;
    this.#noteMissed(step.updates);
    const tellsMore = step.position.since < (this.position?.since ?? 1);
    // Many moves at once are not a motion but a jump.
    this.events = returning && moves.length === 1 ? (moves[0]?.events ?? []) : [];
    this.position = step.position;
    this.log = following(this.log, step.updates).filter(({ seq, what }) => what.type !== 'Moved' || seq >= step.position.since);
    if (tellsMore) this.#loadMoves();
    this.hints = [];
    rememberTable(this.id, { seen: step.position.seq });
    this.onstep(step.updates, step.position);
    const pause = returning && moves.length > 0 ? this.#pause() : 0;
    if (pause > 0) this.#showing = setTimeout(() => this.#showNext(), pause);
    else this.#showNext();
  }

  /** More may be told than before: the match is over, or a move was taken back. Without an answer it is there for the asking. */
  #loadMoves(): void {
    this.#lacksMoves = true;
    this.loadEarlier().catch(() => {});
  }

  #pause(): number {
    if (document.hidden) return 0;
    const speed = speedFactor[settings.speed];
    return this.#steps.length > HURRY ? (WATCH * speed) / 4 : WATCH * speed;
  }

  /** Several moves in one step: they were made while the connection, or the whole page, was away. */
  #noteMissed(updates: Update[]): void {
    const fresh = updates.filter((update) => update.seq > this.#seenBefore);
    const away = this.position !== null || this.#seenBefore > 0;
    if (away && movesIn(fresh).length > 1) this.missed = fresh;
    this.#seenBefore = Math.max(this.#seenBefore, ...updates.map((update) => update.seq));
  }
}

/** A log that goes on. After a long absence the server tells only the newest: what lies before the gap goes. */
function following(log: Update[], updates: Update[]): Update[] {
  const [first] = updates;
  const last = log.at(-1);
  return first && last && first.seq > last.seq + 1 ? updates : [...log, ...updates];
}

function movesIn(updates: Update[]): { events: ShownEvent[] }[] {
  return updates.flatMap(({ what }) => (what.type === 'Moved' ? [{ events: what.events as ShownEvent[] }] : []));
}

const RENEWED = 'parlour.renewed';

/** The server has been brought up to date while this page was open: it is fetched anew, once for each version. */
function renew(protocol: number): void {
  if (sessionStorage.getItem(RENEWED) === String(protocol)) return;
  sessionStorage.setItem(RENEWED, String(protocol));
  location.reload();
}
