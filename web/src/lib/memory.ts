/** Small things that this browser remembers, where it is allowed to. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function recall<T>(key: string, fallback: T): T {
  try {
    const stored = storage()?.getItem(`parlour.${key}`);
    return stored ? (JSON.parse(stored) as T) : fallback;
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    storage()?.setItem(`parlour.${key}`, JSON.stringify(value));
  } catch {
    // A full or forbidden storage only means that it is forgotten.
  }
}

/** What belongs to where somebody is in this tab: it is as it was when the page is loaded anew, and nowhere else. */
export function recallHere<T>(key: string, fallback: T): T {
  return (history.state as Record<string, T> | null)?.[key] ?? fallback;
}

export function rememberHere(key: string, value: unknown): void {
  history.replaceState({ ...(history.state as object | null), [key]: value }, '');
}

const FINISHED = 'finished';

/** Whether somebody has played a match of this game to its end in this browser. */
export function hasFinished(game: string): boolean {
  return recall<string[]>(FINISHED, []).includes(game);
}

export function rememberFinished(game: string): void {
  if (!hasFinished(game)) remember(FINISHED, [...recall<string[]>(FINISHED, []), game]);
}

/** How many tables are remembered. */
const TABLES = 40;

/** What is remembered of one table, the oldest tables being forgotten. */
export interface TableMemory {
  /** The last entry that was seen. */
  seen?: number;
  /** When the page was left, in milliseconds since 1970. */
  left?: number;
  /** What this browser added to the luck of the deal, and what the server had committed to by then. */
  entropy?: string;
  commitment?: string;
  /** The steps of a lesson that were told, by their texts; only for tables that are lessons. */
  told?: string[];
  /** Whether the whole table is wanted here though a big screen shows it. */
  whole?: boolean;
  /** A rematch against bots only: deal as soon as we sit there. */
  autostart?: boolean;
}

export function recallTable(id: string): TableMemory {
  return recall<Record<string, TableMemory>>('tables', {})[id] ?? {};
}

export function rememberTable(id: string, given: TableMemory): void {
  const { [id]: known, ...others } = recall<Record<string, TableMemory>>('tables', {});
  const kept = Object.entries(others).slice(-TABLES);
  remember('tables', { ...Object.fromEntries(kept), [id]: { ...known, ...given } });
}
