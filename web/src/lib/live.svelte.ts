/**
 * A table as it is followed: what has arrived, and what is shown of it.
 *
 * Moves arrive faster than anybody can watch; so they wait in a row, and each is shown for the same time (`times.ts`), with
 * or without motion. Whoever likes skips ahead or lets the table stand still. Who looks away gets the last position at once,
 * and so does everybody who would fall behind too far.
 */
import type { Offer, ShownEvent } from '../games/types';
import { api } from './api';
import { Connection, tableSocket, type Socket } from './connection.svelte';
import { reloadMe } from './me.svelte';
import { recallTable, rememberTable } from './memory';
import { PROTOCOL, type FromServer, type Guest, type Hint, type Position, type Presence, type Update } from './protocol';
import { stay, type Direct } from './scenes';
import { takesBack } from './takeback';
import { GUARD, HASTE } from './times';

/** Who was gone for less than this, in milliseconds, was not away: a page is loaded anew in it. */
export const AWAY = 30_000;

/** When more moves than this wait to be shown, all of them are shown at once. */
export const MOST_WAITING = 40;

/** What arrived together: a position and what led to it. */
interface Step {
  updates: Update[];
  position: Position;
  /** Whether it is several steps in one, because so many were waiting. */
  isJump?: true;
}

/** One picture of the table. */
interface Shown {
  position: Position;
  events: ShownEvent[];
  /** Milliseconds before the next. */
  stays: () => number;
  /** The step that is complete with it. */
  step?: Step;
}

const NOTHING: Offer[] = [];

export class LiveTable {
  readonly id: string;
  readonly connection: Connection;
  /** What lies on the table on the screen. */
  position = $state.raw<Position | null>(null);
  /** The moves that led to it. */
  events = $state.raw<ShownEvent[]>([]);
  /** What happened lately without a gap, as far as it has been shown. */
  log = $state.raw<Update[]>([]);
  /** How many moves were shown at once after the entry with this number, because too many were waiting. */
  jumps = $state.raw<ReadonlyMap<number, number>>(new Map());
  presence = $state.raw<Presence | null>(null);
  guest = $state.raw<Guest | null>(null);
  hints = $state.raw<Hint[]>([]);
  /** What happened while nobody looked; empty when nothing did. */
  missed = $state.raw<Update[]>([]);
  /** Whether a move of ours is on its way. */
  sending = $state(false);
  /** How many moves have arrived that are yet to be shown. */
  waiting = $state(0);
  /** Whether the table stands still because somebody wants it to. */
  paused = $state(false);
  /** The server's clock minus ours, in milliseconds. */
  clockAhead = $state(0);
  /** In which scenes a move is shown; games that say nothing have one. */
  direct: Direct | undefined;
  /** Called after each step that is shown. */
  onstep: (updates: Update[], position: Position) => void = () => {};

  #arrived = $state(0);
  /** Whether moves are missing from the log that may be told now: those that the book withheld until the end. */
  #lacksMoves = $state(false);
  /** Whether what is shown has been there long enough to be acted on. */
  #seen = $state(false);
  #updates: Update[] = [];
  #steps: Step[] = [];
  /** What is still to be shown of the step that is under way. */
  #scenes: Shown[] = [];
  /** How many moves the match had when the last position arrived. */
  #moves = 0;
  /** When all that waits is to have been shown. */
  #due = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #guard: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  #seenBefore: number;
  /** Whether they had been here, and then gone, before the page was opened. */
  #wasAway: boolean;

  constructor(id: string, open: (after: number) => Socket = tableSocket(id)) {
    this.id = id;
    const { seen = 0, left = 0 } = recallTable(id);
    this.#seenBefore = seen;
    this.#wasAway = seen > 0 && Date.now() - left >= AWAY;
    this.connection = new Connection({
      open,
      seen: () => this.#arrived,
      receive: (message) => this.#receive(message as FromServer),
      introduce: reloadMe,
    });
  }

