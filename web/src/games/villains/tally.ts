/** A pile's cards by number, for the end of a match. What is cancelled comes from the server's count. */
import { numberCard } from './art';
import type { Seen } from './view';

export interface Column {
  number: number;
  /** The cards of that number Villain side up, by name. */
  cards: string[];
  cancelled: boolean;
}

export function columns(player: Seen): Column[] {
  const faces = player.remembered.flatMap((laid) => (laid.side === 'villain' ? [laid.card] : []));
  return [1, 2, 3, 4, 5, 6].map((number) => ({
    number,
    cards: faces.filter((card) => numberCard(card)?.number === String(number)).sort(),
    cancelled: String(number) in player.count.cancelled,
  }));
}
