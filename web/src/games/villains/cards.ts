/** The cards of Villains as the table tells them apart. */
import type { Rank } from '../../lib/sorting';
import { jewels, type Suit } from './art';

export interface NumberCard {
  suit: Suit;
  number: string;
}

/** A number card's suit and number; null for a special. */
export function numberCard(card: string): NumberCard | null {
  const [suit = '', number = ''] = card.split('-');
  return suit in jewels ? { suit: suit as Suit, number } : null;
}

/** Where a card comes in a sorted hand; specials come last. */
export function rankOf(card: string): Rank {
  const number = numberCard(card);
  return number ? { colour: Object.keys(jewels).indexOf(number.suit), number: Number(number.number) } : { colour: Infinity, number: Infinity };
}

export interface Slot {
  card: string;
  /** Unique in the hand and stable while the card stays there. */
  key: string;
}

/** The cards of a hand, equal ones told apart by a number. */
export function slots(hand: readonly string[], prefix: string): Slot[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${prefix}-${card}-${copy}` };
  });
}
