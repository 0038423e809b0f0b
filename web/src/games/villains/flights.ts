/** Which cards fly where, from the events of a move. Keys and places are those of the table's markup. */
import type { Flight } from '../../lib/motion.svelte';
import type { ShownEvent } from '../types';
import { slots } from './cards';
import type { VillainsEvent, VillainsView } from './view';

/** Milliseconds from one flight to the next. */
const STEP = 130;

export const topKey = (seat: number): string => `top-${seat}`;
export const handPlace = (seat: number): string => `hand-${seat}`;
export const drawPlace = (seat: number): string => `draw-${seat}`;

type Leg = [from: string, to: string];

/** The last copy of a card in the middle: the one that just came there. */
function inMiddle(card: string, removed: readonly string[]): string {
  return slots(removed, 'removed').findLast((slot) => slot.card === card)?.key ?? 'middle';
}

/** Where a card leaves a hand or comes to it; whoever only watches sees no cards in the hand below either. */
function inHand(seat: number, card: string, view: VillainsView, bottom: number): string {
  return seat === bottom && view.players[seat]?.hand ? `hand-${card}-0` : handPlace(seat);
}

function legs(event: VillainsEvent, view: VillainsView, bottom: number): Leg[] {
  switch (event.type) {
    case 'Played':
      return [[inHand(event.seat, event.card, view, bottom), topKey(event.pile)]];
    case 'LaidHero':
      return [[inHand(event.seat, event.card, view, bottom), topKey(event.seat)]];
    case 'LaidHeroUnseen':
      return [[handPlace(event.seat), topKey(event.seat)]];
    case 'UsedPower':
      return [[inHand(event.seat, event.card, view, bottom), inMiddle(event.card, view.removed)]];
    case 'Cursed':
      return [[topKey(event.pile), inMiddle(event.card, view.removed)]];
    case 'Hypnotized':
      return [[topKey(event.pile), inHand(event.seat, event.card, view, bottom)]];
    case 'HypnotizedUnseen':
      return [[topKey(event.pile), handPlace(event.seat)]];
    case 'Swiped': {
      const taken: Leg = [topKey(event.pile), topKey(event.seat)];
      return event.given === null ? [taken] : [taken, [topKey(event.seat), topKey(event.pile)]];
    }
    case 'Whirled':
      return event.onto.flatMap((pile, seat): Leg[] => (event.moved[seat] === null ? [] : [[topKey(seat), topKey(pile)]]));
    case 'Drew':
      return event.cards.map((card) => [drawPlace(event.seat), inHand(event.seat, card, view, bottom)]);
    case 'DrewUnseen':
      return [[drawPlace(event.seat), handPlace(event.seat)]];
    default:
      return [];
  }
}

/** Of several cards that reach the same place only the last is still to be seen there. */
export function flightsOf(events: readonly ShownEvent[], view: VillainsView, bottom: number): Flight[] {
  const found: Flight[] = [];
  events.forEach((event, step) => {
    for (const [from, to] of legs(event as unknown as VillainsEvent, view, bottom)) {
      const earlier = found.findIndex((flight) => flight.to === to && to.startsWith('top-'));
      if (earlier >= 0) found.splice(earlier, 1);
      found.push({ from, to, delay: step * STEP });
    }
  });
  return found;
}
