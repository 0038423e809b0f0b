/** The lines of a review: what everybody's chance was along the match, and what happened on them. No sentence, no pixel. */
import type { Account, Decision, ReviewStep } from './protocol';

/** `known`: as whoever decided knew it. `open`: with all cards open. */
export type Reading = 'known' | 'open';

/** At a moment (so many moves were made) somebody's chance was this. */
export interface Point {
  at: number;
  chance: number;
}

/** A decision that was no good one. */
export interface Mark extends Point {
  seat: number;
  verdict: Decision['verdict'];
}

/** Verdicts on decisions that cost something for sure. */
export const ERRORS: readonly Decision['verdict'][] = ['mistake', 'blunder'];
const MARKED: readonly Decision['verdict'][] = ['doubtful', ...ERRORS];

/** One line a seat, with all cards open: as far as all steps are known from the deal on. */
export function openLines(steps: readonly ReviewStep[], seats: number): Point[][] {
  const lines: Point[][] = Array.from({ length: seats }, () => []);
  let chances: number[] = [];
  steps.forEach(({ move, between, after }) => {
    chances = (after ?? between)?.map(({ value }) => value) ?? chances;
    chances.forEach((chance, seat) => lines[seat]?.push({ at: move + 1, chance }));
  });
  return lines;
}

/** One line a seat through its own decisions, each at what the move that was made was worth to somebody who knew as much. */
export function knownLines(steps: readonly ReviewStep[], seats: number, moves: number, accounts: readonly Account[]): Point[][] {
  const lines: Point[][] = Array.from({ length: seats }, () => []);
  for (const { move, decision } of steps) {
    const made = decision?.choices.find(({ action }) => action === decision.made);
    if (decision && made) lines[decision.seat]?.push({ at: move, chance: made.chance.value });
  }
  for (const { seat, result } of accounts) lines[seat]?.push({ at: moves, chance: result });
  return lines;
}

/** What somebody's chance was at a moment, or was last known to be. */
export function chanceAt(line: readonly Point[], moment: number): number | null {
  return line.findLast(({ at }) => at <= moment)?.chance ?? null;
}

/** The decisions that were no good ones, on the lines. */
export function marksOn(steps: readonly ReviewStep[], lines: readonly Point[][]): Mark[] {
  return steps.flatMap(({ move, decision }) => {
    const chance = decision && MARKED.includes(decision.verdict) ? chanceAt(lines[decision.seat] ?? [], move) : null;
    return decision && chance !== null ? [{ at: move, chance, seat: decision.seat, verdict: decision.verdict }] : [];
  });
}

/** The moments after moves in which luck had a part. */
export function luckyMoments(steps: readonly ReviewStep[]): number[] {
  return steps.filter(({ move, after }) => move >= 0 && after).map(({ move }) => move + 1);
}

/** The next moment with a mistake in a direction; null when there is none. */
export function nextMark(marks: readonly Mark[], moment: number, direction: 1 | -1): number | null {
  const ahead = marks.filter(({ at, verdict }) => ERRORS.includes(verdict) && (at - moment) * direction > 0).map(({ at }) => at);
  return ahead.length > 0 ? (direction > 0 ? Math.min(...ahead) : Math.max(...ahead)) : null;
}

/** What a result is made of, besides what is fair. */
export const PARTS = ['place', 'deal', 'draws', 'decisions', 'gifts', 'hidden'] as const;
export type Part = (typeof PARTS)[number];

/** One step of the way from what is fair to the result. */
export interface Stair {
  part: Part;
  value: number;
  /** The standard error. */
  error: number;
  from: number;
  to: number;
}

/** The way of a seat from what is fair to its result, part by part. */
export function stairsOf(account: Account): Stair[] {
  let level = account.fair;
  return PARTS.map((part) => {
    const figures = part === 'gifts' ? account.gifts : [account[part]];
    const value = figures.reduce((sum, one) => sum + one.value, 0);
    const error = Math.sqrt(figures.reduce((sum, one) => sum + (one.error ?? 0) ** 2, 0));
    const from = level;
    level += value;
    return { part, value, error, from, to: level };
  });
}
