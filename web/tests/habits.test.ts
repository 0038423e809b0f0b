import { beforeEach, describe, expect, it } from 'vitest';
import { habitOf, hasSeen, rememberHabit, rememberSeen, usualHabit } from '../src/lib/habits';
import { remember } from '../src/lib/memory';
import type { GameInfo } from '../src/lib/protocol';

const game = {
  id: 'dwarfking',
  min_players: 3,
  max_players: 5,
  usual_players: 4,
  options: [
    { name: 'deals', default: 7, choices: [7, 5, 3] },
    { name: 'first_dealer', default: 'random', choices: ['random', 0, 1, 2], of_seats: true },
  ],
} as unknown as GameInfo;

describe('how a game is played', () => {
  beforeEach(() => localStorage.clear());

  it('is not known before it was asked, and is remembered for each game', () => {
    expect(habitOf(game)).toBeNull();
    expect(usualHabit(game)).toEqual({ opponents: 3, options: { deals: 7 } });
    rememberHabit(game, { opponents: 2, options: { deals: 3 } });
    expect(habitOf(game)).toEqual({ opponents: 2, options: { deals: 3 } });
    expect(habitOf({ ...game, id: 'villains' })).toBeNull();
  });
  it('keeps of what was remembered what the game still has', () => {
    for (const [remembered, opponents] of [
      [{ opponents: 1, options: { deals: 4 } }, 3],
      [{ opponents: 5 }, 3],
      [{ opponents: 4, options: { first_dealer: 0 } }, 4],
      [{}, 3],
    ] as const) {
      remember('habits', { dwarfking: remembered });
      expect(habitOf(game)).toEqual({ opponents, options: { deals: 7 } });
    }
  });
});

describe('the pictures of a game', () => {
  beforeEach(() => localStorage.clear());

  it('were seen once they were shown, each game for itself', () => {
    expect(hasSeen('digdig')).toBe(false);
    rememberSeen('digdig');
    rememberSeen('villains');
    rememberSeen('digdig');
    expect([hasSeen('digdig'), hasSeen('villains'), hasSeen('diamoniak')]).toEqual([true, true, false]);
  });
});
