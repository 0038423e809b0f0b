/**
 * Any game: cards in the middle that a move clears away are shown once more, together with the card that completed them.
 *
 * What is known for that is data: a list of cards in the view that has gone, and the first card that the move tells of.
 */
import type { ShownEvent } from '../games/types';
import type { Direct } from '../lib/scenes';

type Fields = Record<string, unknown>;

export function scenesOf(known: ReadonlySet<string>): Direct<Fields> {
  const isCard = (value: unknown): value is string => typeof value === 'string' && known.has(value);
  const isCards = (value: unknown): value is string[] => Array.isArray(value) && value.length > 0 && value.every(isCard);

  /** The lists in the middle of which no card is left. */
  const cleared = (before: Fields, after: Fields): [string, string[]][] =>
    Object.entries(before).flatMap(([name, cards]): [string, string[]][] => {
      const now = after[name];
      return isCards(cards) && Array.isArray(now) && !cards.some((card) => now.includes(card)) ? [[name, cards]] : [];
    });

  return (before, events, after) => {
    const laid = events.find(({ card }) => isCard(card));
    const [gone, ...others] = cleared(before, after);
    const card = laid?.['card'] as string | undefined;
    if (!laid || !card || !gone || others.length > 0 || gone[1].includes(card)) return [{ view: after, events }];
    const [name, cards] = gone;
    const view = { ...before, to_act: null, players: withoutCard(before['players'], laid), [name]: [...cards, card] };
    return [
      { view, events: [laid], lingers: true },
      { view: after, events: events.filter((event) => event !== laid) },
    ];
  };
}

/** Everybody's cards, without the one that was laid. */
function withoutCard(players: unknown, { seat, card }: ShownEvent): unknown {
  if (!Array.isArray(players)) return players;
  return players.map((player: Fields, of) => {
    if (of !== seat) return player;
    const left = Object.entries(player).map(([name, value]): [string, unknown] => {
      if (Array.isArray(value)) return [name, value.filter((one) => one !== card)];
      return [name, name === 'hand_count' && typeof value === 'number' ? value - 1 : value];
    });
    return Object.fromEntries(left);
  });
}
