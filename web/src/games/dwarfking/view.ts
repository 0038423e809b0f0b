// Written by `python -m tools.webtypes` from the Python structs; do not edit.

/** What a viewer knows of a match of The Dwarf King. */
export interface DwarfKingView {
  viewer: number | "open" | "spectator";
  /** The seat whose decision is next; none once the match is over. */
  to_act: number | null;
  phase: "exchange" | "give" | "over" | "pass" | "play" | "quest" | "sorcerer" | "swap";
  /** Which deal this is, from 1. */
  deal: number;
  dealer: number;
  /** The Special of this deal: it is in a hand or has been played. */
  special: string;
  /** So many deals has a match; more follow only to break a tie (K-E2). */
  regular_deals: number;
  tile: number;
  /** The two quests of the tile, of which one is chosen (K-D3). */
  sides: string[];
  /** None until it is chosen. */
  quest: string | null;
  /** Who chooses the quest: the holder of the blue 5. Not by the book (K-T3). */
  chooser?: number;
  /** Tricks in this deal. */
  size: number;
  players: Seen[];
  /** The trick being played; none between two tricks. */
  trick: TrickSeen | null;
  /** The last finished trick of this deal, the only one that may be looked at again (K-T3). */
  last: TrickSeen | null;
  /** All finished tricks of this deal. Not by the book (K-T3). */
  tricks?: TrickSeen[];
  /** Who took two cards with the red Flag Bearer in this deal. Not by the book (K-T3). */
  taker?: number | null;
  /** From whom. Not by the book (K-T3). */
  partner?: number | null;
  /** Cards still to be given for two that were taken with the red Flag Bearer (K-S9). */
  owed: number;
  /** To whom; none if none are owed. */
  owed_to: number | null;
  /** Cards that everybody else only knows to be with one of these two. Not by the book (K-T3). */
  either?: string[];
  deals: DealSeen[];
  /** The tiles of this match. */
  tiles: number[];
  /** Those that have not been up; the next one is drawn among them. */
  tiles_left: number[];
  /** Specials that have not been up; the next one is drawn among them. */
  specials_left: string[];
  /** Who won the match; none before its end (K-E2). */
  winner: number | null;
}

/** What a viewer knows of one player. */
export interface Seen {
  hand_count: number;
  /** Tricks won in this deal. */
  tricks: number;
  /** All finished deals. */
  points: number;
  /** What this deal would add if it ended now. Not by the book (K-T3). */
  deal_points?: number;
  /** Points from the Special in this deal, part of `deal_points`. Not by the book (K-T3). */
  bonus?: number;
  /** Cards of this hand that everybody knows to be there. Not by the book (K-T3). */
  shown?: string[];
  /** Further cards of this hand that only some know to be there, the viewer among them. Not by the book (K-T3). */
  known?: string[];
  /** Colours, or the Mummy, that are not among the other cards of this hand: the player did not follow. Not by the book (K-T3). */
  lacks?: string[];
  /** Seats that had this hand earlier in the deal. Not by the book (K-T3). */
  held_by?: number[];
  /** Cards of the viewer's hand, besides the shown ones, that this player knows. Not by the book (K-T3). */
  knows_of_you?: string[];
  /** Only for the owner, or all cards open. */
  hand?: string[];
  /** Only all cards open: what the other player of an exchange knows of this hand. */
  told?: string[];
}

/** A trick, its cards in the order of play. */
export interface TrickSeen {
  leader: number;
  cards: Laid[];
  /** The colour to follow; none before a coloured card lies there. */
  required: string | null;
  /** Who won it; none while it is being played. */
  winner: number | null;
}

/** A card in a trick. */
export interface Laid {
  /** Who played it. */
  seat: number;
  card: string;
  /** What the Mummy copies, the Puppeteer stands just above or the Sorcerer replaced; none for other cards. */
  stands_for: string | null;
}

/** A finished deal. */
export interface DealSeen {
  quest: string;
  special: string;
  points: number[];
}

/** A new deal: the Special turned up, the tile drawn, and all hands (K-D2, K-D3). */
export interface Dealt {
  type: "Dealt";
  dealer: number;
  special: string;
  tile: number;
  hands: string[][];
}

/** A new deal: the Special turned up, the tile drawn, and all hands (K-D2, K-D3), as a seat sees it. */
export interface DealtToYou {
  type: "DealtToYou";
  dealer: number;
  special: string;
  tile: number;
  hand: string[];
}

