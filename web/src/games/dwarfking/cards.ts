/** What the names of cards say: `blue-9`, `green-11-flag`, `dragon`. */

import type { Rank } from '../../lib/sorting';

export type Colour = 'green' | 'blue' | 'red';
export type Suit = Colour | 'magic';

export interface CardName {
  suit: Suit;
  /** 1 to 11, J, Q, K or A; empty for Magic cards. */
  rank: string;
}

const colours: readonly string[] = ['green', 'blue', 'red'];

export function isColour(word: string): word is Colour {
  return colours.includes(word);
}

export function readCard(card: string): CardName {
  const [suit = '', rank = ''] = card.split('-');
  return isColour(suit) ? { suit, rank } : { suit: 'magic', rank: '' };
}

const ranks: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', 'J', 'Q', 'K', 'A'];

/** Where a card comes in a sorted hand; Magic cards come last. */
export function rankOf(card: string): Rank {
  const { suit, rank } = readCard(card);
  return isColour(suit) ? { colour: colours.indexOf(suit), number: ranks.indexOf(rank) } : { colour: Infinity, number: Infinity };
}
