import { beforeEach, describe, expect, it } from 'vitest';
import { grouped, keptColumns } from '../src/games/digdig/cards';
import { bestHint, sorted, touchOf, wish, type Situation } from '../src/games/digdig/choices';
import { fanned } from '../src/games/digdig/fan';
import { flightsOf } from '../src/games/digdig/flights';
import { lesson } from '../src/games/digdig/lesson';
import english from '../src/messages/en.json';
import german from '../src/messages/de.json';
import type { DigDigView, Seen } from '../src/games/digdig/view';
import { describe as tell, explain, label, sign } from '../src/games/digdig/words';
import { t, useMessages, type Messages } from '../src/lib/i18n.svelte';

const offers = (...actions: string[]) => actions.map((action) => ({ action, label: action }));
const seen = (given: Partial<Seen>): Seen => ({
  hand_count: given.hand?.length ?? 0,
  known: [],
  cannot: [],
  face_up: [],
  blind_slots: [1, 2, 3],
  swaps: 0,
  place: 0,
  ...given,
});
const view = (given: Partial<DigDigView>): DigDigView => ({
  viewer: 0,
  to_act: 0,
  phase: 'play',
  players: [seen({ hand: ['9', '9'] }), seen({ hand_count: 3 })],
  pile: [],
  holds: 'any',
  number: null,
  deck_count: 5,
  compost: [],
  idle: 0,
  voluntary_pickup: false,
  ...given,
});
const situation = (actions: string[], given: Partial<Situation> = {}): Situation => ({
  choices: sorted(offers(...actions)),
  picked: null,
  playsFrom: 'hand',
  hints: [],
  ...given,
});

beforeEach(() => useMessages(english as Messages));

describe('cards of Dig Dig', () => {
  it('stand together when they are equal', () => {
    expect(grouped(['1', '9', '9', 'boom'])).toEqual([
      { card: '1', count: 1 },
      { card: '9', count: 2 },
      { card: 'boom', count: 1 },
    ]);
  });

  it('stay in their column of the row, and a swapped card takes the place of the other', () => {
    expect(keptColumns([], ['2', '6', 'boom'])).toEqual(['2', '6', 'boom']);
    expect(keptColumns(['2', '6', 'boom'], ['2', '9', 'boom'])).toEqual(['2', '9', 'boom']);
    expect(keptColumns(['2', '9', 'boom'], ['9'])).toEqual([null, '9', null]);
    expect(keptColumns(['2', '9', '2'], ['2'])).toEqual(['2', null, null]);
  });

  it('are fanned in one row while enough can be seen of each, then in two', () => {
    const kinds = Array.from({ length: 14 }, (_, n) => ({ card: String(n), count: 1 }));
    expect(fanned(kinds.slice(0, 3), 6)).toHaveLength(1);
    const [first, second] = fanned(kinds, 5.5);
    expect([first?.groups.length, second?.groups.length]).toEqual([7, 7]);
    for (const row of fanned(kinds, 5.5)) expect(row.groups.length + (row.groups.length - 1) * row.gap).toBeLessThanOrEqual(5.5001);
    expect(fanned([], 5)).toEqual([]);
  });
});

describe('a touch in Dig Dig', () => {
  const plays = ['play 8', 'play 9 9', 'play 9'];

  it('plays a card that has one action, and opens one that has several', () => {
    expect(touchOf({ from: 'hand', card: '8' }, 1, situation(plays), t)).toMatchObject({ action: 'play 8', name: 'Play 8', targets: ['pile'] });
    const nines = touchOf({ from: 'hand', card: '9' }, 2, situation(plays), t);
    expect(nines.action).toBeUndefined();
    expect(nines.opens).toEqual(['play 9', 'play 9 9']);
    expect(nines.name).toContain('two 9s');
  });

  it('on the row does nothing while the hand is played, and plays once it is empty', () => {
    expect(touchOf({ from: 'row', card: '8' }, 1, situation(plays), t).action).toBeUndefined();
    expect(touchOf({ from: 'row', card: '8' }, 1, situation(plays, { playsFrom: 'row' }), t).action).toBe('play 8');
  });

  it('swaps from either side, always by two touches', () => {
    const swaps = ['swap 9 2', 'swap 9 6', 'swap boom 2', 'ready'];
    expect(touchOf({ from: 'hand', card: 'boom' }, 1, situation(swaps), t)).toMatchObject({ opens: ['swap boom 2'], targets: ['row-2'] });
    const hand = situation(swaps, { picked: { from: 'hand', card: '9' } });
    expect(touchOf({ from: 'row', card: '6' }, 1, hand, t).action).toBe('swap 9 6');
    expect(touchOf({ from: 'hand', card: 'boom' }, 1, hand, t).rests).toBe(true);
    const row = situation(swaps, { picked: { from: 'row', card: '2' } });
    expect(touchOf({ from: 'hand', card: 'boom' }, 1, row, t).action).toBe('swap boom 2');
    expect(row.choices.others).toEqual(['ready']);
  });

  it('without an offer asks for what was most likely meant', () => {
    expect(wish({ from: 'hand', card: '5' }, false, ['5'], ['8'], offers('play 8'))).toBe('play 5');
    expect(wish({ from: 'hand', card: '5' }, true, ['5'], ['8'], [])).toBe('swap 5 8');
    expect(wish({ from: 'row', card: '8' }, false, ['8'], ['8'], offers('play 8'))).toBeUndefined();
  });

  it('shows the best hint among its actions, and glows in a lesson', () => {
    const hint = (action: string, chance: number) => ({ action, chance, low: 0, high: 1, remark: '' });
    const hints = [hint('play 8', 0.5), hint('play 9', 0.2), hint('play 9 9', 0.7)];
    expect(bestHint(hints, ['play 9', 'play 9 9'])?.chance).toBe(0.7);
    const nines = touchOf({ from: 'hand', card: '9' }, 2, situation(plays, { hints, highlight: 'play 9 9' }), t);
    expect([nines.isBest, nines.glows]).toEqual([true, true]);
    expect(touchOf({ from: 'hand', card: '8' }, 1, situation(plays, { hints, highlight: 'play 9 9' }), t).isBest).toBe(false);
  });
});

