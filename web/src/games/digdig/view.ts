// Written by `python -m tools.webtypes` from the Python structs; do not edit.

/** What a viewer knows of a match of Dig Dig. */
export interface DigDigView {
  viewer: number | "open" | "spectator";
  /** The seat whose decision is next; none once the match is over. */
  to_act: number | null;
  phase: "lead" | "over" | "play" | "swap";
  players: Seen[];
  /** The play pile from the top. */
  pile: string[];
  /** The rule for the next number. */
  holds: "after-drop" | "any" | "at-least" | "at-most-five" | "higher" | "lowest";
  /** The number that `holds` speaks of; none where any card goes. */
  number: string | null;
  deck_count: number;
  compost_count: number;
  /** Sorted; everybody saw these cards go there. Not by the book (G-E2). */
  compost?: string[];
  /** Moves since the last progress (G-E3). */
  idle: number;
  voluntary_pickup: boolean;
  /** Only all cards open, from the top. */
  deck?: string[];
  /** Only all cards open, and only until it is settled who starts (G-S3): nobody can know it, and it is spent then. */
  tie_from?: number;
}

/** What a viewer knows of one player's cards. */
export interface Seen {
  hand_count: number;
  /** Cards of this hand that everybody saw go there. Not by the book (G-E2). */
  known?: string[];
  /** What the other cards of this hand are not: they would have been led (G-S3) or played (G-T5). Not by the book (G-E2). */
  cannot?: string[];
  face_up: string[];
  /** The slots (1 to 3) where a blind card still lies. */
  blind_slots: number[];
  swaps: number;
  /** 1 for the first who went out; 0 while still in. */
  place: number;
  /** Only for the owner, or all cards open. */
  hand?: string[];
  /** Only all cards open: the card in each of `blind_slots`. */
  blind?: string[];
}

/** A hand card and a face-up card changed places before the start (G-S2). */
export interface Swapped {
  type: "Swapped";
  seat: number;
  hand: string;
  face_up: string;
}

/** A player is content with the face-up cards (G-S2). */
export interface Readied {
  type: "Readied";
  seat: number;
}

/** It is settled who starts, and with which lowest number; none, and any card may be led (G-S3). */
export interface Started {
  type: "Started";
  seat: number;
  lowest: string | null;
}

/** Cards went onto the play pile (G-T1, G-T7). */
export interface Played {
  type: "Played";
  seat: number;
  cards: string[];
  source: "hand" | "row";
}

/** A blind card was turned; it lies on the pile if it fits, else it goes to the hand with the pile (G-T8). */
export interface TurnedBlind {
  type: "TurnedBlind";
  seat: number;
  slot: number;
  card: string;
  fits: boolean;
}

/** The pile went to the compost heap (G-B1, G-X1). */
export interface Composted {
  type: "Composted";
  seat: number;
  count: number;
  reason: "boom" | "four";
}

/** The whole play pile went into a hand (G-T5, G-T8), listed from the top. */
export interface TookPile {
  type: "TookPile";
  seat: number;
  cards: string[];
}

/** Cards came from the deck (G-T4). */
export interface Drew {
  type: "Drew";
  seat: number;
  cards: string[];
}

/** Cards came from the deck (G-T4), as those see it from whom something is hidden. */
export interface DrewUnseen {
  type: "DrewUnseen";
  seat: number;
  cards_count: number;
}

/** A player has no cards left (G-E1). */
export interface WentOut {
  type: "WentOut";
  seat: number;
  place: number;
}

/** Who is left holding cards at the end: one player (G-E1), or all still in when nothing moves on (G-E3). */
export interface Lost {
  type: "Lost";
  seats: number[];
}

/** Whatever may be shown to a viewer. */
export type DigDigEvent = Swapped | Readied | Started | Played | TurnedBlind | Composted | TookPile | Drew | DrewUnseen | WentOut | Lost;
