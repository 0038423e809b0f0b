import { describe, expect, it } from 'vitest';
import { chanceAt, knownLines, luckyMoments, marksOn, nextMark, openLines, PARTS, stairsOf } from '../src/lib/curve';
import { inPoints, percent, points } from '../src/lib/numbers';
import type { Account, Decision, Figure, ReviewStep } from '../src/lib/protocol';
import { speak } from './speak';

const figures = (...values: number[]): Figure[] => values.map((value) => ({ value }));

function decision(seat: number, verdict: Decision['verdict'], chance: number): Decision {
  const choice = { action: 'a', chance: { value: chance }, behind: { value: 0 }, trials: 20, usual: 0 };
  return { seat, made: 'a', best: 'b', verdict, loss: { value: 0.2 }, choices: [{ ...choice, action: 'b' }, choice], expected: [], effects: [] };
}

const step = (move: number, given: Partial<ReviewStep> = {}): ReviewStep => ({ move, offers: [], ...given });

const steps: ReviewStep[] = [
  step(-1, { between: figures(0.5, 0.5), after: figures(0.6, 0.4) }),
  step(0, { decision: decision(0, 'mistake', 0.3) }),
  step(1, { between: figures(0.2, 0.8), decision: decision(1, 'close', 0.7) }),
  step(2, { between: figures(0.3, 0.7), after: figures(0.1, 0.9), decision: decision(0, 'blunder', 0.25) }),
  step(3, { decision: decision(1, 'doubtful', 0.9) }),
];

describe('the lines of a review', () => {
  it('with all cards open stay where they were while nothing changed', () => {
    const [first, second] = openLines(steps, 2);
    expect(first?.map(({ chance }) => chance)).toEqual([0.6, 0.6, 0.2, 0.1, 0.1]);
    expect(second?.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
  });

  it('as they knew it go through the own decisions, and end with the result', () => {
    const accounts = [
      { seat: 0, result: 0 },
      { seat: 1, result: 1 },
    ] as Account[];
    const [first, second] = knownLines(steps, 2, 4, accounts);
    expect(first).toEqual([
      { at: 0, chance: 0.3 },
      { at: 2, chance: 0.25 },
      { at: 4, chance: 0 },
    ]);
    expect(second?.at(-1)).toEqual({ at: 4, chance: 1 });
    expect(knownLines(steps, 2, 4, [])[0]).toHaveLength(2);
  });

  it('say what was last known at a moment', () => {
    const line = [
      { at: 2, chance: 0.25 },
      { at: 4, chance: 0.5 },
    ];
    expect([0, 2, 3, 9].map((moment) => chanceAt(line, moment))).toEqual([null, 0.25, 0.25, 0.5]);
  });

  it('carry what was no good move, and luck', () => {
    const marks = marksOn(steps, openLines(steps, 2));
    expect(marks.map(({ at, seat, verdict, chance }) => [at, seat, verdict, chance])).toEqual([
      [0, 0, 'mistake', 0.6],
      [2, 0, 'blunder', 0.2],
      [3, 1, 'doubtful', 0.9],
    ]);
    expect(luckyMoments(steps)).toEqual([3]);
    expect([nextMark(marks, 0, 1), nextMark(marks, 2, 1), nextMark(marks, 2, -1), nextMark(marks, 0, -1)]).toEqual([2, null, 0, null]);
  });
});

describe('the way to a result', () => {
  it('adds up, and all gifts are one part of it', () => {
    const parts = { place: { value: 0.1 }, deal: { value: -0.2, error: 0.03 }, draws: { value: 0.05 }, decisions: { value: -0.1 }, hidden: { value: 0 } };
    const account = { seat: 0, result: 0, fair: 0.25, ...parts, gifts: [{ value: 0 }, { value: -0.2, error: 0.3 }, { value: 0.1, error: 0.4 }] };
    const stairs = stairsOf(account as unknown as Account);
    expect(stairs.map(({ part }) => part)).toEqual([...PARTS]);
    expect(stairs.at(-1)?.to).toBeCloseTo(0);
    stairs.slice(1).forEach(({ from }, n) => expect(from).toBe(stairs[n]?.to));
    expect(stairs[4]?.value).toBeCloseTo(-0.1);
    expect(stairs[4]?.error).toBeCloseTo(0.5);
  });

  it('is said in points with a sign', () => {
    expect([0.0004, 0.123, -0.05].map(points)).toEqual(['0.0', '+12.3', '−5.0']);
    expect([-0.0004, 0.064, -0.05].map(inPoints), 'how far one move is behind another').toEqual(['0.0', '6.4', '−5.0']);
    expect(percent(0.256)).toBe('26 %');
    speak('de');
    expect([0.123, -0.05].map(points)).toEqual(['+12,3', '−5,0']);
    speak('en');
  });
});