describe('flights of Dig Dig', () => {
  it('go from the hand to the pile and from the deck to the hand', () => {
    const now = view({ pile: ['9', '3'], players: [seen({ hand: ['4', '9', '9'] }), seen({ hand_count: 3 })] });
    const events = [
      { type: 'Played', seat: 0, cards: ['9'], source: 'hand' },
      { type: 'Drew', seat: 0, cards: ['9'] },
    ];
    expect(flightsOf(events, now, 0).map(({ from, to }) => [from, to])).toEqual([
      ['hand-9-1', 'pile-1'],
      ['deck', 'hand-9-1'],
    ]);
  });

  it('take what others play from where they sit', () => {
    const events = [
      { type: 'Played', seat: 1, cards: ['3'], source: 'hand' },
      { type: 'DrewUnseen', seat: 1, count: 1 },
    ];
    expect(flightsOf(events, view({ pile: ['3'] }), 0).map(({ from, to }) => [from, to])).toEqual([
      ['hand-of-1', 'pile-0'],
      ['deck', 'hand-of-1'],
    ]);
  });

  it('bring the pile to the compost heap or to a hand', () => {
    const boom = [
      { type: 'Played', seat: 1, cards: ['boom'], source: 'face up' },
      { type: 'Composted', seat: 1, count: 3, reason: 'boom' },
    ];
    expect(flightsOf(boom, view({}), 0).map(({ from, to }) => [from, to])).toEqual([
      ['up-1-boom-0', 'last-0'],
      ['pile-0', 'compost'],
      ['pile-1', 'compost'],
    ]);
    const now = view({ players: [seen({ hand: ['2', '9', '9'] }), seen({})] });
    const blind = [
      { type: 'TurnedBlind', seat: 0, slot: 2, card: '2', fits: false },
      { type: 'TookPile', seat: 0, cards: ['9', '9'] },
    ];
    expect(flightsOf(blind, now, 0).map(({ from, to }) => [from, to])).toEqual([
      ['blind-0-2', 'hand-2-0'],
      ['pile-1', 'hand-9-0'],
      ['pile-0', 'hand-9-1'],
    ]);
  });

  it('cross when cards are swapped', () => {
    const now = view({ phase: 'swap', players: [seen({ hand: ['2', '9'], face_up: ['6', '9', '9'] }), seen({})] });
    const events = [{ type: 'Swapped', seat: 0, hand: '9', face_up: '2' }];
    expect(flightsOf(events, now, 0).map(({ from, to }) => [from, to])).toEqual([
      ['hand-9-1', 'up-0-9-1'],
      ['up-0-2-0', 'hand-2-0'],
    ]);
  });
});

describe('words of Dig Dig', () => {
  it('say actions, events and refusals', () => {
    expect(label('play 9 9 9', t)).toBe('Play three 9s');
    expect(label('swap boom 6', t)).toBe('Swap the Boom in your hand for the 6 in your row');
    expect(label('pick up', t)).toBe('Take the pile');
    expect(tell({ type: 'Composted', seat: 0, count: 1, reason: 'boom' }, ['Ada'], t)).toBe('Boom! 1 card goes to the compost heap.');
    expect(tell({ type: 'Lost', seats: [0, 1] }, ['Ada', 'Ben'], t)).toBe('Nothing moves on: Ada and Ben share the last place.');
    expect(explain('can_play', { playable: '6, drop' }, t)).toBe('Only who cannot play takes the pile, and you can play: 6, Drop.');
    expect(explain('something_new', {}, t)).toBeNull();
  });

  it('say them in German too', () => {
    useMessages(german as Messages, 'de');
    expect(label('play 9 9 9', t)).toBe('drei Neunen spielen');
    expect(explain('too_low', { card: '3', top: '8' }, t)).toBe('3 ist zu niedrig: 8 oder höher.');
  });

  it('put the rule that holds on the sign', () => {
    expect(sign(view({ pile: ['6'], holds: 'at least', number: '6' }), t).rule).toBe('6 or higher');
    expect(sign(view({ pile: ['ninja', 'drop'], holds: 'any' }), t)).toEqual({ rule: 'Any card', why: 'Drop' });
    expect(sign(view({ pile: ['ninja'], holds: 'any' }), t).why).toBe('Nothing to beat');
  });

  it('teach by steps that are all in the messages', () => {
    for (const { text } of lesson.steps) expect(english).toHaveProperty([text]);
    expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
  });
});
