/** What the parts of the table need to know about the offered actions. */
import { shake } from '../../lib/motion.svelte';
import type { Hint, Offer } from '../types';

export interface Moves {
  has: (action: string) => boolean;
  hint: (action: string) => Hint | undefined;
  isBest: (action: string) => boolean;
  /** Whether a lesson points at it. */
  glows: (action: string) => boolean;
  /** Plays what is offered; asks why not otherwise, and shakes what was pressed. */
  press: (action: string, pressed: Element) => void;
}

interface Given {
  offers: Offer[];
  hints: Hint[];
  highlight?: string;
  play: (action: string) => void;
  ask: (action: string) => void;
}

export function movesOf({ offers, hints, highlight, play, ask }: Given): Moves {
  const offered = new Set(offers.map(({ action }) => action));
  const best = Math.max(...hints.map(({ chance }) => chance));
  const hint = (action: string): Hint | undefined => hints.find((one) => one.action === action);
  return {
    has: (action) => offered.has(action),
    hint,
    isBest: (action) => hint(action)?.chance === best,
    glows: (action) => highlight !== undefined && offered.has(action) && action.includes(highlight),
    press: (action, pressed) => {
      if (offered.has(action)) return play(action);
      shake(pressed);
      ask(action);
    },
  };
}
