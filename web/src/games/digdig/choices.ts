/** How cards can be touched: what Dig Dig adds to `lib/turn.ts` is that a swap always takes two touches. */
import type { Parts, Wish } from '../../lib/protocol';
import type { Touch as Offered, Turn } from '../../lib/turn';
import { offerWords } from '../../lib/words';
import type { Offer } from '../types';
import { t } from './words';

/** What is touched: equal cards of the hand, or a card of the row. */
export interface Picked {
  from: 'hand' | 'row';
  card: string;
}

export interface Situation {
  turn: Turn;
  /** What was touched first, when two touches are needed. */
  picked: Picked | null;
}

/** What touching a card does. */
export interface Touch extends Offered {
  /** What a screen reader says. */
  name: string;
  /** It was touched first, and its partner is awaited. */
  picked: boolean;
  /** Its neighbour was touched first: it can still be touched instead, but what is awaited lies elsewhere. */
  rests: boolean;
  /** Where it can be dragged. */
  targets: string[];
}

export function playOf({ from, card }: Picked): Wish {
  return { verb: 'play', from, card };
}

/** The swap of a hand card and a row card, in either order; of one alone, every swap it can be part of. */
export function swapOf(...cards: Picked[]): Wish {
  const lying = (place: Picked['from']): string | undefined => cards.find(({ from }) => from === place)?.card;
  return { verb: 'swap', card: lying('hand'), other: lying('row') };
}

/** How so many equal cards of the hand, or of the row, can be touched now. */
export function touchOf(what: Picked, count: number, { turn, picked }: Situation): Touch {
  const isNeighbour = picked?.from === what.from;
  const both = picked && !isNeighbour ? turn.touch(swapOf(picked, what)) : undefined;
  const alone = turn.touch(playOf(what), swapOf(what));
  const found = both?.action === undefined ? twice(alone) : both;
  const isPicked = isNeighbour && picked.card === what.card;
  return {
    ...found,
    name: nameOf(what, count, found),
    picked: isPicked,
    rests: isNeighbour && !isPicked,
    targets: [...new Set(alone.offers.map(({ parts }) => zoneOf(parts, what.from)))],
  };
}

/** How a blind card can be touched now. */
export function blindTouch(slot: number, { turn }: Situation): Touch {
  const found = turn.touch({ verb: 'blind', slot });
  const [offer] = found.offers;
  const name = offer ? offerWords('digdig', offer.parts, []) : t('say-blind', { slot });
  return { ...found, name, picked: false, rests: false, targets: offer ? [zoneOf(offer.parts, 'row')] : [] };
}

/** What a card may do that is dropped there. */
export function dropped(what: Picked, target: string, { turn }: Situation): Offer[] {
  return turn.offered(playOf(what), swapOf(what)).filter(({ parts }) => zoneOf(parts, what.from) === target);
}

/** Even a card that has only one swap is touched first, and then its partner. */
function twice(touch: Offered): Offered {
  const isSwap = touch.offers.some(({ parts }) => parts.verb === 'swap');
  return isSwap ? { ...touch, action: undefined, opens: touch.offers.map(({ action }) => action) } : touch;
}

/** Where a card is dropped for an action: on the pile, or on the card that it changes places with. */
function zoneOf({ verb, card, other }: Parts, from: Picked['from']): string {
  if (verb !== 'swap') return 'pile';
  return from === 'hand' ? `row-${other}` : `hand-${card}`;
}

function nameOf({ from, card }: Picked, count: number, { action, opens, offers }: Offered): string {
  const [first] = offers;
  if (first && action !== undefined) return offerWords('digdig', first.parts, []);
  if (first?.parts.verb === 'swap') return t('say-swap', { card, from });
  if (opens) return t('say-several', { card, count, from });
  return from === 'hand' ? t('say-cards', { card, count }) : t('say-up', { card });
}
