/**
 * The WebSocket of a table. It comes back by itself, sends again what was not answered, and asks for what it missed.
 *
 * The server does a command with the same id once, so sending it again is safe; the promise of a message is kept or
 * broken by its answer, however many connections that takes.
 */
import { freshId } from './api';
import { here } from './base';
import type {
  Acknowledged,
  Advice,
  Allowed,
  Command,
  Done,
  FromClient,
  FromFollower,
  FromServer,
  Pong,
  Refusal,
  Refused,
  ToFollower,
  Wish,
} from './protocol';

/** `waiting`: the connection broke and is tried again soon; `closed`: for good. */
export type Status = 'connecting' | 'open' | 'waiting' | 'closed';
type Answer = Acknowledged | Allowed | Advice | Done | Pong;
/** What is said at a table, and where people look at a match together. */
type Sent = FromClient | FromFollower;
type Heard = FromServer | ToFollower;

/** As much of a WebSocket as is needed, so that tests can bring their own. */
export interface Socket {
  send(data: string): void;
  close(): void;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Wiring {
  /** A new socket that asks for everything after this entry. */
  open: (after: number) => Socket;
  /** The last entry that has arrived. */
  seen: () => number;
  receive: (message: Heard) => void;
  /** Before a connection without a known guest is tried again. */
  introduce: () => Promise<unknown>;
}

export class CommandRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

interface Pending {
  message: Sent;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 8_000;
/** Milliseconds of silence after which we ask whether anybody is there, and then give up on the connection. */
export const QUIET = 20_000;
/** … and when there is a reason to doubt it. */
export const DOUBT = 3_000;
const NO_GUEST = 4401;
const TURNED_AWAY = [4403, 4404, 4409];

/** Milliseconds before try number `n` (0, 1, 2 …), a little different for everybody. */
export function backoff(n: number, luck: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n) * (0.75 + luck / 2);
}

export class Connection {
  status = $state<Status>('connecting');
  /** Why the table did not let us in. */
  turnedAway = $state.raw<Refusal | null>(null);
  #wiring: Wiring;
  #socket: Socket | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #lastRefusal: Refusal | null = null;

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
    this.#open();
  }

  do(command: Command): Promise<Answer> {
    return this.#send({ type: 'Do', id: freshId(), seq: this.#wiring.seen(), command });
  }

  /** Why can nothing be done that has these parts? */
  why(wish: Wish): Promise<Answer> {
    return this.#send({ type: 'Why', id: freshId(), wish });
  }

  /** May I take my last move back now? */
  mayUndo(): Promise<Answer> {
    return this.#send({ type: 'MayUndo', id: freshId() });
  }

  advise(): Promise<Answer> {
    return this.#send({ type: 'Advise', id: freshId() });
  }

  /** Any message, answered by its id. */
  ask(message: Sent): Promise<Answer> {
    return this.#send(message);
  }

  /** Tries at once, for instance because the network is back. */
  hurry(): void {
    if (this.status === 'waiting') this.#open();
  }

  /** Asks at once whether anybody is there, for instance because the network went away or the device slept. */
  doubt(): void {
    if (this.status !== 'open') return;
    clearTimeout(this.#watch);
    this.#knock(DOUBT);
  }

  /** Connects anew, for instance under a new name. */
  again(): void {
    if (this.status === 'closed') return;
    this.#drop();
    this.#tries = 0;
    this.#open();
  }

  close(): void {
    this.status = 'closed';
    this.#drop();
    for (const { reject } of this.#pending.values()) reject(new Error('closed'));
    this.#pending.clear();
  }

  #open(): void {
    clearTimeout(this.#retry);
    if (this.status !== 'connecting') this.status = 'waiting';
    this.#lastRefusal = null;
    const socket = this.#wiring.open(this.#wiring.seen());
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data) as Heard);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#closed(code);
    };
    this.#listen();
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #closed(code: number): void {
    this.#socket = null;
    clearTimeout(this.#watch);
    if (TURNED_AWAY.includes(code)) {
      this.turnedAway = this.#lastRefusal ?? { code: 'locked' };
      this.close();
      return;
    }
    this.status = 'waiting';
    const open = (): void => {
      if (code === NO_GUEST) this.#wiring.introduce().then(() => this.#open(), () => this.#later(open));
      else this.#open();
    };
    this.#later(open);
  }

  #later(what: () => void): void {
    this.#retry = setTimeout(what, backoff(this.#tries, Math.random()));
    this.#tries += 1;
  }

  /** Something was heard; silence from now on is suspicious. */
  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#knock(QUIET / 2), QUIET);
  }

  /** Without an answer in so many milliseconds the connection is given up. */
  #knock(patience: number): void {
    this.#transmit({ type: 'Ping', id: freshId() });
    this.#watch = setTimeout(() => {
      this.#drop();
      this.#closed(0);
    }, patience);
  }

  #receive(message: Heard): void {
    this.#listen();
    switch (message.type) {
      case 'Welcome':
        this.status = 'open';
        this.#tries = 0;
        for (const { message: waiting } of this.#pending.values()) this.#transmit(waiting);
        break;
      case 'Acknowledged':
      case 'Allowed':
      case 'Advice':
      case 'Done':
      case 'Pong':
        this.#settle(message.id)?.resolve(message);
        break;
      case 'Refused':
        this.#refused(message);
        return;
    }
    this.#wiring.receive(message);
  }

  #refused({ id, refusal }: Refused): void {
    if (id === '') this.#lastRefusal = refusal;
    else this.#settle(id)?.reject(new CommandRefused(refusal));
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #send(message: Sent): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.status === 'closed') {
        reject(new Error('closed'));
        return;
      }
      this.#pending.set(message.id, { message, resolve, reject });
      if (this.status === 'open') this.#transmit(message);
    });
  }

  #transmit(message: Sent): void {
    this.#socket?.send(JSON.stringify(message));
  }
}

/** `screen`: all look at it, so that it is told no more than a spectator is. */
export type Role = 'guest' | 'screen';

export function tableSocket(table: string, role: Role = 'guest'): (after: number) => Socket {
  const as = role === 'screen' ? '&as=screen' : '';
  return (after) => roomSocket(`api/tables/${table}/live?after=${after}${as}`)();
}

export function roomSocket(path: string): () => Socket {
  return () => {
    // http becomes ws, and https wss.
    const socket = new WebSocket(here(path).replace(/^http/, 'ws'));
    const send = socket.send.bind(socket);
    // What is sent while it opens or closes is pending anyway and goes out with the next welcome.
    socket.send = (data) => {
      if (socket.readyState === WebSocket.OPEN) send(data);
    };
    return socket as Socket;
  };
}
