/** Cards sorted for the eye, and the names by which they are followed when they travel. */
import type { Flight } from '../../lib/motion.svelte';
import type { ShownEvent } from '../types';
import type { DiamoniakEvent, DiamoniakView, Seen } from './view';

/** In the order in which they lie on the table. */
export const KINDS = [
  'castle-red',
  'castle-blue',
  'castle-green',
  'castle-yellow',
  'diamond',
  'fairy',
  'witch',
] as const;

/** How many parts a castle is drawn with. */
export const PARTS = 6;

export interface Heap {
  card: string;
  count: number;
}

/** Equal cards together. */
export function heaps(cards: readonly string[]): Heap[] {
  return KINDS.map((card) => ({ card, count: countOf(cards, card) })).filter(({ count }) => count > 0);
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

/** The uppermost card of this kind that a player has. */
function topKey(players: readonly Seen[], seat: number, card: string): string {
  return above(players, seat, card, -1);
}

/** The card so many above the count that a player now has: 0 is the one that has just gone. */
function above(players: readonly Seen[], seat: number, card: string, step: number): string {
  const seen = players[seat];
  if (seen?.colour === card) return castleKey(seat, seen.castle + step);
  return sideKey(seat, card, countOf(seen?.side ?? [], card) + step);
}

/** The events of a match of this game are those of its view. */
function known(events: readonly ShownEvent[]): DiamoniakEvent[] {
  return events.map((event) => event as unknown as DiamoniakEvent);
}

/** What flies where because of a move; `view` is the table after it. */
export function flights(events: readonly ShownEvent[], view: DiamoniakView): Flight[] {
  return known(events).flatMap((event): Flight[] => {
    switch (event.type) {
      case 'Reshuffled':
      case 'ReshuffledUnseen':
        return [{ from: 'discards', to: 'pile' }];
      case 'Drew':
        if (event.goes_to === 'discards') return [{ from: 'pile', to: discardKey(view.discards.length - 1) }];
        return [{ from: 'pile', to: topKey(view.players, event.seat, event.card) }];
      case 'GaveUp':
        return [{ from: above(view.players, event.seat, event.card, 0), to: discardKey(view.discards.length - 1) }];
      case 'UsedFairy':
        return [{ from: above(view.players, event.seat, 'fairy', 0), to: discardKey(view.discards.length - 1) }];
      case 'Bought':
        return [
          { from: above(view.players, event.seller, event.card, 0), to: topKey(view.players, event.seat, event.card) },
          ...[0, 1, 2].map((step) => ({
            from: above(view.players, event.seat, 'diamond', step),
            to: heapPlace(event.seller, 'diamond'),
            delay: step * 90,
          })),
        ];
      default:
        return [];
    }
  });
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

/** Whose castle is complete at the end. */
export function winner(view: DiamoniakView): number | null {
  if (view.phase !== 'over') return null;
  const most = Math.max(...view.players.map((player) => player.castle));
  return view.players.findIndex((player) => player.castle === most);
}
