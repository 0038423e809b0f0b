/** A table as a line of a list: what it is called, who played, how it stands, and where it leads. */
import { listed, t } from './i18n.svelte';
import type { GameInfo, TableLine } from './protocol';
import { links } from './route.svelte';
import { botName, personName } from './seats';

export function titleOf(games: GameInfo[], id: string): string {
  return games.find((game) => game.id === id)?.title ?? id;
}

/** Names as they are called here; free seats have none. */
export function calledHere({ names, bots = [] }: { names: string[]; bots?: number[] }): string[] {
  return names.map((name, seat) => (bots.includes(seat) ? botName(name) : personName(name)));
}

export function standing(table: TableLine): string {
  if (table.phase === 'lobby') return t('tables-free', { count: table.free });
  if (table.phase === 'playing') return t(table.is_my_turn ? 'tables-turn' : 'tables-playing');
  if (table.phase === 'abandoned') return t('tables-abandoned');
  const names = calledHere(table);
  return t('tables-won', { names: listed((table.ranking?.[0] ?? []).map((seat) => names[seat] ?? '')) });
}

export function linkTo(table: TableLine): string {
  return table.phase === 'over' ? links.replay(table.id, table.branch?.step) : links.table(table.id);
}
