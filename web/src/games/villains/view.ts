// Written by `python -m tools.webtypes` from the Python structs; do not edit.

/** What a viewer knows of a match of Villains. */
export interface VillainsView {
  viewer: number | "open" | "spectator";
  /** The seat whose decision is next; none once the match is over. */
  to_act: number | null;
  players: Seen[];
  /** The special discard pile, sorted; it lies open. */
  removed: string[];
  /** The cards that Jafar's player has taken and that may still be in that hand, in order of time. Not by the book (V-T9). */
  stolen?: Stolen[];
  /** The cards that Jafar's player has shown since, each perhaps a stolen one. Not by the book (V-T9). */
  shown_since_theft?: ShownCard[];
  specials: boolean;
  neighbour_play: "open" | "redirect";
}

/** What a viewer knows of one player. */
export interface Seen {
  villain: string;
  draw_count: number;
  hand_count: number;
  /** What lies on top of the pile: a card, "hero" for a card face down, none on an empty pile. */
  top: string | null;
  /** The card that a number card must match in colour or number to fit on the own pile; none if any fits. */
  to_match: string | null;
  /** How many cards lie in the pile. */
  height: number;
  /** The pile from the top, as somebody knows it who has watched and forgets nothing. Not by the book (V-T9). */
  remembered?: (VillainCard | SeenHero | SecretHero)[];
  /** Of the pile, from what is remembered. Not by the book (V-T9). */
  count?: Count;
  /** Cards of this player's deck that everybody has seen, without those in `shown_since_theft`. Not by the book (V-T9). */
  seen?: string[];
  /** A hand card that lies open and must be played next (V-X5). */
  open?: string;
  /** Only for the owner, or all cards open; the open card is among them. */
  hand?: string[];
  /** Only all cards open, from the top. */
  draw?: string[];
}

/** A card that lies Villain side up. */
export interface VillainCard {
  side: "villain";
  card: string;
}

/** A Hero whose face everybody has seen. */
export interface SeenHero {
  side: "hero";
  card: string;
}

/** A Hero laid out of a hidden hand. */
export interface SecretHero {
  side: "secret hero";
  laid_by: number;
  /** How many of the cards in `stolen` the layer had taken by then. */
  thefts: number;
  /** Only for who laid it, or all cards open. */
  card?: string;
}

/** What a pile counts as it lies (V-E2, V-E3); settled at the end. */
export interface Count {
  heroes: number;
  points: number;
  /** Points that the Heroes cancel, for each cancelled number that lies there. */
  cancelled: Record<string, number>;
  /** Points of each number that there is, as it lies Villain side up, cancelled or not. */
  by_number: Record<string, number>;
}

/** A card that was taken into hand by Hypnotize (V-X2). */
export interface Stolen {
  /** Of a Hero whose face only its layer had seen: that seat. */
  laid_by?: number;
  /** Only for who knows it. */
  card?: string;
}

/** A card that its player has shown. */
export interface ShownCard {
  card: string;
  /** How many of the cards in `stolen` the player had taken before it left the hand. */
  thefts: number;
}

/** A number card went Villain side up onto a pile, the own one or a neighbour's (V-T2, V-T3). */
export interface Played {
  type: "Played";
  seat: number;
  card: string;
  /** The seat whose pile it is. */
  pile: number;
  /** Whose pile that is to the player. */
  to: "left" | "own" | "right";
}

/** A card went face down onto the own pile (V-T5). */
export interface LaidHero {
  type: "LaidHero";
  seat: number;
  card: string;
  /** The one seat that has seen its face; none if everybody has, since it lay open (V-X5). */
  known_to: number | null;
}

/** A card went face down onto the own pile (V-T5), as those see it from whom something is hidden. */
export interface LaidHeroUnseen {
  type: "LaidHeroUnseen";
  seat: number;
  known_to: number | null;
}

/** A special card went to the middle for its power (V-X0). */
export interface UsedPower {
  type: "UsedPower";
  seat: number;
  card: string;
}

/** There was nothing for a power to act on (V-X7). */
export interface HadNoEffect {
  type: "HadNoEffect";
  seat: number;
  card: string;
}

/** The highest number showing left a pile and the game (V-X1). */
export interface Cursed {
  type: "Cursed";
  pile: number;
  card: string;
}

/** The top card of a pile went into a hand (V-X2). */
export interface Hypnotized {
  type: "Hypnotized";
  seat: number;
  pile: number;
  card: string;
  /** The one seat that sees its face, if it was a Hero: whose it is now. None if it lay Villain side up. */
  known_to: number | null;
}

/** The top card of a pile went into a hand (V-X2), as those see it from whom something is hidden. */
export interface HypnotizedUnseen {
  type: "HypnotizedUnseen";
  seat: number;
  pile: number;
  known_to: number | null;
}

/** The top card of a pile was turned over, so everybody knows it now (V-X3). */
export interface Turned {
  type: "Turned";
  pile: number;
  card: string;
  /** The side that shows now. */
  side: "hero" | "villain";
}

/** Two piles swapped their top cards, each as it lay; an empty own pile gave nothing (V-X4). */
export interface Swiped {
  type: "Swiped";
  seat: number;
  pile: number;
  /** A card, or "hero" for a card face down. */
  taken: string;
  given: string | null;
}

/** A hand card was laid open before its owner, who must play it next (V-X5). */
export interface Picked {
  type: "Picked";
  seat: number;
  card: string;
}

/** The top card of every pile moved one place, as it lay (V-X6). */
export interface Whirled {
  type: "Whirled";
  seat: number;
  direction: "left" | "right";
  /** What left each seat's pile: a card, "hero" for a card face down, none from an empty pile. */
  moved: (string | null)[];
  /** The seat whose pile it came to, for each seat. */
  onto: number[];
}

/** Cards came from the own draw pile (V-T10). */
export interface Drew {
  type: "Drew";
  seat: number;
  cards: string[];
}

/** Cards came from the own draw pile (V-T10), as those see it from whom something is hidden. */
export interface DrewUnseen {
  type: "DrewUnseen";
  seat: number;
  cards_count: number;
}

/** A player has played the last card and is passed over from now on (V-T11). */
export interface RanOut {
  type: "RanOut";
  seat: number;
}

/** A pile was counted at the end (V-E2, V-E3). */
export interface Counted {
  type: "Counted";
  seat: number;
  heroes: number;
  points: number;
  /** Points that the Heroes cancelled. */
  cancelled: number;
}

/** Whatever may be shown to a viewer. */
export type VillainsEvent = Played | LaidHero | LaidHeroUnseen | UsedPower | HadNoEffect | Cursed | Hypnotized | HypnotizedUnseen | Turned | Swiped | Picked | Whirled | Drew | DrewUnseen | RanOut | Counted;