  /** The page goes, or goes elsewhere. */
  leave(): void {
    rememberTable(this.id, { left: Date.now() });
  }

  close(): void {
    this.leave();
    clearTimeout(this.#timer);
    clearTimeout(this.#guard);
    this.#steps = [];
    this.#scenes = [];
    this.connection.close();
  }

  /** Whether the last position is on the screen. */
  get isCurrent(): boolean {
    return this.position !== null && this.position.seq === this.#arrived;
  }

  /** Whether what is shown has been seen and can be acted on: not just after it changed, nor while a move is on its way. */
  get isSettled(): boolean {
    return this.#seen && !this.sending;
  }

  /** What may be done now. Offers come with what is shown, and once it has been seen: a second click too many does nothing. */
  get offers(): Offer[] {
    return this.isSettled ? (this.position?.offers ?? NOTHING) : NOTHING;
  }

  /** Lets the table stand still, because something about it is being read: what arrives waits. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held) this.#goOn();
  }

  /** Lets the table stand still, or go on, because somebody wants it to. */
  pause(paused: boolean): void {
    this.paused = paused;
    if (!paused) this.#goOn();
  }

  /** Shows what comes next now; nothing happens when nothing waits. */
  skip(): void {
    if (this.waiting > 0 && !this.#held) this.#showNext();
  }

  /** Makes a move; offers disappear until its result has been seen. */
  async play(action: string): Promise<void> {
    if (!this.offers.some((offer) => offer.action === action)) return;
    this.sending = true;
    this.hints = [];
    // Who moves has seen the move before, and wants to see this one: nothing is gained by waiting.
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.pause(false);
    this.#seen = false;
    try {
      await this.connection.do({ type: 'Move', action });
    } catch (error) {
      this.#seen = true;
      // What waited when it was tried is shown all the same.
      this.#goOn();
      throw error;
    } finally {
      this.sending = false;
    }
  }

  async advise(): Promise<void> {
    const view = this.position?.view;
    const advice = await this.connection.advise();
    if (advice.type === 'Advice' && this.position?.view === view) this.hints = advice.hints;
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
          this.#updates.push(message);
        }
        break;
      case 'Position':
        this.#arrived = Math.max(this.#arrived, message.seq);
        this.#steps.push({ updates: this.#updates, position: message });
        this.#updates = [];
        this.#arrive(message);
        break;
      case 'Presence':
        this.presence = message;
        break;
    }
  }

  #arrive({ table: { moves, clock, to_act }, seat }: Position): void {
    const isTakenBack = moves < this.#moves;
    this.#moves = moves;
    this.#due = clock.left.length > 0 && to_act === seat ? Date.now() + HASTE : Infinity;
    this.#count();
    // What was taken back need not be shown any more.
    if (isTakenBack || this.waiting > MOST_WAITING) this.#jump();
    if (!isTakenBack) return this.#goOn();
    this.#held = false;
    this.#showNext();
  }

  /** Makes one step of all that wait. */
  #jump(): void {
    const underWay = this.#scenes.at(-1)?.step;
    const steps = underWay ? [underWay, ...this.#steps] : this.#steps;
    const last = steps.at(-1);
    if (!last || steps.length === 1) return;
    this.#steps = [{ updates: steps.flatMap(({ updates }) => updates), position: last.position, isJump: true }];
    this.#scenes = [];
  }

