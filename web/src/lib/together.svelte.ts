/** A finished match that people look at together: who leads, where they are, and what was noted. */
import { untrack } from 'svelte';
import { freshId } from './api';
import { Connection, roomSocket } from './connection.svelte';
import { renew } from './live.svelte';
import { reloadMe } from './me.svelte';
import { PROTOCOL, type FromFollower, type Guest, type NoteInfo, type Show, type Shown, type ToFollower } from './protocol';

/** What the leader shows. */
export type Moment = Required<Pick<Show, 'step' | 'viewer' | 'mark' | 'branch' | 'review'>>;

/** Milliseconds between two moments that are told: whoever scrubs passes many. */
const BEAT = 150;

/** What a page knows that is one of several at which people look together. */
export interface TogetherProps {
  group: Together;
  /** Whether it goes on from where another of them was, instead of from where the leader is. */
  began: boolean;
  /** Goes to the other page, at this moment. */
  turn: (step: number) => void;
}

export class Together {
  readonly table: string;
  readonly connection: Connection;
  shown = $state.raw<Shown | null>(null);
  people = $state.raw<Guest[]>([]);
  notes = $state.raw<NoteInfo[]>([]);
  guest = $state.raw<Guest | null>(null);
  /** Whether this page goes where the leader goes; else somebody looks around on their own. */
  follows = $state(true);
  #next: Moment | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.table = table;
    this.connection = new Connection({
      open: roomSocket(`api/tables/${table}/together`),
      seen: () => 0,
      receive: (message) => this.#receive(message as ToFollower),
      introduce: reloadMe,
    });
  }

  get leads(): boolean {
    return this.guest !== null && this.shown?.leader === this.guest.id;
  }
  get leader(): Guest | null {
    return this.people.find(({ id }) => id === this.shown?.leader) ?? null;
  }
  /** The last moment that a follower is shown through these eyes. */
  reach(viewer: string): number {
    return this.shown?.reach[viewer] ?? 0;
  }

  /** All look at this moment now; of many in a row the last is told. */
  show(moment: Moment): void {
    this.#next = moment;
    this.#timer ??= setTimeout(() => this.#tell(), BEAT);
  }
  /** Tells at once what waits to be told. */
  async hurry(): Promise<void> {
    await this.#tell();
  }
  async #tell(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const moment = this.#next;
    this.#next = null;
    if (moment && this.leads) await this.#send({ type: 'Show', id: freshId(), ...moment }).catch(() => {});
  }
  pass(guest: string): Promise<unknown> {
    return this.#send({ type: 'PassCrown', id: freshId(), guest });
  }
  take(): Promise<unknown> {
    return this.#send({ type: 'TakeCrown', id: freshId() });
  }
  note(step: number, text: string): Promise<unknown> {
    return this.#send({ type: 'Note', id: freshId(), step, text });
  }
  erase(note: string): Promise<unknown> {
    return this.#send({ type: 'Erase', id: freshId(), note });
  }
  close(): void {
    clearTimeout(this.#timer);
    this.connection.close();
  }

  #send(message: FromFollower): Promise<unknown> {
    return this.connection.ask(message);
  }

  #receive(message: ToFollower): void {
    switch (message.type) {
      case 'Welcome':
        if (message.protocol !== PROTOCOL) renew(message.protocol);
        this.guest = message.guest;
        break;
      case 'Shown':
        this.shown = message;
        break;
      case 'Gathered':
        this.people = message.people;
        break;
      case 'Notes':
        this.notes = message.notes;
        break;
    }
  }
}

/** What somebody looks at: where that is, and how to go where the leader is. */
interface Sight {
  here: () => Moment;
  go: (shown: Shown) => void;
}

/** Has a page follow the leader, and all others follow it while it leads. Is called while a component is made. */
export function lookTogether({ group, began }: TogetherProps, { here, go }: Sight): void {
  // Followers go where the leader goes, unless they look around.
  $effect(() => {
    const { shown } = group;
    if (shown && !group.leads && group.follows) untrack(() => go(shown));
  });
  // Whoever begins to lead goes on from where the others are, and from then on all go where they go.
  let hasLed = began;
  $effect(() => {
    const moment = here();
    if (!group.leads) {
      hasLed = false;
    } else if (hasLed) {
      group.show(moment);
    } else {
      hasLed = true;
      const shown = untrack(() => group.shown);
      if (shown) go(shown);
    }
  });
}
