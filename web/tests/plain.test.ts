import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { turnOf } from '../src/lib/turn';
import Place from '../src/plain/Place.svelte';
import { scenesOf } from '../src/plain/scenes';
import { drawn, faceOf, wishOf } from '../src/plain/shape';

const cards = new Set(['red-1', 'red-2', 'magpie']);

describe('any view', () => {
  it('falls into cards, stacks, numbers and words', () => {
    const view = {
      viewer: 0,
      to_act: 1,
      phase: 'play',
      trick: ['red-1', null],
      stock_count: 7,
      bonus: 0,
      scores: [3, 4],
      is_late: false,
      players: [
        { hand_count: 2, hand: ['red-1', 'red-2'], points: 3, has_given: true },
        { hand_count: 2, points: 0, has_given: false, best: null, shown: 'magpie' },
      ],
    };
    expect(drawn(view, cards)).toEqual({
      middle: [
        { kind: 'word', name: 'phase', value: 'play' },
        { kind: 'cards', name: 'trick', cards: ['red-1', null] },
        { kind: 'stack', name: 'stock', count: 7 },
        { kind: 'number', name: 'bonus', value: 0 },
        { kind: 'numbers', name: 'scores', values: [3, 4] },
      ],
      seats: [
        [
          { kind: 'cards', name: 'hand', cards: ['red-1', 'red-2'] },
          { kind: 'number', name: 'points', value: 3 },
          { kind: 'flag', name: 'has_given' },
        ],
        [
          { kind: 'stack', name: 'hand', count: 2 },
          { kind: 'number', name: 'points', value: 0 },
          { kind: 'cards', name: 'shown', cards: ['magpie'] },
        ],
      ],
    });
  });
  it('has empty places in the middle, and none where a player has nothing', () => {
    const view = { viewer: 0, to_act: 0, trick: [], players: [{ hand: ['red-1'], lacks: [] }] };
    expect(drawn(view, cards)).toEqual({
      middle: [{ kind: 'cards', name: 'trick', cards: [] }],
      seats: [[{ kind: 'cards', name: 'hand', cards: ['red-1'] }]],
    });
  });
  it('may hold things within things', () => {
    const view = { viewer: 'open', to_act: null, pots: [{ owner: 1, cards: ['red-2'] }], rows: [['red-1'], ['red-2']] };
    expect(drawn(view, cards).middle).toEqual([
      { kind: 'group', name: 'pots', pieces: [{ kind: 'number', name: 'owner', value: 1 }, { kind: 'cards', name: 'cards', cards: ['red-2'] }] },
      { kind: 'cards', name: 'rows', cards: ['red-1'] },
      { kind: 'cards', name: 'rows', cards: ['red-2'] },
    ]);
  });
});

describe('any card', () => {
  it('has its colour and its mark, and always the same', () => {
    expect(faceOf('red-1')).toEqual({ colour: faceOf('red-9').colour, mark: '1' });
    expect(faceOf('magpie').mark).toBe('magpie');
    expect(faceOf('hearts-Q').mark).toBe('♥ Q');
    expect(faceOf('hearts-Q').colour).toBe(faceOf('diamonds-2').colour);
    expect(faceOf('red').mark).toBe('red');
    expect(faceOf('magpie').colour).toBe(faceOf('magpie').colour);
    expect(faceOf('magpie').colour).not.toBe(faceOf('crow').colour);
  });
});

describe('a letter on any card', () => {
  const letters: Record<string, string> = { Q: 'D', 'big-one': 'G', magpie: 'E' };
  it('is that of the language, if the game has one', () => {
    const markOf = (card: string): string => faceOf(card, (mark) => letters[mark]).mark;
    expect(['hearts-Q', 'hearts-9', 'red-big-one', 'red-small-one', 'magpie'].map(markOf)).toEqual(['♥ D', '♥ 9', 'G', 'small one', 'E']);
  });
});

describe('a touch in any game', () => {
  const offers = [
    { action: 'draw', parts: { verb: 'draw', from: 'stock' } },
    { action: 'play red-1', parts: { verb: 'play', card: 'red-1', from: 'hand' } },
    { action: 'show red-2', parts: { verb: 'show', card: 'red-2' } },
  ];
  const does = (place: string, card?: string): string | undefined =>
    turnOf({ offers, hints: [], play: () => {}, ask: () => {} }).touch(wishOf(offers, place, card)).action;

  it('of a stack does what is offered from there', () => {
    expect(does('stock')).toBe('draw');
    expect(does('aside')).toBeUndefined();
  });
  it('of a card does what is offered with it, from there if the game says where', () => {
    expect(does('hand', 'red-1')).toBe('play red-1');
    expect(does('played', 'red-1')).toBeUndefined();
    expect(does('anywhere', 'red-2')).toBe('show red-2');
  });
});

describe('what is memory', () => {
  it('is drawn small and not touched, unless an offer names it', () => {
    const offers = [{ action: 'play red-1', parts: { verb: 'play', card: 'red-1', from: 'played' } }];
    const turn = turnOf({ offers, hints: [], play: () => {}, ask: () => {} });
    const props = {
      game: 'plumtree',
      pieces: drawn({ hand: ['red-2'], played: ['red-1', 'magpie'] }, cards).middle,
      memory: ['played'],
      touchOf: (place: string, card?: string) => turn.touch(wishOf(offers, place, card)),
      touch: () => {},
    };
    const place = mount(Place, { target: document.body, props });
    flushSync();
    const groups = [...document.querySelectorAll('[role="group"]')];
    expect(groups.map((group) => [group.classList.contains('memory'), group.querySelectorAll('button').length])).toEqual([
      [false, 1],
      [true, 1],
    ]);
    void unmount(place);
  });
});

describe('a move in any game', () => {
  const scenes = scenesOf(new Set(['red-1', 'red-2', 'red-3', 'magpie']));
  const before = {
    to_act: 1,
    trick: ['red-1', 'red-2'],
    turned: ['magpie'],
    players: [{ hand_count: 0, hand: [], points: 0 }, { hand_count: 2, hand: ['red-3', 'red-4'], played: [], points: 3 }],
  };
  const played = { type: 'Played', seat: 1, card: 'red-3' };
  const won = { type: 'WonTrick', seat: 0 };

  it('that clears a trick away shows it whole first', () => {
    const after = { ...before, to_act: 0, trick: [], players: [] };
    expect(scenes(before, [played, won], after)).toEqual([
      {
        view: {
          ...before,
          to_act: null,
          trick: ['red-1', 'red-2', 'red-3'],
          players: [before.players[0], { hand_count: 1, hand: ['red-4'], played: [], points: 3 }],
        },
        events: [played],
        lingers: true,
      },
      { view: after, events: [won] },
    ]);
  });

  it('has one scene where nothing goes, where it is not clear what goes, or what went was taken', () => {
    const one = (events: { type: string; card?: string }[], after: object): void =>
      expect(scenes(before, events, after as typeof before)).toEqual([{ view: after, events }]);
    one([played], { ...before, trick: ['red-1', 'red-2', 'red-3'] });
    one([played], { ...before, trick: [], turned: [] });
    one([{ type: 'Took', card: 'red-2' }], { ...before, trick: [] });
    one([{ type: 'Passed' }], { ...before, trick: [] });
    one([{ type: 'Passed', card: 'left' }], { ...before, trick: [] });
  });
});
