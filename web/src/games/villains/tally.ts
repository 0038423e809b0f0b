/** A pile's cards by number, for the end of a match. What they come to and what is cancelled the view says. */
import { numberCard } from './cards';
import type { Seen } from './view';

export interface Column {
  number: string;
  /** The cards of that number Villain side up, by name. */
  cards: string[];
  points: number;
  cancelled: boolean;
}

export function columns({ remembered, count }: Seen): Column[] {
  const faces = remembered.flatMap((laid) => (laid.side === 'villain' ? [laid.card] : []));
  return Object.entries(count.by_number).map(([number, points]) => ({
    number,
    cards: faces.filter((card) => numberCard(card)?.number === number).sort(),
    points,
    cancelled: number in count.cancelled,
  }));
}
