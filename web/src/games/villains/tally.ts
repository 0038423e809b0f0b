/** What is known of a pile, and its cards by number for the end of a match. What they come to and what is cancelled the view says. */
import { numberCard } from './cards';
import type { Seen } from './view';

/** A player whose pile is remembered, which it is at the end of every match, but by the book not before (V-T9). */
export type Remembered = Seen & Required<Pick<Seen, 'remembered' | 'count'>>;

export function isRemembered(player: Seen | undefined): player is Remembered {
  return player?.remembered !== undefined && player.count !== undefined;
}

export interface Column {
  number: string;
  /** The cards of that number Villain side up, by name. */
  cards: string[];
  points: number;
  cancelled: boolean;
}

export function columns({ remembered, count }: Remembered): Column[] {
  const faces = remembered.flatMap((laid) => (laid.side === 'villain' ? [laid.card] : []));
  return Object.entries(count.by_number).map(([number, points]) => ({
    number,
    cards: faces.filter((card) => numberCard(card)?.number === number).sort(),
    points,
    cancelled: number in count.cancelled,
  }));
}
