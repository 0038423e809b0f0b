/** How a hand is laid so that it never leaves the screen. All lengths are in card widths. */
import type { Group } from './cards';

/** How far equal cards stand out from under each other. */
export const PEEK = 0.24;
const GAP = 0.12;
/** What must be seen of a group that another one covers. */
const SEEN = 0.5;

export interface FanRow {
  groups: Group[];
  /** Between one group and the next; below zero they overlap. */
  gap: number;
}

function widthOf(group: Group): number {
  return 1 + (group.count - 1) * PEEK;
}

function total(groups: Group[]): number {
  return groups.reduce((sum, group) => sum + widthOf(group), 0);
}

function row(groups: Group[], width: number): FanRow {
  const between = Math.max(1, groups.length - 1);
  return { groups, gap: Math.min(GAP, (width - total(groups)) / between) };
}

/** One row if enough of every group can be seen, otherwise two. */
export function fanned(groups: Group[], width: number): FanRow[] {
  if (groups.length === 0) return [];
  const single = row(groups, width);
  if (groups.length < 3 || single.gap >= SEEN - 1) return [single];
  const half = Math.ceil(groups.length / 2);
  return [row(groups.slice(0, half), width), row(groups.slice(half), width)];
}
