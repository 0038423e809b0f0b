/** Opening a table so that the deal can be checked: the server commits first, then we add our share of the luck. */
import { api, randomHex } from './api';
import { rememberTable } from './memory';
import type { GameInfo, NewTable } from './protocol';

/** Adds this browser's share to the luck of a deal, and remembers it for the check afterwards. */
export function freshShare(table: string, commitment: string): string {
  const entropy = randomHex(16);
  rememberTable(table, { entropy, commitment });
  return entropy;
}

/** A match against bots that begins at once; resolves to the id of its table. */
export async function playNow(
  game: GameInfo,
  level: number,
  given: Partial<NewTable> & { players?: number } = {},
): Promise<string> {
  const { players = game.usual_players, ...rest } = given;
  const opened = await api.newTable({
    game: game.id,
    seats: Array.from({ length: players - 1 }, () => level),
    terms: { hints: true, may_watch: false },
    ...rest,
  });
  await api.command(opened.id, { type: 'Contribute', entropy: freshShare(opened.id, opened.commitment) });
  await api.command(opened.id, { type: 'Start' });
  return opened.id;
}

/** A table that waits for friends. */
export async function openForFriends(game: GameInfo, players: number, isPublic: boolean): Promise<string> {
  const opened = await api.newTable({
    game: game.id,
    seats: Array.from({ length: players - 1 }, () => null),
    terms: { is_public: isPublic },
  });
  return opened.id;
}
