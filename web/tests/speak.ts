/** The catalogues that the package ships, for tests. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { useWords } from '../src/lib/i18n.svelte';

const read = (path: string): string => readFileSync(resolve('../src/parlour', path), 'utf-8');

/** From now on everything is said in this language, as the package says it. */
export function speak(language: string, ...games: string[]): void {
  const own = games.map((game) => [game, read(`games/${game}/words/${language}/game.ftl`)]);
  useWords(language, { '': read(`words/${language}/parlour.ftl`), ...Object.fromEntries(own) });
}
