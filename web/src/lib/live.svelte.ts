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
import { takesBack } from './takeback';

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

  /** Whether something happened before what the log shows. */
  get hasEarlier(): boolean {
    return (this.log[0]?.seq ?? 1) > 1;
  }

  /** Asks the server for what happened before what the log shows. */
  async loadEarlier(): Promise<void> {
    const first = this.log[0];
    if (!first || first.seq === 1) return;
    const earlier = await api.updates(this.id, first.seq);
    if (this.log[0] === first) this.log = [...earlier, ...this.log];
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
        if (this.#waiting.some(takesBack)) this.#jump(message);
        this.#waiting = [];
        if (this.#showing === undefined) this.#showNext();
        break;
      case 'Presence':
        this.presence = message;
        break;
    }
  }

  /** Moves were taken back: what was to be shown until then is told, and the table lies there as it is now. */
  #jump(position: Position): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    this.#held = false;
    this.#steps = [{ updates: this.#steps.flatMap(({ updates }) => updates), position }];
  }

  #showNext(): void {
    this.#showing = undefined;
    if (this.#held) return;
    const step = this.#steps.shift();
    if (!step) return;
    const moves = movesIn(step.updates);
    const returning = this.position !== null;
    this.#noteMissed(step.updates);
    // Many moves at once are not a motion but a jump.
    this.events = returning && moves.length === 1 ? (moves[0]?.events ?? []) : [];
    this.position = step.position;
    this.log = following(this.log, step.updates);
    this.hints = [];
    rememberTable(this.id, { seen: step.position.seq });
    this.onstep(step.updates, step.position);
    const pause = returning && moves.length > 0 ? this.#pause() : 0;
    if (pause > 0) this.#showing = setTimeout(() => this.#showNext(), pause);
    else this.#showNext();
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

/** The moves that led to where things stand, as far as none was taken back. */
function movesIn(updates: Update[]): { events: ShownEvent[] }[] {
  return updates.slice(updates.findLastIndex(takesBack) + 1).flatMap(({ what }) => (what.type === 'Moved' ? [{ events: what.events as ShownEvent[] }] : []));
}

const RENEWED = 'parlour.renewed';

/** The server has been brought up to date while this page was open: it is fetched anew, once for each version. */
function renew(protocol: number): void {
  if (sessionStorage.getItem(RENEWED) === String(protocol)) return;
  sessionStorage.setItem(RENEWED, String(protocol));
  location.reload();
}
