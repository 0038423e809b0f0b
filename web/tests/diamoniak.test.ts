import { beforeAll, describe, expect, it } from 'vitest';
import { flights, heaps, topDiscard, winner } from '../src/games/diamoniak/cards';
import { lesson } from '../src/games/diamoniak/lesson';
import german from '../src/messages/de.json';
import english from '../src/messages/en.json';
import { movesOf } from '../src/games/diamoniak/moves';
import type { DiamoniakView, Seen } from '../src/games/diamoniak/view';
import { castleWords, describe as tell, explain, label, now } from '../src/games/diamoniak/words';
import { t, useMessages } from '../src/lib/i18n.svelte';

const NAMES = ['Ada', 'Ben'];

function player(colour: string | null, castle: number, side: string[] = []): Seen {
  return { colour, castle, side };
}

function table(given: Partial<DiamoniakView> = {}): DiamoniakView {
  return {
    viewer: 0,
    to_act: 0,
    phase: 'turn',
    players: [player('castle-red', 2, ['diamond', 'diamond']), player(null, 0)],
    in_pile: ['witch'],
    discards: [],
    owed: 0,
    has_given: false,
    ...given,
  };
}

function offers(...actions: string[]): { action: string; label: string }[] {
  return actions.map((action) => ({ action, label: action }));
}

beforeAll(() => useMessages(english));

describe('cards of Diamoniak', () => {
  it('lie together by kind, castles first', () => {
    expect(heaps(['diamond', 'castle-blue', 'diamond', 'fairy'])).toEqual([
      { card: 'castle-blue', count: 1 },
      { card: 'diamond', count: 2 },
      { card: 'fairy', count: 1 },
    ]);
  });

  it('fly from the pile to castle, side or discards', () => {
    const view = table({ discards: ['castle-blue', 'witch'] });
    const drew = (card: string, goes_to: string) => flights([{ type: 'Drew', seat: 0, card, goes_to }], view);
    expect(drew('castle-red', 'castle')).toEqual([{ from: 'pile', to: 'castle-0-1' }]);
    expect(drew('diamond', 'side')).toEqual([{ from: 'pile', to: 'side-0-diamond-1' }]);
    expect(drew('witch', 'discards')).toEqual([{ from: 'pile', to: 'discard-1' }]);
  });

  it('fly to the discards when they are given up, out of the castle too', () => {
    const gave = (card: string) => flights([{ type: 'GaveUp', seat: 0, card }], table({ discards: ['witch', card] }));
    expect(gave('castle-red')).toEqual([{ from: 'castle-0-2', to: 'discard-1' }]);
    expect(gave('diamond')).toEqual([{ from: 'side-0-diamond-2', to: 'discard-1' }]);
  });

  it('change hands for three diamonds', () => {
    const bought = flights([{ type: 'Bought', seat: 0, seller: 1, card: 'castle-red' }], table());
    expect(bought[0]).toEqual({ from: 'side-1-castle-red-0', to: 'castle-0-1' });
    expect(bought.slice(1).map(({ from }) => from)).toEqual(['side-0-diamond-2', 'side-0-diamond-3', 'side-0-diamond-4']);
    expect(new Set(bought.slice(1).map(({ to }) => to))).toEqual(new Set(['heap-1-diamond']));
  });

  it('show the witch while she waits, then what she was given', () => {
    expect(topDiscard([], table())).toBeUndefined();
    expect(topDiscard([], table({ phase: 'witch', owed: 3, discards: ['witch'] }))).toBe('witch');
    const later = table({ phase: 'witch', owed: 2, has_given: true, discards: ['diamond', 'witch'] });
    expect(topDiscard([{ type: 'GaveUp', seat: 0, card: 'diamond' }], later)).toBe('diamond');
  });
});

