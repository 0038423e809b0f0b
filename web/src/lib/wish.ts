/** What somebody points at, a card or a place, held against what is offered. */
import type { Offer, Parts, Wish } from './protocol';

/** Whether an action has all of these parts. */
export function hasParts(parts: Parts, wish: Wish): boolean {
  return Object.entries(wish).every(([name, value]) => value === undefined || parts[name as keyof Parts] === value);
}

/** The offered actions that have these parts, or those. */
export function offersOf(offers: Offer[], ...wishes: Wish[]): Offer[] {
  return offers.filter(({ parts }) => wishes.some((wish) => hasParts(parts, wish)));
}

/** Whether an action with these parts, or those, is offered. */
export function isOffered(offers: Offer[], ...wishes: Wish[]): boolean {
  return offersOf(offers, ...wishes).length > 0;
}
