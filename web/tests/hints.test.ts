import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Hint, Offer } from '../src/games/types';
import { announcements } from '../src/lib/announce.svelte';
import { bestHints, chosenHints, turnOf } from '../src/lib/turn';
import HintBar from '../src/table/HintBar.svelte';
import { speak } from './speak';

const play = (card: string): Offer => ({ action: `play ${card}`, parts: { verb: 'play', card, from: 'hand' } });
const OFFERS = ['red-8', 'red-10', 'red-Q', 'red-A'].map(play);

/** What a search found: the chance of each offered move in per cent, known to a few per cent. */
function found(chances: number[], within = 4): Hint[] {
  return chances.map((chance, n) => ({
    action: OFFERS[n]?.action ?? '',
    chance: chance / 100,
    low: (chance - within) / 100,
    high: (chance + within) / 100,
    remark: n === 2 ? 'Wins the trick.' : '',
  }));
}

describe('the best hints', () => {
  it('are those that the search cannot tell from the very best', () => {
    const actions = (hints: Hint[]): string[] => hints.map(({ action }) => action);
    expect(actions(bestHints(found([20, 31, 40, 25])))).toEqual(['play red-Q']);
    expect(actions(bestHints(found([20, 37, 40, 36])))).toEqual(['play red-Q', 'play red-10', 'play red-A']);
    expect(actions(bestHints(found([20, 35, 40, 25])))).toEqual(['play red-Q']);
    expect(bestHints([])).toEqual([]);
  });
  it('are no choice where all are about equal: then no card is marked', () => {
    const marked = (chances: number[]): boolean[] => {
      const turn = turnOf({ offers: OFFERS, hints: found(chances), play: () => {}, ask: () => {} });
      return OFFERS.map(({ parts }) => turn.touch(parts).isBest);
    };
    expect(marked([20, 37, 40, 36])).toEqual([false, true, true, true]);
    expect(marked([39, 37, 40, 36])).toEqual([false, false, false, false]);
    expect(chosenHints(found([39, 37, 40, 36]))).toEqual([]);
  });
});

describe('the bar above the table', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
    speak('en', 'dwarfking');
  });

  function says(offers: Offer[], hints: Hint[]): string {
    const bar = mount(HintBar, {
      target: document.body,
      props: { game: 'dwarfking', names: ['Ada', 'Ben', 'Cem'], offers, hints, showAll: () => {} },
    });
    flushSync();
    const text = document.body.querySelector('p')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
    void unmount(bar);
    return text;
  }

  it('says which move is best, by how much, and why; to screen readers too', () => {
    const best = 'Play the red Queen. Wins about 40 of 100 matches from here, 9 more than the next best. Wins the trick.';
    expect(says(OFFERS, found([20, 31, 40, 25]))).toBe(best);
    expect(announcements().at(-1)?.text).toBe(best);
    expect(says(OFFERS, found([20, 39, 40, 25], 0.5))).toContain(', one more than the next best.');
  });
  it('says what is about equal, and names a few', () => {
    expect(says(OFFERS, found([20, 38, 40, 25]))).toBe(
      'These are about equal: Play the red Queen · Play the red 10. Wins about 40 of 100 matches from here.',
    );
    expect(says(OFFERS, found([20, 38, 40, 39]))).toContain('Play the red Queen · Play the red Ace and 1 more.');
    expect(says(OFFERS, found([38, 38, 40, 39]))).toContain('All moves are about equal.');
  });
  it('says that there is no choice, that it is not our turn, and that it takes a moment', () => {
    expect(says(OFFERS.slice(0, 1), [])).toBe('The only move: Play the red 8.');
    expect(says([], [])).toBe('Hints come when it is your turn.');
    expect(says(OFFERS, [])).toBe('The bots are thinking …');
  });
});