describe('moves of Diamoniak', () => {
  it('are played when they are offered and asked about otherwise', () => {
    const said: string[] = [];
    const moves = movesOf({
      offers: offers('give diamond', 'fairy'),
      hints: [{ action: 'fairy', chance: 0.5, low: 0.4, high: 0.6, remark: '' }],
      highlight: 'give',
      play: (action) => said.push(`play ${action}`),
      ask: (action) => said.push(`ask ${action}`),
    });
    const pressed = document.createElement('button');
    pressed.animate = () => ({}) as Animation;
    moves.press('fairy', pressed);
    moves.press('draw', pressed);
    expect(said).toEqual(['play fairy', 'ask draw']);
    expect([moves.glows('give diamond'), moves.glows('fairy'), moves.glows('give castle-red')]).toEqual([true, false, false]);
    expect([moves.isBest('fairy'), moves.isBest('give diamond')]).toEqual([true, false]);
  });
});

describe('words of Diamoniak', () => {
  it('tell what happened', () => {
    expect(tell({ type: 'Drew', seat: 1, card: 'diamond', goes_to: 'side' }, NAMES, t)).toBe('Ben draws a diamond and lays it aside.');
    expect(tell({ type: 'MetWitch', seat: 0, toll: 1 }, NAMES, t)).toBe('The witch wants 1 card from Ada.');
    expect(tell({ type: 'MetWitch', seat: 0, toll: 0 }, NAMES, t)).toBe('Ada has nothing that the witch could take.');
    expect(tell({ type: 'ReshuffledUnseen', count: 9 }, NAMES, t)).toBe('The discards are shuffled into a new pile of 9 cards.');
    expect(tell({ type: 'Unheard' }, NAMES, t)).toBe('');
  });

  it('name every action', () => {
    const said = ['draw', 'stop', 'fairy', 'buy from 2', 'give castle-red'].map((action) => label(action, t));
    expect(said).toEqual([
      'Draw a card',
      'Stop drawing',
      'Send the witch away with a fairy',
      'Buy a castle card from player 3',
      'Give up a red castle card',
    ]);
  });

  it('say why not, in both languages', () => {
    const facts = { diamonds: '2', owed: '1', colour: 'castle-red', seller: '1', players: '2' };
    expect(explain('too_few_diamonds', facts, t)).toBe('A castle card costs three diamonds, and you have 2.');
    expect(explain('not_for_sale', facts, t)).toBe('This player has no red castle card at the side.');
    expect(explain('witch_waits', facts, t)).toBe('The witch ends your turn: give up 1 more card.');
    expect(explain('not_your_turn', { to_act: 'Ben' }, t)).toBe('It is Ben’s turn.');
    expect(explain('too_hot', facts, t)).toBeNull();
    useMessages(german, 'de');
    expect(explain('not_for_sale', facts, t)).toBe('An dieser Seite liegt keine rote Burgkarte.');
    useMessages(english);
  });

  it('say what there is to do now', () => {
    expect(now(table(), 0, offers('draw'), NAMES, t)).toBe('Your turn: draw a card');
    expect(now(table(), 0, offers('draw', 'buy from 1'), NAMES, t)).toBe('Draw a card, or buy a castle card for 3 diamonds');
    expect(now(table({ phase: 'drawing' }), 1, [], NAMES, t)).toBe('Ada is drawing');
    expect(now(table({ phase: 'witch', owed: 1 }), 0, offers('give diamond'), NAMES, t)).toBe('The witch! Give her 1 card');
    const over = table({ phase: 'over', to_act: null, players: [player('castle-red', 2), player('castle-blue', 6)] });
    expect(winner(over)).toBe(1);
    expect(now(over, 0, [], NAMES, t)).toBe('Ben has finished the castle!');
    expect(castleWords(player(null, 0), t)).toBe('No castle begun.');
  });

  it('exist for every step of the lesson', () => {
    for (const { text } of lesson.steps) expect(english, text).toHaveProperty([text]);
    expect(lesson.steps[0]?.when(table(), offers('draw'), [])).toBe(true);
    expect(lesson.steps.at(-1)?.when(table(), offers('draw'), [])).toBe(false);
  });
});
