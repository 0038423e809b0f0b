/** Offered actions as places on the table: which card, and where it goes. What is allowed stands in the offers alone. */
import type { Offer } from '../types';
import { numberCard } from './art';

/** A spot on the table that a card can go to: `pile-2`, `hero`, `middle`, `whirl-left`, `whirl-right`. */
export type Spot = string;

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

export function cardOf(action: string): string {
  return action.split(' ')[0] ?? '';
}

export function leftOf(seat: number, players: number): number {
  return (seat + 1) % players;
}

export function rightOf(seat: number, players: number): number {
  return (seat + players - 1) % players;
}

/** Where an action of this seat happens on the table. */
export function spotOf(action: string, seat: number, players: number): Spot {
  const [card, place] = action.split(' ');
  if (place === undefined) return 'middle';
  if (place === 'hero') return 'hero';
  if (card === 'whirlpool') return `whirl-${place}`;
  if (place === 'own') return `pile-${seat}`;
  if (place === 'left') return `pile-${leftOf(seat, players)}`;
  if (place === 'right') return `pile-${rightOf(seat, players)}`;
  return `pile-${place}`;
}

/** The offered actions of one card, by their spot. */
export function spotsFor(card: string, offers: readonly Offer[], seat: number, players: number): Map<Spot, string> {
  const own = offers.filter((offer) => cardOf(offer.action) === card);
  return new Map(own.map(({ action }) => [spotOf(action, seat, players), action]));
}

/** What to ask the server when a card is taken to a spot that was not offered; null where nobody would expect it to go. */
export function questionAt(card: string, spot: Spot, seat: number, players: number): string | null {
  if (!spot.startsWith('pile-')) return null;
  const pile = Number(spot.slice('pile-'.length));
  if (card === 'hypnotize' || card === 'swipe') return `${card} ${pile}`;
  if (!numberCard(card)) return null;
  if (pile === seat) return `${card} own`;
  if (pile === leftOf(seat, players)) return `${card} left`;
  return pile === rightOf(seat, players) ? `${card} right` : null;
}

/** What somebody who clicks a card that offers nothing most likely wants. */
export function wish(card: string): string {
  if (numberCard(card)) return `${card} own`;
  return card === 'whirlpool' ? 'whirlpool left' : card;
}
