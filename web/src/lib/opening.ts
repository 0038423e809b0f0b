/** Opening a table so that the deal can be checked: the server commits first, then we add our share of the luck. */
import { api, randomHex } from './api';
import { hasFinished, rememberTable } from './memory';
import type { Command, GameInfo, NewTable, TableInfo, Terms } from './protocol';

/** The tables to whose luck this page has added, or is adding: from two places at once it would be once too often. */
const added = new Map<string, Promise<void>>();

/** Adds this browser's share to the luck of a deal; what was added is remembered for the check afterwards. */
export function contribute(table: Pick<TableInfo, 'id' | 'commitment'>, send: (command: Command) => Promise<unknown>): Promise<void> {
  const adding = added.get(table.id) ?? add(table, send);
  added.set(table.id, adding);
  adding.catch(() => added.delete(table.id));
  return adding;
}

async function add({ id, commitment }: Pick<TableInfo, 'id' | 'commitment'>, send: (command: Command) => Promise<unknown>): Promise<void> {
  const entropy = randomHex(16);
  rememberTable(id, { commitment });
  await send({ type: 'Contribute', entropy });
  rememberTable(id, { entropy });
}

/** Adds our share at the table of a rematch, where we have a seat already, even before we have gone there. */
export async function contributeAhead(table: string, guest: string): Promise<void> {
  const next = await api.table(table);
  const waits = next.phase === 'lobby' && next.seats.some((seat) => seat.guest === guest && !seat.has_contributed);
  if (waits) await contribute(next, (command) => api.command(table, command));
}

type Memory = NonNullable<Terms['memory']>;

/** Whoever has never finished this game here is helped to remember; all others play by the book. */
function memoryFor(game: string): Memory {
  return hasFinished(game) ? 'book' : 'help';
}

/** A match against bots that begins at once; resolves to the id of its table. */
export async function playNow(
  { id }: Pick<GameInfo, 'id'>,
  level: number,
  { opponents, options, memory = memoryFor(id) }: { opponents: number; options: NonNullable<NewTable['options']>; memory?: Memory },
): Promise<string> {
  const opened = await api.newTable({
    game: id,
    seats: Array.from({ length: opponents }, () => level),
    terms: { hints: true, may_watch: false, takebacks: 'free', memory },
    options,
  });
  await contribute(opened, (command) => api.command(opened.id, command));
  await api.command(opened.id, { type: 'Start' });
  return opened.id;
}

/** A table that waits for friends. */
export async function openForFriends(game: GameInfo, players: number, isPublic: boolean): Promise<string> {
  const opened = await api.newTable({
    game: game.id,
    seats: Array.from({ length: players - 1 }, () => null),
    terms: { is_public: isPublic, memory: memoryFor(game.id) },
  });
  return opened.id;
}
