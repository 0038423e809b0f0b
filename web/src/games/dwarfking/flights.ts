/** Which cards fly after a move, besides those that stay in sight: out of hands, into them, and onto won piles. */
import type { Flight } from '../../lib/motion.svelte';
import type { ShownEvent } from '../types';
import type { DwarfKingEvent, DwarfKingView } from './view';

/** Milliseconds between one dealt card and the next. */
const DEALING = 45;

function cardKey(card: string): string {
  return `card-${card}`;
}

function hand(seat: number): string {
  return `hand-${seat}`;
}

function won(seat: number): string {
  return `won-${seat}`;
}

export function flightsOf(events: ShownEvent[], view: DwarfKingView): Flight[] {
  return (events as unknown as DwarfKingEvent[]).flatMap((event) => flights(event, view));
}

/** Whether the cards of a hand are drawn one by one and so find their way themselves. */
function isSeen(view: DwarfKingView, seat: number): boolean {
  return view.players[seat]?.hand !== undefined;
}

function flights(event: DwarfKingEvent, view: DwarfKingView): Flight[] {
  switch (event.type) {
    case 'Played':
      return [...swept(event.card, view), ...(isSeen(view, event.seat) ? [] : [{ from: hand(event.seat), to: cardKey(event.card) }])];
    case 'DealtToYou':
      return event.hand.map((card, n) => ({ from: won(event.dealer), to: cardKey(card), delay: n * DEALING }));
    case 'TookCards':
      return moved(event.other, event.seat, event.cards, view);
    case 'GaveCard':
      return moved(event.seat, event.other, [event.card], view);
    case 'TookCardsUnseen':
      return [0, DEALING * 2].map((delay) => ({ from: hand(event.other), to: hand(event.seat), delay }));
    case 'GaveCardUnseen':
      return [{ from: hand(event.seat), to: hand(event.other) }];
    case 'SwappedHands':
      return [...moved(event.seat, event.other, event.gave, view), ...moved(event.other, event.seat, event.got, view)];
    case 'SwappedHandsUnseen':
      return [
        { from: hand(event.seat), to: hand(event.other) },
        { from: hand(event.other), to: hand(event.seat) },
      ];
    case 'PassedHandsToYou':
    case 'PassedHandsUnseen':
      return view.players.flatMap((_, seat) => passedTo(seat, event.side, view));
    case 'UsedSorcerer':
      return isSeen(view, event.seat)
        ? []
        : [
            { from: cardKey(event.card), to: hand(event.seat) },
            { from: hand(event.seat), to: cardKey('sorcerer') },
          ];
    default:
      return [];
  }
}

/** The last trick goes to its winner when the next card is led. */
function swept(card: string, view: DwarfKingView): Flight[] {
  const last = view.last;
  const winner = last?.winner ?? null;
  if (!last || winner === null || view.trick?.cards.length !== 1 || view.trick.cards[0]?.card !== card) return [];
  return last.cards.map((laid) => ({ from: cardKey(laid.card), to: won(winner) }));
}

/** Cards from one hand to another, face up for whoever sees one of the hands. */
function moved(from: number, to: number, cards: string[], view: DwarfKingView): Flight[] {
  if (isSeen(view, to) && isSeen(view, from)) return [];
  return cards.map((card, n) => ({
    from: isSeen(view, to) ? hand(from) : cardKey(card),
    to: isSeen(view, to) ? cardKey(card) : hand(to),
    delay: n * DEALING,
  }));
}

function passedTo(seat: number, side: 'left' | 'right', view: DwarfKingView): Flight[] {
  const players = view.players.length;
  const from = (seat + (side === 'left' ? players - 1 : 1)) % players;
  const own = view.players[seat]?.hand;
  return own ? own.map((card, n) => ({ from: hand(from), to: cardKey(card), delay: n * DEALING })) : [{ from: hand(from), to: hand(seat) }];
}
