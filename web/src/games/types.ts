/**
 * What a game's table is to the shell, and the shell to a game's table.
 *
 * No rule stands in TypeScript, and no word. A table draws a view and sends back one of the offered actions; whatever else
 * is clicked goes to `ask`, and the server says why not. `lib/turn.ts` says what may be touched, `wordsOf(id)` says it.
 * Each game is a folder `games/<game>/` whose `index.ts` has a `GameUI` as
 * its default export, so that it becomes a chunk of its own.
 *
 * Marks in the markup that the shell, the motion and the tests rely on:
 * - `data-action="<notation>"` on the element that plays this offered action when it is clicked;
 * - `data-opens="<notation>|<notation>…"` on an element that must be clicked first, because the card has several
 *   targets: which of the offered actions can be reached through it;
 * - `data-card-key`, `data-place`: see `lib/motion.svelte.ts`.
 * Everything clickable is a `<button>` (or has its keyboard behaviour) with a name that a screen reader can say.
 */
import type { Component } from 'svelte';
import type { Offer, Wish } from '../lib/protocol';
import type { Direct } from '../lib/scenes';

export type { Offer };

/** What the bots think of an offered action. */
export interface Hint {
  action: string;
  /** The chance to win, 0 to 1, with its 95 % interval. */
  chance: number;
  low: number;
  high: number;
  /** Why one might do it, in the chosen language. */
  remark: string;
  /** What a review would call it. */
  verdict?: string;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'human' | 'bot';
  /** A key for `parts/Avatar.svelte`. */
  avatar: string;
  connected: boolean;
  /** How strong a bot is, 1 to 5. */
  level?: number;
}

/** An event as its Python struct says; the tag field `type` is the name of the class. */
export interface ShownEvent {
  type: string;
  [field: string]: unknown;
}

/** The end of a match, as `result` of a record: games add their fields. */
export interface MatchResult {
  /** Seats from best to worst, those that share a place together. */
  ranking: number[][];
  scores: number[];
  [field: string]: unknown;
}

/** What of a game a table needs to know that no view says. */
export interface GameFacts {
  id: string;
  /** The id of each kind of card; a table of its own knows its cards. */
  cards?: string[];
  /** The fields of its views that are memory; a table of its own knows them. */
  memory?: string[];
}

export interface TableProps<V> {
  game: GameFacts;
  /** What this browser may know (`games/<game>/view.ts`); `view.viewer` is a seat, "spectator" or "open". */
  view: V;
  /** Clockwise, by seat number. */
  seats: SeatInfo[];
  /** The seat at the bottom of the screen; null for spectators, and then seat 0 is at the bottom. */
  me: number | null;
  /** Whether somebody looks through the eyes of another: then nobody is spoken to as "you". */
  borrowed?: boolean;
  /** Empty when it is not my turn, while a move is on its way to the server, and until what it did has been seen. */
  offers: Offer[];
  /** Empty unless asked for; to be shown on the cards. */
  hints: Hint[];
  /** What just happened: the move that led to this view, for motion. Empty after a reload. */
  events: ShownEvent[];
  /** In a lesson: offered actions with these parts deserve a glow; undefined otherwise. */
  highlight?: Wish;
  /** An offered action. */
  play: (action: string) => void;
  /** Something that is not offered, by its parts: the shell shakes what was touched and says why not. */
  ask: (wish: Wish, touched?: Element | null) => void;
}

export interface CardProps {
  /** The name as in views: `red-5`. */
  card: string;
  /** In CSS pixels; without it the card fills the width of its container. */
  width?: number;
  faceDown?: boolean;
  /** Whose card it is, for one that may belong to any game. */
  game?: string;
}

export interface ScoresProps<V> {
  /** The last view. */
  view: V;
  result: MatchResult;
  seats: SeatInfo[];
}

export interface LessonStep {
  /** The game's message that is said. */
  text: string;
  /** The message that is said after the match, if the moment never came; without it, `text` again. */
  late?: string;
  /** Told once, as soon as this holds and all steps before it were told. */
  when: (view: any, offers: Offer[], events: ShownEvent[]) => boolean;
  /** What may come early, late or never: it waits for no other step, and none waits for it. */
  anytime?: true;
  /** Offered actions with these parts glow. */
  highlight?: Wish;
  /** What it speaks of, as a selector within the table, which an arrow points at. The learner sits in seat 0. */
  at: string;
}

/**
 * A first game that teaches itself: the learner makes the moves, against bots of level 1. Every step is told: when its moment
 * comes, or after the match.
 */
export interface Lesson {
  players: number;
  options: Record<string, boolean | number | string>;
  steps: LessonStep[];
  /** The game's message that is said above the scores. */
  end: string;
}

/** What the pictures before a first match are about. */
export type PanelKind = 'goal' | 'turn' | 'end';

/** A game in three pictures. */
export interface Panels {
  Drawing: Component<{ of: PanelKind }>;
  /** The game's message beside each of them. */
  texts: Record<PanelKind, string>;
}

/** Own cards that lie together, as a phone beside a big screen shows them. */
export interface OwnPlace {
  /** As offers name it: `from`. */
  place: string;
  /** The game's message that says what it is; without one its name does. */
  title?: string;
  cards: string[];
}

export interface Theme {
  /** CSS values, each for light and dark at once: `light-dark(…, …)`. `background` may be any CSS background. */
  background: string;
  ink: string;
  accent: string;
}

export interface GameUI<V = any> extends GameFacts {
  /** The whole table with the own hand. Fills its container (container queries), 360 px portrait to 2560 px. */
  Table: Component<TableProps<V>>;
  Card: Component<CardProps>;
  /** End of a match: the scores explained. */
  Scores: Component<ScoresProps<V>>;
  theme: Theme;
  /** What a player holds or may play from; of a game that does not say, all cards that lie with them. */
  own?: (view: V, me: number) => OwnPlace[];
  /** The scenes of a move that clears away what it completed; without it every move has one. */
  scenes?: Direct<V>;
  /** Only a game with a table of its own teaches itself. */
  lesson?: Lesson;
  /** Shown before the first match; a game that has none has its `introduction`. */
  panels?: Panels;
  /** What its rules begin with. */
  introduction?: string[];
  /** Pictures for the rules drawer, by clause id. */
  figures?: Record<string, Component>;
}
