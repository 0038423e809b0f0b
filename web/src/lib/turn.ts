/**
 * What may be done now, and what a touch does: sorted out of the offers alone.
 *
 * Whatever can be touched on a table stands for some parts of an action: a card in the hand for `{ from: 'hand', card }`,
 * a pile for `{ seat }`, a button for `{ verb }`. Two touches, a card and then where it goes, stand for the parts of both.
 */
import type { Hint, Offer } from '../games/types';
import type { Wish } from './protocol';
import { isOffered, offersOf } from './wish';

/** What touching something does. */
export interface Touch {
  /** The offered action that a touch performs, when there is just one. */
  action?: string;
  /** The offered actions that it leads to, when there are several: a further touch decides. */
  opens?: string[];
  /** All of them, with their parts. */
  offers: Offer[];
  /** A lesson points here. */
  glows: boolean;
  /** The best hint among them. */
  hint?: Hint;
  /** It is one of those that the bots would choose; none is, where all are about equal. */
  isBest: boolean;
}

interface Given {
  offers: Offer[];
  hints: Hint[];
  highlight?: Wish;
  play: (action: string) => void;
  ask: (wish: Wish, touched?: Element | null) => void;
}

export interface Turn {
  /** The offered actions that have these parts, or those. */
  offered: (...wishes: Wish[]) => Offer[];
  /** What touching something does that stands for these parts, or for those. */
  touch: (...wishes: Wish[]) => Touch;
  /** Does what these parts stand for; if it is not offered, asks why not. */
  press: (wish: Wish, pressed?: Element | null) => void;
}

export function turnOf({ offers, hints, highlight, play, ask }: Given): Turn {
  const best = chosenHints(hints);
  const offered = (...wishes: Wish[]): Offer[] => offersOf(offers, ...wishes);
  return {
    offered,
    touch: (...wishes) => {
      const found = offered(...wishes);
      const actions = found.map(({ action }) => action);
      const hint = bestOf(hints, actions);
      return {
        action: actions.length === 1 ? actions[0] : undefined,
        opens: actions.length > 1 ? actions : undefined,
        offers: found,
        glows: highlight !== undefined && isOffered(found, highlight),
        hint,
        isBest: hint !== undefined && best.includes(hint),
      };
    },
    press: (wish, pressed) => {
      const [first] = offered(wish);
      if (first) play(first.action);
      else ask(wish, pressed);
    },
  };
}

/** The most promising first, and whatever is about equal to it: within the interval in which its chance is known. */
export function bestHints(hints: Hint[]): Hint[] {
  const sorted = [...hints].sort((one, other) => other.chance - one.chance);
  return sorted.filter(({ chance }) => chance >= (sorted[0]?.low ?? 0));
}

/** What the bots would choose: nothing in particular, where everything is about equal. */
export function chosenHints(hints: Hint[]): Hint[] {
  const best = bestHints(hints);
  return best.length < hints.length ? best : [];
}

/** The best hint among some actions. */
export function bestOf(hints: Hint[], actions: readonly string[]): Hint | undefined {
  return hints
    .filter(({ action }) => actions.includes(action))
    .reduce<Hint | undefined>((best, hint) => (best && best.chance >= hint.chance ? best : hint), undefined);
}
