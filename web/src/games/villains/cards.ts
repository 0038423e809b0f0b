/** The cards of Villains as the table tells them apart. */
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
