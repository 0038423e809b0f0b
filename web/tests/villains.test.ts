import { beforeEach, describe, expect, it } from 'vitest';
import { t, useMessages, type Messages } from '../src/lib/i18n.svelte';
import end from '../src/games/villains/fixtures/4-end.json';
import { flightsOf } from '../src/games/villains/flights';
import german from '../src/messages/de.json';
import english from '../src/messages/en.json';
import { questionAt, slots, spotOf, spotsFor, wish } from '../src/games/villains/moves';
import { columns } from '../src/games/villains/tally';
import type { VillainsView } from '../src/games/villains/view';
import { describe as tell, explain, factWords, label } from '../src/games/villains/words';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const view = end.view as unknown as VillainsView;

describe('places of actions', () => {
  it('are the own pile, the neighbours, the Hero slot, any pile and the middle', () => {
    const spots = ['red-5 own', 'red-5 left', 'red-5 right', 'red-5 hero', 'swipe 2', 'whirlpool left', 'curse'];
    expect(spots.map((action) => spotOf(action, 3, 4))).toEqual([
      'pile-3',
      'pile-0',
      'pile-2',
      'hero',
      'pile-2',
      'whirl-left',
      'middle',
    ]);
  });

  it('are grouped by card', () => {
    const offers = ['red-5 left', 'red-5 hero', 'red-6 own'].map((action) => ({ action, label: '' }));
    expect([...spotsFor('red-5', offers, 0, 3)]).toEqual([
      ['pile-1', 'red-5 left'],
      ['hero', 'red-5 hero'],
    ]);
  });

  it('become a question where they were not offered', () => {
    expect(questionAt('red-5', 'pile-0', 0, 4)).toBe('red-5 own');
    expect(questionAt('red-5', 'pile-3', 0, 4)).toBe('red-5 right');
    expect(questionAt('red-5', 'pile-2', 0, 4)).toBeNull();
    expect(questionAt('swipe', 'pile-0', 0, 4)).toBe('swipe 0');
    expect(questionAt('curse', 'pile-1', 0, 4)).toBeNull();
    expect([wish('red-5'), wish('whirlpool'), wish('curse')]).toEqual(['red-5 own', 'whirlpool left', 'curse']);
  });

  it('tell equal cards apart', () => {
    expect(slots(['red-5', 'red-5'], 'hand').map((slot) => slot.key)).toEqual(['hand-red-5-0', 'hand-red-5-1']);
  });
});

describe('flights', () => {
  it('bring a card from the hand to a pile and a new one from the draw pile', () => {
    const events = [
      { type: 'Played', seat: 2, card: 'red-5', pile: 3 },
      { type: 'Drew', seat: 2, cards: ['blue-1'] },
    ];
    expect(flightsOf(events, view, 2).map(({ from, to }) => [from, to])).toEqual([
      ['hand-red-5-0', 'top-3'],
      ['draw-2', 'hand-blue-1-0'],
    ]);
  });

  it('turn all tops around in a Whirlpool, but for an empty pile', () => {
    const events = [{ type: 'Whirled', seat: 0, direction: 'left', moved: ['red-1', null, 'hero', 'red-2'] }];
    expect(flightsOf(events, view, 0).map(({ from, to }) => [from, to])).toEqual([
      ['top-0', 'top-1'],
      ['top-2', 'top-3'],
      ['top-3', 'top-0'],
    ]);
  });
});

describe.each([
  ['en', english],
  ['de', german],
] as const)('words (%s)', (language, messages) => {
  beforeEach(() => useMessages(messages as unknown as Messages, language));

  it('say every event of a match', () => {
    for (const event of end.log) expect(tell(event, NAMES, t)).not.toMatch(/villains\.|\{|^$/);
  });

  it('say every kind of action', () => {
    for (const action of ['red-5 own', 'red-5 left', 'red-5 right', 'curse hero', 'curse', 'swipe', 'swipe 2', 'whirlpool right'])
      expect(label(action, t), action).not.toMatch(/villains\.|\{/);
  });

  it('explain every refusal with its facts', () => {
    const facts = {
      card: 'red 5',
      hand: 'red 5, No Escape',
      own: 'an empty pile',
      open: 'Swipe',
      neighbour: 'left or right',
      there: 'a Hero',
      target: '1',
      targets: '1, 2',
      last: '3',
      to_act: 'Ada',
    };
    const codes = Object.keys(messages).flatMap((key) => /^villains\.refusal\.(.*)$/.exec(key)?.[1] ?? []);
    expect(codes).toHaveLength(18);
    for (const code of codes) expect(explain(code, facts, t), code).not.toMatch(/villains\.|\{/);
    expect(explain('unknown', facts, t)).toBeNull();
  });
});

it('translates what the server says of cards and sides', () => {
  useMessages(german as unknown as Messages, 'de');
  expect(factWords('red 5, No Escape', t)).toBe('Rot 5, Kein Entkommen');
  expect(factWords('left or right', t)).toBe('links oder rechts');
});

it('counts a pile by number as the server does', () => {
  for (const player of view.players) {
    const points = columns(player)
      .filter((column) => !column.cancelled)
      .reduce((sum, column) => sum + column.number * column.cards.length, 0);
    expect(points).toBe(player.count.points);
  }
});
