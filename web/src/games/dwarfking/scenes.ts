/** A trick that is complete, or a deal that was scored, stays until it has been seen; a new deal has forgotten the last trick. */
import type { Scene } from '../../lib/scenes';
import type { ShownEvent } from '../types';
import type { DwarfKingEvent, DwarfKingView, Played, Seen, WonTrick } from './view';

export function scenes(before: DwarfKingView, shown: ShownEvent[], after: DwarfKingView): Scene<DwarfKingView>[] {
  const events = shown as unknown as DwarfKingEvent[];
  const won = events.find((event) => event.type === 'WonTrick');
  const played = events.find((event) => event.type === 'Played');
  if (!won) return [{ view: after, events: shown }];
  if (after.last !== null || !played || !before.trick) return [{ view: after, events: shown, lingers: true }];
  return [
    { view: completed(before, played, won), events: [played] as unknown as ShownEvent[], lingers: true },
    { view: after, events: shown.filter(({ type }) => type !== 'Played'), lingers: true },
  ];
}

function completed(view: DwarfKingView, { seat, card, stands_for }: Played, { seat: winner }: WonTrick): DwarfKingView {
  if (!view.trick) return view;
  const trick = { ...view.trick, cards: [...view.trick.cards, { seat, card, stands_for }], winner };
  const players = view.players.map((player, of) => (of === seat ? without(player, card) : player));
  return { ...view, to_act: null, trick: null, last: trick, players };
}

function without(player: Seen, card: string): Seen {
  const rest = (cards: string[]): string[] => cards.filter((one) => one !== card);
  const { hand, hand_count, shown, known } = player;
  return {
    ...player,
    hand_count: hand_count - 1,
    ...(shown && { shown: rest(shown) }),
    ...(known && { known: rest(known) }),
    ...(hand && { hand: rest(hand) }),
  };
}
