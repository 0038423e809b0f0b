/** The games that have a table in this client. Each is a chunk of its own; the pictures of the lobby are small and at hand. */
import type { Component } from 'svelte';
import { loadWords } from '../lib/i18n.svelte';
import type { GameUI } from './types';

const found = import.meta.glob<{ default: GameUI }>('./*/index.ts');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');

function named<T>(files: Record<string, () => Promise<T>>, id: string, file: string): () => Promise<T> {
  const load = files[`./${id}/${file}`];
  if (!load) throw new Error(`there is no table for ${id}`);
  return load;
}

/** Every game with a table of its own here. */
export const gameIds: string[] = Object.keys(found)
  .map((path) => path.split('/')[1] ?? '')
  .sort();

export async function loadGame(id: string): Promise<GameUI> {
  const [{ default: game }] = await Promise.all([named(found, id, 'index.ts')(), loadWords(id)]);
  return game;
}

/** The picture of a game in the lobby, 4:3. */
export async function loadPicture(id: string): Promise<Component> {
  return (await named(pictures, id, 'Picture.svelte')()).default;
}
