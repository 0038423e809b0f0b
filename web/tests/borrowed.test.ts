import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import diamoniak from '../src/games/diamoniak';
import diamoniakMoment from '../src/games/diamoniak/fixtures/4-draw-stop.json';
import digdig from '../src/games/digdig';
import digdigMoment from '../src/games/digdig/fixtures/4-play.json';
import dwarfking from '../src/games/dwarfking';
import dwarfkingMoment from '../src/games/dwarfking/fixtures/5-play.json';
import villains from '../src/games/villains';
import villainsMoment from '../src/games/villains/fixtures/6-hero-play-use.json';
import type { GameUI } from '../src/games/types';
import type { GameInfo } from '../src/lib/protocol';
import { plainGame } from '../src/plain';
import { speak } from './speak';

/** A game that has no table of its own, and here no words either. */
const plain = plainGame({ id: 'whist', cards: ['red-1'] } as GameInfo);
const plainMoment = {
  view: { viewer: 0, to_act: 0, players: [{ hand: ['red-1'] }, { hand_count: 1 }] },
  seats: villainsMoment.seats.slice(0, 2),
  me: 0,
};

const tables: [GameUI, { view: unknown; seats: unknown; me: number }][] = [
  [villains, villainsMoment],
  [diamoniak, diamoniakMoment],
  [digdig, digdigMoment],
  [dwarfking, dwarfkingMoment],
  [plain, plainMoment],
];

afterEach(() => document.body.replaceChildren());

/** Everything that is read at a table, by eyes or aloud. */
function read({ id, Table }: GameUI, { view, seats, me }: (typeof tables)[number][1], borrowed: boolean): string {
  const target = document.body.appendChild(document.createElement('div'));
  const props = { game: { id }, view, seats, me, borrowed, offers: [], hints: [], events: [], play: () => {}, ask: () => {} };
  const drawn = mount(Table, { target, props: props as never });
  flushSync();
  const named = [...target.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  const said = [target.textContent, ...named].join('\n');
  void unmount(drawn);
  return said;
}

describe('whoever looks through the eyes of another', () => {
  for (const [game, moment] of tables)
    it(`is not spoken to as if they sat there: ${game.id}`, () => {
      for (const [language, you, anyForm] of [
        ['en', '(you)', /\byour?\b/i],
        ['de', '(du)', /\b(du|dein\w*|dir|dich)\b/i],
      ] as const) {
        speak(language, ...(game === plain ? [] : [game.id]));
        expect(read(game, moment, false)).toContain(you);
        expect(read(game, moment, true).split('\n').filter((line) => anyForm.test(line))).toEqual([]);
      }
    });
});
