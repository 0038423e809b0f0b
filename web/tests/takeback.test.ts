import { describe, expect, it } from 'vitest';
import type { Position, Update } from '../src/lib/protocol';
import { takesBack, undone, wayBack } from '../src/lib/takeback';

type Takebacks = 'none' | 'consent' | 'free';
function standing(takebacks: Takebacks, given: Partial<Position['table']> = {}, seat: number | null = 0): Position {
  const table = { phase: 'playing', terms: { takebacks }, undo: null, ...given } as Position['table'];
  return { type: 'Position', seq: 1, table, seat, view: null, offers: [], since: 1 };
}
function entry(seq: number, what: Update['what']): Update {
  return { type: 'Update', seq, at: 0, what };
}
function moved(seq: number, number: number): Update {
  return entry(seq, { type: 'Moved', seat: 0, by_bot: false, number, events: [] });
}

describe('the way back', () => {
  it('is what the table agreed on', () => {
    expect(wayBack(standing('none'), false)).toBeNull();
    expect(wayBack(standing('free'), false)).toEqual({ command: { type: 'GoBack' }, label: 'tools-back' });
    expect(wayBack(standing('consent'), false)).toEqual({ command: { type: 'AskUndo' }, label: 'tools-undo' });
    expect(wayBack(standing('consent'), true)).toEqual({ command: { type: 'AskUndo' }, label: 'tools-withdraw' });
  });
  it('is for who plays, while nobody has asked yet', () => {
    expect(wayBack(standing('free', {}, null), false)).toBeNull();
    expect(wayBack(standing('free', { phase: 'over' }), false)).toBeNull();
    expect(wayBack(standing('consent', { undo: { seat: 0, waits_for: [1] } }), true)).toBeNull();
  });
});

describe('what was taken back', () => {
  it('are the moves that others replaced, and those beyond the last that counts', () => {
    const log = [moved(1, 0), moved(2, 1), moved(3, 2), moved(4, 3), entry(5, { type: 'WentBack', seat: 0, to: 1 }), moved(6, 1)];
    expect([...undone(log.slice(0, 4), 4)]).toEqual([]);
    expect([...undone(log.slice(0, 5), 1)].sort()).toEqual([2, 3, 4]);
    expect([...undone(log, 2)].sort()).toEqual([2, 3, 4]);
    expect([...undone(log.slice(2), 2)].sort()).toEqual([3, 4]);
  });
  it('is known by the entry', () => {
    expect(takesBack(entry(1, { type: 'Withdrawn', seat: 0 }))).toBe(true);
    expect(takesBack(entry(1, { type: 'UndoAnswered', seat: 0, agrees: false }))).toBe(false);
    expect(takesBack(moved(1, 0))).toBe(false);
  });
});
