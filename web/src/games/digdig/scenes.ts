/** Cards that send the pile away, or a blind card that does not fit, lie on it first, where everybody can see them. */
import type { Scene } from '../../lib/scenes';
import type { ShownEvent } from '../types';
import type { DigDigEvent, DigDigView, Played, Seen, TurnedBlind } from './view';

export function scenes(before: DigDigView, shown: ShownEvent[], after: DigDigView): Scene<DigDigView>[] {
  const events = shown as unknown as DigDigEvent[];
  const laid = events.find((event) => event.type === 'Played' || event.type === 'TurnedBlind');
  const isGone = events.some(({ type }) => type === 'Composted' || type === 'TookPile');
  if (!laid || !isGone) return [{ view: after, events: shown }];
  const seen = laid.type === 'TurnedBlind' ? { ...laid, fits: true } : laid;
  const rest = events.filter((event) => event !== laid).map((event) => (event.type === 'TookPile' ? withTurned(event, laid) : event));
  return [
    { view: laidOn(before, laid), events: [seen] as unknown as ShownEvent[], lingers: true },
    { view: after, events: rest as unknown as ShownEvent[] },
  ];
}

/** The card that did not fit lies on the pile, and is taken with it. */
function withTurned<E extends { cards: string[] }>(took: E, laid: Played | TurnedBlind): E {
  return laid.type === 'TurnedBlind' ? { ...took, cards: [laid.card, ...took.cards] } : took;
}

function laidOn(view: DigDigView, laid: Played | TurnedBlind): DigDigView {
  const cards = laid.type === 'Played' ? laid.cards : [laid.card];
  const players = view.players.map((player, seat) => (seat === laid.seat ? without(player, laid) : player));
  return { ...view, to_act: null, players, pile: [...cards, ...view.pile] };
}

function without(player: Seen, laid: Played | TurnedBlind): Seen {
  if (laid.type === 'TurnedBlind') {
    const at = player.blind_slots.indexOf(laid.slot);
    const rest = <T>(all: T[]): T[] => all.filter((_, n) => n !== at);
    return { ...player, blind_slots: rest(player.blind_slots), ...(player.blind && { blind: rest(player.blind) }) };
  }
  const { cards, source } = laid;
  if (source === 'row') return { ...player, face_up: less(player.face_up, cards) };
  const { hand, hand_count, known } = player;
  return {
    ...player,
    hand_count: hand_count - cards.length,
    ...(known && { known: less(known, cards) }),
    ...(hand && { hand: less(hand, cards) }),
  };
}

function less(from: string[], cards: string[]): string[] {
  const left = [...from];
  for (const card of cards) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}
