/** What may be done now, looked up by action. */
import type { Hint, Offer } from '../types';

export interface Turn {
  isOffered: (action: string) => boolean;
  /** Whether a lesson points at it. */
  glows: (action: string) => boolean;
  hint: (action: string) => Hint | undefined;
  /** Whether the bots like nothing better. */
  isBest: (action: string) => boolean;
  play: (action: string) => void;
  ask: (action: string) => void;
}

interface Given {
  offers: Offer[];
  hints: Hint[];
  highlight?: string;
  play: (action: string) => void;
  ask: (action: string) => void;
}

export function turnOf({ offers, hints, highlight, play, ask }: Given): Turn {
  const offered = new Set(offers.map((offer) => offer.action));
  const best = Math.max(...hints.map((hint) => hint.chance));
  const hint = (action: string): Hint | undefined => hints.find((one) => one.action === action);
  return {
    isOffered: (action) => offered.has(action),
    glows: (action) => highlight !== undefined && offered.has(action) && action.includes(highlight),
    hint,
    isBest: (action) => hint(action)?.chance === best,
    play,
    ask,
  };
}

/** The verb of what a click on an own card does now: all cards of a hand have the same one. */
export function verbOf(offers: Offer[]): 'play' | 'give' {
  return offers.some((offer) => offer.action.startsWith('give ')) ? 'give' : 'play';
}
