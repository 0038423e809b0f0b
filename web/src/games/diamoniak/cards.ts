/** Cards sorted for the eye, and the names by which they are followed when they travel. */
import { listed } from '../../lib/i18n.svelte';
import type { ShownEvent } from '../types';
import type { DiamoniakEvent, DiamoniakView } from './view';
import { t } from './words';

const CASTLES = ['castle-red', 'castle-blue', 'castle-green', 'castle-yellow'];
/** In the order in which they lie on the table. */
const KINDS = [...CASTLES, 'diamond', 'fairy', 'witch'];

/** Whether a card is part of somebody's castle, or could be. */
export function isCastle(card: string): boolean {
  return CASTLES.includes(card);
}

export interface Heap {
  card: string;
  count: number;
}

/** Equal cards together. */
export function heaps(cards: readonly string[]): Heap[] {
  return KINDS.map((card) => ({ card, count: countOf(cards, card) })).filter(({ count }) => count > 0);
}

/** Cards in words, equal ones counted. */
export function heapWords(cards: readonly string[]): string {
  return listed(heaps(cards).map(({ card, count }) => t('heap', { card, count })));
}

export function countOf(cards: readonly string[], card: string): number {
  return cards.filter((other) => other === card).length;
}

export function castleKey(seat: number, index: number): string {
  return `castle-${seat}-${index}`;
}

export function sideKey(seat: number, card: string, index: number): string {
  return `side-${seat}-${card}-${index}`;
}

/** Where all cards of a kind at somebody's side lie. */
export function heapPlace(seat: number, card: string): string {
  return `heap-${seat}-${card}`;
}

export function discardKey(index: number): string {
  return `discard-${index}`;
}

/** The events of a match of this game are those of its view. */
export function known(events: readonly ShownEvent[]): DiamoniakEvent[] {
  return events.map((event) => event as unknown as DiamoniakEvent);
}

/** What lies on top of the discards: what just went there, as far as that is known; their order does not matter. */
export function topDiscard(events: readonly ShownEvent[], view: DiamoniakView): string | undefined {
  if (view.phase === 'witch' && !view.has_given) return 'witch';
  for (const event of known(events).reverse()) {
    if (event.type === 'GaveUp') return event.card;
    if (event.type === 'UsedFairy') return 'fairy';
    if (event.type === 'Drew' && event.goes_to === 'discards') return event.card;
  }
  return view.discards.includes('witch') ? 'witch' : view.discards.at(-1);
}