  #count(): void {
    const isUnderWay = this.#scenes.length > 0 ? 1 : 0;
    this.waiting = this.#steps.reduce((sum, { updates }) => sum + movesIn(updates).length, isUnderWay);
  }

  /** Shows the next as soon as what is shown has had its time. */
  #goOn(): void {
    if (this.#timer === undefined && !this.#held && !this.paused) this.#showNext();
  }

  #showNext(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const shown = this.#scenes.shift() ?? this.#begin(this.#steps.shift());
    this.#count();
    if (!shown) return;
    const pause = this.position === null || document.hidden ? 0 : shown.stays();
    if (pause === 0 && this.#scenes.length > 0) return this.#showNext();
    this.#show(shown);
    if (pause === 0) return this.#goOn();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#goOn();
    }, this.#hastened(pause));
  }

  /** The first of the scenes of a step; the others wait. */
  #begin(step: Step | undefined): Shown | undefined {
    if (!step) return undefined;
    const before = this.position;
    const moves = movesIn(step.updates);
    const isMove = before !== null && moves.length > 0;
    // Many moves at once are not a motion but a jump. Who opens the page sees what the last one did, as before a reload.
    const isShown = before === null || (moves.length === 1 && !step.isJump);
    const events = (isShown ? moves.at(-1)?.events : undefined) ?? [];
    const { view } = step.position;
    const scenes = before?.view && view && events.length > 0 && this.direct ? this.direct(before.view, events, view) : [];
    const { lingers, ...last } = scenes.pop() ?? { events };
    // Nobody is to act while something is finished.
    const between = { ...(before ?? step.position), table: { ...(before ?? step.position).table, to_act: null }, offers: NOTHING };
    this.#scenes = scenes.map((scene) => ({
      position: { ...between, view: scene.view as Position['view'] },
      events: scene.events,
      stays: () => stay(scene),
    }));
    this.#scenes.push({ position: step.position, events: last.events, stays: () => (isMove ? stay({ lingers }) : 0), step });
    return this.#scenes.shift();
  }

  #show({ position, events, step }: Shown): void {
    const before = this.position;
    if (step) this.#noteMissed(step);
    const tellsMore = position.since < (before?.since ?? 1);
    const isIdle = before !== null && (step?.updates.every(isTalk) ?? false);
    if (isIdle && step && position.seat === before.seat && position.seq === before.seq + step.updates.length && step.updates.length > 0) {
      // What lies on the table, what may be done and what is thought of it are the same: nobody lets go of a card.
      this.position = { ...position, view: before.view, offers: before.offers };
    } else {
      if (!isIdle) this.#watchOut();
      this.events = events;
      this.position = position;
      this.hints = [];
    }
    if (!step) return;
    const { updates } = step;
    this.log = following(this.log, updates).filter(({ seq, what }) => what.type !== 'Moved' || seq >= position.since);
    if (tellsMore) this.#loadMoves();
    const last = updates.at(-1);
    const count = movesIn(updates).length;
    if (step.isJump && last && count > 0) this.jumps = new Map([...this.jumps, [last.seq, count]]);
    rememberTable(this.id, { seen: position.seq });
    this.onstep(updates, position);
  }

  /** More may be told than before: the match is over, or a move was taken back. Without an answer it is there for the asking. */
  #loadMoves(): void {
    this.#lacksMoves = true;
    this.loadEarlier().catch(() => {});
  }

  /** What is shown now can be acted on in a moment. */
  #watchOut(): void {
    this.#seen = false;
    clearTimeout(this.#guard);
    this.#guard = setTimeout(() => (this.#seen = true), GUARD);
  }

  /** All that waits shares the time until it is due. */
  #hastened(pause: number): number {
    return this.waiting > 0 ? Math.min(pause, Math.max(0, this.#due - Date.now()) / this.waiting) : pause;
  }

  /** Several moves in one step: they were made while the connection, or the whole page, was away. */
  #noteMissed({ updates, isJump }: Step): void {
    const fresh = updates.filter((update) => update.seq > this.#seenBefore);
    const away = this.position !== null || this.#wasAway;
    if (away && !isJump && movesIn(fresh).length > 1) this.missed = fresh;
    this.#seenBefore = Math.max(this.#seenBefore, ...updates.map((update) => update.seq));
  }
}

/** Whether an entry changes nothing at the table. */
export function isTalk({ what }: Update): boolean {
  return what.type === 'Said' || what.type === 'Reacted';
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
export function renew(protocol: number): void {
  if (sessionStorage.getItem(RENEWED) === String(protocol)) return;
  sessionStorage.setItem(RENEWED, String(protocol));
  location.reload();
}