/** A new deal: the Special turned up, the tile drawn, and all hands (K-D2, K-D3), as those see it from whom something is hidden. */
export interface DealtUnseen {
  type: "DealtUnseen";
  dealer: number;
  special: string;
  tile: number;
}

/** A player showed a card and keeps it: a 5 (K-D3, K-D4) or the red Flag Bearer (K-S9). */
export interface Showed {
  type: "Showed";
  seat: number;
  card: string;
}

/** The quest of this deal is settled (K-D3). */
export interface ChoseQuest {
  type: "ChoseQuest";
  seat: number;
  quest: string;
}

/** Two random cards changed hands, seen by the two players (K-S9). */
export interface TookCards {
  type: "TookCards";
  seat: number;
  other: number;
  cards: string[];
}

/** Two random cards changed hands, seen by the two players (K-S9), as those see it from whom something is hidden. */
export interface TookCardsUnseen {
  type: "TookCardsUnseen";
  seat: number;
  other: number;
  cards_count: number;
}

/** A card was given in return, seen by the two players (K-S9). */
export interface GaveCard {
  type: "GaveCard";
  seat: number;
  other: number;
  card: string;
}

/** A card was given in return, seen by the two players (K-S9), as those see it from whom something is hidden. */
export interface GaveCardUnseen {
  type: "GaveCardUnseen";
  seat: number;
  other: number;
}

/** A card went into the trick (K-T1). */
export interface Played {
  type: "Played";
  seat: number;
  card: string;
  /** The card that the Mummy copies or the Puppeteer stands just above; none for every other card. */
  stands_for: string | null;
}

/** A trick was won (K-T2). */
export interface WonTrick {
  type: "WonTrick";
  seat: number;
  cards: string[];
}

/** A Special gave or cost points (K-S2, K-S3, K-S4, K-S7, K-S8). */
export interface GotBonus {
  type: "GotBonus";
  seat: number;
  card: string;
  points: number;
}

/** Two players swapped hands (K-S1); the two see the hand that `seat` gave and the one it got. */
export interface SwappedHands {
  type: "SwappedHands";
  seat: number;
  other: number;
  gave: string[];
  got: string[];
}

/** Two players swapped hands (K-S1); the two see the hand that `seat` gave and the one it got, as those see it from whom something is hidden. */
export interface SwappedHandsUnseen {
  type: "SwappedHandsUnseen";
  seat: number;
  other: number;
  gave_count: number;
  got_count: number;
}

/** All hands moved one seat on (K-S5), with everybody's new hand. */
export interface PassedHands {
  type: "PassedHands";
  seat: number;
  side: "left" | "right";
  hands: string[][];
}

/** All hands moved one seat on (K-S5), with everybody's new hand, as a seat sees it. */
export interface PassedHandsToYou {
  type: "PassedHandsToYou";
  seat: number;
  side: "left" | "right";
  hand: string[];
}

/** All hands moved one seat on (K-S5), with everybody's new hand, as those see it from whom something is hidden. */
export interface PassedHandsUnseen {
  type: "PassedHandsUnseen";
  seat: number;
  side: "left" | "right";
}

/** A card of the last trick went into a hand, and the Sorcerer lies in its place (K-S13). */
export interface UsedSorcerer {
  type: "UsedSorcerer";
  seat: number;
  card: string;
}

/** The Sorcerer waits (K-S13). */
export interface KeptSorcerer {
  type: "KeptSorcerer";
  seat: number;
}

/** A deal was scored (K-E1). */
export interface EndedDeal {
  type: "EndedDeal";
  quest: string;
  points: number[];
  /** All deals so far. */
  scores: number[];
}

/** One player leads alone after seven deals (five or three in a short match) or more (K-E2). */
export interface EndedMatch {
  type: "EndedMatch";
  winner: number;
}

/** Whatever may be shown to a viewer. */
export type DwarfKingEvent = Dealt | DealtToYou | DealtUnseen | Showed | ChoseQuest | TookCards | TookCardsUnseen | GaveCard | GaveCardUnseen | Played | WonTrick | GotBonus | SwappedHands | SwappedHandsUnseen | PassedHands | PassedHandsToYou | PassedHandsUnseen | UsedSorcerer | KeptSorcerer | EndedDeal | EndedMatch;
