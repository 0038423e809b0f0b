/** Which card flies where in a scene, told from its events. */
import type { Flight } from '../../lib/motion.svelte';
import type { ShownEvent } from '../types';
import { blindKey, countOf, handKey, handPlace, pileKey, upKey } from './cards';
import type { DigDigEvent, DigDigView } from './view';

/** How many cards of the pile can be seen. */
export const VISIBLE = 5;
const STEP = 70;
/** When the cards that were played have arrived. */
const AFTER_PLAY = 480;

/** Counts the equal cards of one hand back to what they were before the move, then forward again. */
class Hand {
  private count = new Map<string, number>();
  constructor(now: string[], gained: string[], spent: string[]) {
    for (const card of new Set([...now, ...spent]))
      this.count.set(card, countOf(now, card) - countOf(gained, card) + countOf(spent, card));
  }
  /** The key of a card that leaves. */
  take(card: string): string {
    const left = (this.count.get(card) ?? 1) - 1;
    this.count.set(card, left);
    return handKey(card, left);
  }
  /** The key of a card that comes. */
  add(card: string): string {
    const index = this.count.get(card) ?? 0;
    this.count.set(card, index + 1);
    return handKey(card, index);
  }
}

function gainedBy(event: DigDigEvent): string[] {
  if (event.type === 'Drew' || event.type === 'TookPile') return event.cards;
  return event.type === 'Swapped' ? [event.face_up] : [];
}

function spentBy(event: DigDigEvent): string[] {
  if (event.type === 'Played' && event.source === 'hand') return event.cards;
  return event.type === 'Swapped' ? [event.hand] : [];
}

/** `bottom` is the seat whose cards lie open at the bottom of the screen, if any does. */
export function flightsOf(shown: ShownEvent[], view: DigDigView, bottom: number | null): Flight[] {
  const events = shown as unknown as DigDigEvent[];
  const own = bottom === null ? undefined : view.players[bottom]?.hand;
  const mine = events.filter((event) => 'seat' in event && event.seat === bottom);
  const hand = new Hand(own ?? [], mine.flatMap(gainedBy), mine.flatMap(spentBy));
  const isOpen = (seat: number): boolean => seat === bottom && own !== undefined;
  const leaves = (seat: number, card: string): string => (isOpen(seat) ? hand.take(card) : handPlace(seat));
  const comes = (seat: number, card: string): string => (isOpen(seat) ? hand.add(card) : handPlace(seat));

  const height = view.pile.length;
  const flights: Flight[] = [];
  let laid = 0;
  const lay = (from: string[]): void => {
    laid += from.length;
    for (const [index, source] of from.entries())
      flights.push({ from: source, to: pileKey(height - from.length + index), delay: index * STEP });
  };

  for (const event of events) {
    if (event.type === 'Played') {
      const { seat, cards, source } = event;
      const left = countOf(view.players[seat]?.face_up ?? [], cards[0] ?? '');
      lay(cards.map((card, index) => (source === 'hand' ? leaves(seat, card) : upKey(seat, card, left + index))));
    } else if (event.type === 'TurnedBlind') {
      lay([blindKey(event.seat, event.slot)]);
    } else if (event.type === 'Composted') {
      const top = event.count - 1;
      for (let at = Math.max(0, top - VISIBLE + 1); at <= top; at += 1)
        flights.push({ from: pileKey(at), to: 'compost', delay: (top - at) * STEP });
    } else if (event.type === 'TookPile') {
      for (const [index, card] of event.cards.entries()) {
        const to = comes(event.seat, card);
        if (index < VISIBLE || isOpen(event.seat))
          flights.push({ from: pileKey(Math.max(event.cards.length - 1 - index, event.cards.length - VISIBLE, 0)), to, delay: index * 30 });
      }
    } else if (event.type === 'Drew' || event.type === 'DrewUnseen') {
      const cards = event.type === 'Drew' ? event.cards : Array<string>(event.cards_count).fill('');
      for (const [index, card] of cards.entries())
        flights.push({ from: 'deck', to: comes(event.seat, card), delay: (laid > 0 ? AFTER_PLAY : 0) + index * STEP * 2 });
    } else if (event.type === 'Swapped') {
      const { seat, hand: given, face_up: taken } = event;
      const row = view.players[seat]?.face_up ?? [];
      flights.push({ from: leaves(seat, given), to: upKey(seat, given, countOf(row, given) - 1) });
      flights.push({ from: upKey(seat, taken, countOf(row, taken)), to: comes(seat, taken) });
    }
  }
  return flights;
}
