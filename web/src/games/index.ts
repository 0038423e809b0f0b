/** The games: those with a table of their own in this client, each a chunk of its own, and any other as `plain/` draws it. */
import type { Component } from 'svelte';
import { api } from '../lib/api';
import { language, loadWords } from '../lib/i18n.svelte';
import type { GameUI } from './types';

const found = import.meta.glob<{ default: GameUI }>('./*/index.ts');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');

/** Every game with a table of its own here. */
export const gameIds: string[] = Object.keys(found)
  .map((path) => path.split('/')[1] ?? '')
  .sort();

export async function loadGame(id: string): Promise<GameUI> {
  const own = found[`./${id}/index.ts`];
  const [game] = await Promise.all([own ? own().then((loaded) => loaded.default) : loadPlain(id), loadWords(id)]);
  return game;
}

async function loadPlain(id: string): Promise<GameUI> {
  const [{ plainGame }, games] = await Promise.all([import('../plain'), api.games(language())]);
  const info = games.find((game) => game.id === id);
  if (!info) throw new Error(`the server has no game ${id}`);
  return plainGame(info);
}

/** The picture of a game in the lobby, 4:3. */
export async function loadPicture(id: string): Promise<Component<{ id: string }>> {
  const own = pictures[`./${id}/Picture.svelte`];
  return (await (own ? own() : import('../plain/Picture.svelte'))).default as Component<{ id: string }>;
}
