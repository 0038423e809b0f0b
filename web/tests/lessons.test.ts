import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import diamoniak from '../src/games/diamoniak';
import digdig from '../src/games/digdig';
import dwarfking from '../src/games/dwarfking';
import type { GameUI, Lesson, LessonStep } from '../src/games/types';
import villains from '../src/games/villains';
import { hasMessage, wordsOf } from '../src/lib/i18n.svelte';
import { recallTable } from '../src/lib/memory';
import LessonGuide from '../src/table/LessonGuide.svelte';
import { speak } from './speak';

const games: GameUI[] = [villains, diamoniak, digdig, dwarfking];

interface Fixture {
  view: any;
  seats: any[];
  me: number | null;
  offers: any[];
}

function fixture(game: GameUI, moment: string): Fixture {
  const path = `src/games/${game.id}/fixtures/${game.lesson?.players}-${moment}.json`;
  return JSON.parse(readFileSync(resolve(path), 'utf-8')) as Fixture;
}

function lessonOf({ lesson }: GameUI): Lesson {
  if (!lesson) throw new Error('no lesson');
  return lesson;
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  Element.prototype.animate = () => ({}) as Animation;
});

describe.each(games)('the lesson of $id', (game) => {
  beforeEach(() => speak('en', game.id));

  it('has words for every step, whenever it is told', () => {
    for (const { text, late = text } of lessonOf(game).steps) expect([text, late].map((one) => hasMessage(one, game.id))).toEqual([true, true]);
  });

  it('points at something that the table shows', { timeout: 60_000 }, () => {
    const found = new Set<LessonStep>();
    for (const moment of ['start', 'middle', 'end']) {
      const { view, seats, me, offers } = fixture(game, moment);
      const drawn = mount(game.Table, {
        target: document.body,
        props: { game, view, seats, me, offers, hints: [], events: [], play: () => {}, ask: () => {} },
      });
      flushSync();
      for (const step of lessonOf(game).steps) if (document.body.querySelector(step.at)) found.add(step);
      void unmount(drawn);
    }
    // What can be done only at some moments, a whole match shows (`e2e/lessons.spec.ts`).
    const missing = lessonOf(game).steps.filter((step) => !found.has(step) && !step.at.includes('data-action'));
    expect(missing.map(({ text }) => text)).toEqual([]);
  });

  it('tells after the match whatever had no moment in it, each step once', () => {
    const lesson = lessonOf(game);
    const done = vi.fn<() => void>();
    const said: string[] = [];
    const guide = mount(LessonGuide, {
      target: document.body,
      props: {
        table: 'oak',
        game: game.id,
        lesson,
        view: fixture(game, 'end').view,
        offers: [],
        moving: false,
        events: [],
        over: true,
        point: () => {},
        hold: () => {},
        done,
      },
    });
    for (const step of lesson.steps) {
      flushSync();
      expect(done).not.toHaveBeenCalled();
      const shown = document.body.querySelector('p.now')?.textContent ?? '';
      said.push(shown);
      expect(shown).toBe(wordsOf(game.id)(step.late ?? step.text));
      document.body.querySelector<HTMLButtonElement>('aside button')?.click();
    }
    flushSync();
    expect(done).toHaveBeenCalledOnce();
    expect(new Set(said).size).toBe(lesson.steps.length);
    expect(recallTable('oak').told).toEqual(lesson.steps.map(({ text }) => text));
    expect(document.body.querySelector('aside')).toBeNull();
    void unmount(guide);
  });
});
