/** Where cards can be brought to on this table, and which parts of an action each spot stands for. */
import type { Wish } from '../../lib/protocol';
import type { Touch } from '../../lib/turn';

/** A place that a card can be dropped on or that is pressed after it. */
export type Spot = string;

export const HERO = 'hero';
export const MIDDLE = 'middle';
export const WHIRL_LEFT = 'whirl-left';
export const WHIRL_RIGHT = 'whirl-right';
export const pileSpot = (seat: number): Spot => `pile-${seat}`;

/** What a spot does for the card that is chosen now; without an action it asks why not. */
export interface Target extends Touch {
  label: string;
}

/** Every spot with the parts that it adds to those of a card. */
export function spotsOf(players: number): Map<Spot, Wish> {
  const piles = Array.from({ length: players }, (_, seat): [Spot, Wish] => [pileSpot(seat), { seat }]);
  return new Map<Spot, Wish>([
    ...piles,
    [HERO, { verb: 'hero' }],
    [MIDDLE, { verb: 'use' }],
    [WHIRL_LEFT, { verb: 'whirl', to: 'left' }],
    [WHIRL_RIGHT, { verb: 'whirl', to: 'right' }],
  ]);
}
