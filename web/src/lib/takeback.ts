/** How a move is taken back: what the table allows now, and which moves still count. */
import { WITHDRAWING, type Command, type Position, type Update } from './protocol';

/** Milliseconds for which a fresh move is offered to be withdrawn: a little less than the server allows. */
export const FRESH = WITHDRAWING - 500;

export interface WayBack {
  command: Command;
  /** The message that says what it does. */
  label: 'tools-back' | 'tools-withdraw' | 'tools-undo';
}

/** How to take a move back now; null when this table does not, or somebody has asked already. */
export function wayBack({ table, seat }: Position, canWithdraw: boolean): WayBack | null {
  if (table.phase !== 'playing' || seat === null || table.undo || table.terms.takebacks === 'none') return null;
  if (table.terms.takebacks === 'free') return { command: { type: 'GoBack' }, label: 'tools-back' };
  return { command: { type: 'AskUndo' }, label: canWithdraw ? 'tools-withdraw' : 'tools-undo' };
}

/** Whether an entry may have taken moves back. */
export function takesBack({ what }: Update): boolean {
  return what.type === 'WentBack' || what.type === 'Withdrawn' || (what.type === 'UndoAnswered' && what.agrees);
}

/** The entries of those moves in a log that have been taken back: of several with the same number the last counts. */
export function undone(log: readonly Update[], moves: number): Set<number> {
  const counts = new Map<number, number>();
  const gone = new Set<number>();
  for (const { seq, what } of log) {
    if (what.type !== 'Moved') continue;
    const before = counts.get(what.number);
    if (before !== undefined) gone.add(before);
    counts.set(what.number, seq);
    if (what.number >= moves) gone.add(seq);
  }
  return gone;
}
