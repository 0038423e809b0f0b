/** The offered actions, sorted by what one touches for them. What is allowed is said by the offers alone. */
import type { Say } from '../../lib/i18n.svelte';
import type { Hint, Offer } from '../types';
import { cardWord, cardsWords, label } from './words';

/** What was touched first when two things are needed: a hand card or a face-up card. */
export interface Picked {
  from: 'hand' | 'row';
  card: string;
}

export interface Choices {
  /** Plays of one or more equal cards, by card, fewest first. */
  plays: Map<string, string[]>;
  /** Swaps as [action, hand card, face-up card]. */
  swaps: [string, string, string][];
  /** Blind cards by slot. */
  blinds: Map<number, string>;
  /** Actions without a card: ready, pick up. */
  others: string[];
}

export function sorted(offers: Offer[]): Choices {
  const choices: Choices = { plays: new Map(), swaps: [], blinds: new Map(), others: [] };
  for (const { action } of offers) {
    const [verb, first = '', second = ''] = action.split(' ');
    if (verb === 'play') choices.plays.set(first, [...(choices.plays.get(first) ?? []), action]);
    else if (verb === 'swap') choices.swaps.push([action, first, second]);
    else if (verb === 'blind') choices.blinds.set(Number(first), action);
    else choices.others.push(action);
  }
  for (const actions of choices.plays.values()) actions.sort((a, b) => a.length - b.length);
  return choices;
}

/** The swaps that a hand card or a face-up card can be part of. */
export function swapsOf(choices: Choices, { from, card }: Picked): string[] {
  return choices.swaps.filter((swap) => swap[from === 'hand' ? 1 : 2] === card).map(([action]) => action);
}

/** The swap of two cards, if it is offered. */
export function swapWith(choices: Choices, picked: Picked, other: string): string | undefined {
  const [hand, up] = picked.from === 'hand' ? [picked.card, other] : [other, picked.card];
  return choices.swaps.find((swap) => swap[1] === hand && swap[2] === up)?.[0];
}

/** The best hint among some actions. */
export function bestHint(hints: Hint[], actions: string[]): Hint | undefined {
  return hints
    .filter((hint) => actions.includes(hint.action))
    .reduce<Hint | undefined>((best, hint) => (best && best.chance >= hint.chance ? best : hint), undefined);
}

/** What touching a card does. */
export interface Touch {
  /** The offered action that a touch performs. */
  action?: string;
  /** The offered actions that it leads to. */
  opens?: string[];
  /** What a screen reader says. */
  name: string;
  /** A lesson points to it. */
  glows: boolean;
  /** It was touched first, and its partner is awaited. */
  picked: boolean;
  /** Its neighbour was touched first: it can still be touched instead, but what is awaited lies elsewhere. */
  rests: boolean;
  hint?: Hint;
  /** Nothing else is rated higher. */
  isBest: boolean;
  /** Where it can be dragged. */
  targets: string[];
}

export interface Situation {
  choices: Choices;
  picked: Picked | null;
  /** Where plays come from now: the hand, or the row once the hand is empty. */
  playsFrom: 'hand' | 'row';
  hints: Hint[];
  highlight?: string;
}

/** How equal cards in the hand or a card of the row can be touched now. */
export function touchOf(what: Picked, count: number, now: Situation, t: Say): Touch {
  const { choices, picked, hints, highlight } = now;
  const isPicked = picked?.from === what.from && picked.card === what.card;
  const plays = now.playsFrom === what.from ? (choices.plays.get(what.card) ?? []) : [];
  const swaps = swapsOf(choices, what);
  const swap = picked && picked.from !== what.from ? swapWith(choices, picked, what.card) : undefined;
  const action = swap ?? (plays.length === 1 ? plays[0] : undefined);
  const opens = action === undefined ? [...plays, ...swaps] : [];
  const all = action === undefined ? opens : [action];
  const hint = bestHint(hints, all);
  return {
    action,
    opens: opens.length > 0 ? opens : undefined,
    name: nameOf(what, count, action, plays.length, swaps.length, t),
    glows: highlight !== undefined && all.some((one) => one.includes(highlight)),
    picked: isPicked,
    rests: picked?.from === what.from && !isPicked,
    hint,
    isBest: hint !== undefined && hints.every((other) => other.chance <= hint.chance),
    targets: [...(plays.length > 0 ? ['pile'] : []), ...swaps.map((one) => zoneOf(one, what.from))],
  };
}

/** The drop zone for a swap that starts at the hand or at the row. */
function zoneOf(swap: string, from: 'hand' | 'row'): string {
  const [, hand, up] = swap.split(' ');
  return from === 'hand' ? `row-${up}` : `hand-${hand}`;
}

function nameOf(what: Picked, count: number, action: string | undefined, plays: number, swaps: number, t: Say): string {
  const cards = cardsWords(Array<string>(count).fill(what.card), t);
  const card = cardWord(what.card, t);
  if (action !== undefined) return label(action, t);
  if (plays > 1) return t('say-several', { cards });
  if (swaps > 0) return t(what.from === 'hand' ? 'say-swap' : 'say-swap_up', { card });
  return what.from === 'hand' ? t('say-cards', { cards }) : t('say-up', { card });
}

/** What somebody who touches a card without an offer most likely wanted; undefined if the same play is offered elsewhere. */
export function wish(what: Picked, isSwapping: boolean, hand: string[], row: string[], offers: Offer[]): string | undefined {
  const swap = what.from === 'hand' ? `swap ${what.card} ${row[0] ?? what.card}` : `swap ${hand[0] ?? what.card} ${what.card}`;
  const wanted = isSwapping ? swap : `play ${what.card}`;
  return offers.some(({ action }) => action === wanted) ? undefined : wanted;
}
