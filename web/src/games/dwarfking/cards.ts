/** What the names of cards say: `blue-9`, `green-11-flag`, `dragon`. */

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
