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
  /** No other offered action has a better hint. */
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
  const best = Math.max(...hints.map(({ chance }) => chance));
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
        isBest: hint !== undefined && hint.chance === best,
      };
    },
    press: (wish, pressed) => {
      const [first] = offered(wish);
      if (first) play(first.action);
      else ask(wish, pressed);
    },
  };
}

/** The best hint among some actions. */
export function bestOf(hints: Hint[], actions: readonly string[]): Hint | undefined {
  return hints
    .filter(({ action }) => actions.includes(action))
    .reduce<Hint | undefined>((best, hint) => (best && best.chance >= hint.chance ? best : hint), undefined);
}
