/** How a hand is laid so that it never leaves the screen. All lengths are in card widths. */
import type { Group } from './cards';

/** How far equal cards stand out from under each other: so far where there is room, and so little at least. */
const PEEK = 0.24;
const LEAST_PEEK = 0.06;
const GAP = 0.12;
/** What should be seen of a group that another one covers, before the hand takes a second row. */
const SEEN = 0.5;

export interface Room {
  width: number;
  /** What must be seen of a group, so that it can be touched. */
  least: number;
}

export interface FanRow {
  groups: Group[];
  /** Between one group and the next; below zero they overlap. */
  gap: number;
  /** How far equal cards stand out. */
  peek: number;
}

function row(groups: Group[], { width, least }: Room): FanRow {
  const between = Math.max(1, groups.length - 1);
  const further = groups.reduce((sum, { count }) => sum + count - 1, 0);
  // Equal cards move together first: of them one is enough to know them all.
  const room = width - groups.length - between * (Math.max(SEEN, least) - 1);
  const peek = further === 0 ? PEEK : Math.max(LEAST_PEEK, Math.min(PEEK, room / further));
  return { groups, peek, gap: Math.min(GAP, (width - groups.length - further * peek) / between) };
}

/** One row if enough of every group can be seen, otherwise two. */
export function fanned(groups: Group[], room: Room): FanRow[] {
  if (groups.length === 0) return [];
  const single = row(groups, room);
  // Rounded: a row may be filled to its end.
  if (groups.length < 3 || single.gap >= Math.max(SEEN, room.least) - 1 - 1e-9) return [single];
  const half = Math.ceil(groups.length / 2);
  return [row(groups.slice(0, half), room), row(groups.slice(half), room)];
}
