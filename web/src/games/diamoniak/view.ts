// Written by `python -m tools.webtypes` from the Python structs; do not edit.

/** What a viewer knows of a match of Diamoniak. */
export interface DiamoniakView {
  viewer: number | "open" | "spectator";
  /** The seat whose decision is next; none once the match is over. */
  to_act: number | null;
  /** Before the first draw of a turn, between two draws, or while a witch waits for cards. */
  phase: "drawing" | "over" | "turn" | "witch";
  players: Seen[];
  /** The cards that the pile still holds, sorted: their order is hidden. */
  in_pile: string[];
  /** Sorted. */
  discards: string[];
  /** Cards that a witch still wants from the seat to act. */
  owed: number;
  /** Whether she has got one already: then it is too late for a fairy. */
  has_given: boolean;
  /** How many cards make a whole castle (D-E1). */
  whole: number;
  /** How many diamonds a castle card costs (D-B1). */
  price: number;
  /** Whose castle is whole; none before the end (D-E1). */
  winner: number | null;
  /** Only all cards open, from the top. */
  pile?: string[];
}

/** What lies in front of one player. */
export interface Seen {
  /** The castle card that fixed the colour; none while no castle is begun. */
  colour: string | null;
  /** How many cards of that colour are built. */
  castle: number;
  /** All other cards, sorted. */
  side: string[];
}

/** The discards became the new pile (D-R1). */
export interface Reshuffled {
  type: "Reshuffled";
  /** From the top. */
  cards: string[];
}

/** The discards became the new pile (D-R1), as those see it from whom something is hidden. */
export interface ReshuffledUnseen {
  type: "ReshuffledUnseen";
  cards_count: number;
}

/** A card came from the pile, shown to all (D-T2), and where it went (D-C1 to D-W1). */
export interface Drew {
  type: "Drew";
  seat: number;
  card: string;
  goes_to: "castle" | "discards" | "side";
}

/** A player's colour is fixed by the castle card just drawn (D-C1). */
export interface Began {
  type: "Began";
  seat: number;
  card: string;
}

/** The witch wants so many cards (D-W1); none, and the turn just ends. */
export interface MetWitch {
  type: "MetWitch";
  seat: number;
  toll: number;
}

/** A card went to the discards with the witch (D-W1). */
export interface GaveUp {
  type: "GaveUp";
  seat: number;
  card: string;
}

/** A fairy countered the witch, and both went to the discards (D-W3). */
export interface UsedFairy {
  type: "UsedFairy";
  seat: number;
}

/** A castle card changed hands for three diamonds (D-B1, D-B3). */
export interface Bought {
  type: "Bought";
  seat: number;
  seller: number;
  card: string;
}

/** A player drew no further card (D-T2). */
export interface Stopped {
  type: "Stopped";
  seat: number;
}

/** A castle is complete (D-E1). */
export interface Won {
  type: "Won";
  seat: number;
  card: string;
}

/** Whatever may be shown to a viewer. */
export type DiamoniakEvent = Reshuffled | ReshuffledUnseen | Drew | Began | MetWitch | GaveUp | UsedFairy | Bought | Stopped | Won;
