/** What flies where because of a move. */
import type { Flight } from '../../lib/motion.svelte';
import type { ShownEvent } from '../types';
import { castleKey, countOf, discardKey, heapPlace, known, sideKey } from './cards';
import type { DiamoniakView, Seen } from './view';

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

/** The flights of a move; `view` is the table after it. */
export function flightsOf(events: readonly ShownEvent[], view: DiamoniakView): Flight[] {
  const { players, price } = view;
  const discarded = discardKey(view.discards.length - 1);
  return known(events).flatMap((event): Flight[] => {
    switch (event.type) {
      case 'Reshuffled':
      case 'ReshuffledUnseen':
        return [{ from: 'discards', to: 'pile' }];
      case 'Drew':
        return [{ from: 'pile', to: event.goes_to === 'discards' ? discarded : topKey(players, event.seat, event.card) }];
      case 'GaveUp':
        return [{ from: above(players, event.seat, event.card, 0), to: discarded }];
      case 'UsedFairy':
        return [{ from: above(players, event.seat, 'fairy', 0), to: discarded }];
      case 'Bought':
        return [
          { from: above(players, event.seller, event.card, 0), to: topKey(players, event.seat, event.card) },
          ...Array.from({ length: price }, (_, step) => ({
            from: above(players, event.seat, 'diamond', step),
            to: heapPlace(event.seller, 'diamond'),
            delay: step * 90,
          })),
        ];
      default:
        return [];
    }
  });
}
