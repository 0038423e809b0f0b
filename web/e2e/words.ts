/** What the page must say, from the catalogues that it speaks from. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** A message of a game in English, as it stands there: what speaks of nothing that a match decides. */
export function englishOf(game: string): (message: string) => string {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(resolve(`../src/parlour/games/${game}/words/en/game.ftl`), 'utf-8')));
  return (message) => {
    const pattern = bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`${game} has no message ${message}`);
    return bundle.formatPattern(pattern);
  };
}
