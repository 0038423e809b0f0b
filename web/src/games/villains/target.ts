/** What a spot on the table does for the card that is chosen now. */
import type { Hint } from '../types';

export interface Target {
  /** The offered action; none when it is not allowed and clicking asks why. */
  action?: string;
  label: string;
  hint?: Hint;
  /** Whether no other offered action has a better hint. */
  best: boolean;
  /** Whether a lesson points here. */
  glow: boolean;
}
