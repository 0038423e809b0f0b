import { describe, expect, it } from 'vitest';
import { cardFromWords, readCard, specials } from '../src/games/dwarfking/cards';
import { around, fan, trickCardWidth } from '../src/games/dwarfking/fan';
import { flightsOf } from '../src/games/dwarfking/flights';
import english from '../src/messages/en.json';
import german from '../src/messages/de.json';
import { change, points } from '../src/games/dwarfking/numbers';
import { turnOf, verbOf } from '../src/games/dwarfking/turn';
import type { DwarfKingView } from '../src/games/dwarfking/view';
import { describe as tell, explain, label } from '../src/games/dwarfking/words';
import { t, useMessages } from '../src/lib/i18n.svelte';

const cards = Object.keys(english)
  .filter((key) => key.startsWith('card-'))
  .map((key) => key.slice('card-'.length));

describe('cards of The Dwarf King', () => {
  it('are all known by the words of the server', () => {
    useMessages(english);
    expect(cards).toHaveLength(53);
    for (const card of cards) expect(cardFromWords(t(`card-${card}`))).toBe(card);
    expect(cardFromWords('a pint of ale')).toBeNull();
  });

  it('have a suit and a rank, Magic cards neither', () => {
    expect(readCard('green-11-flag')).toEqual({ suit: 'green', rank: '11' });
    expect(readCard('red-Q')).toEqual({ suit: 'red', rank: 'Q' });
    expect(readCard('dragon')).toEqual({ suit: 'magic', rank: '' });
    expect(specials).toHaveLength(14);
  });
});

describe('the words of The Dwarf King', () => {
  it('explain a refusal in German, cards and all', () => {
    useMessages(german, 'de');
    const facts = { required: 'blue', follow: 'blue 9, Joker (blue 1)' };
    expect(explain('must_follow', facts, t)).toBe('Blau muss bedient werden, und das kannst du: blaue 9, Narr (Blau 1).');
    expect(explain('not_your_turn', { to_act: 'Ada' }, t)).toBe('Ada ist am Zug.');
    expect(explain('unheard_of', {}, t)).toBeNull();
  });

  it('say what a button does', () => {
    useMessages(german, 'de');
    expect(label('play red-J', t)).toBe('Den roten Buben spielen');
    useMessages(english);
    expect(label('play red-J', t)).toBe('Play the red Jack');
    expect(label('quest 7a', t)).toBe('Choose Most Victories (+1 for each trick)');
    expect(label('pass left', t)).toBe('All hands to the left');
  });

  it('tell what happened', () => {
    useMessages(english);
    const names = ['Ada', 'Ben', 'Cleo'];
    expect(tell({ type: 'Played', seat: 1, card: 'mummy', stands_for: 'red-K' }, names, t)).toBe(
      'Ben plays the Mummy as a copy of: red King.',
    );
    expect(tell({ type: 'EndedDeal', quest: '7b', points: [0, -2, 3], scores: [1, -4, 3] }, names, t)).toBe(
      'The deal is over, Fewest Victories: Ada ±0, now 1; Ben −2, now −4; Cleo +3, now 3.',
    );
    expect(tell({ type: 'SomethingNew' }, names, t)).toBe('');
  });

  it('write points with a true minus', () => {
    expect([points(-3), points(4), change(-3), change(0), change(4)]).toEqual(['−3', '4', '−3', '±0', '+4']);
  });
});

describe('what may be done', () => {
  const offers = [
    { action: 'give red-2', label: '' },
    { action: 'give blue-3', label: '' },
  ];
  const hints = [
    { action: 'give red-2', chance: 0.4, low: 0.3, high: 0.5, remark: '' },
    { action: 'give blue-3', chance: 0.6, low: 0.5, high: 0.7, remark: '' },
  ];
  const turn = turnOf({ offers, hints, highlight: 'give red', play: () => {}, ask: () => {} });

  it('is looked up by action', () => {
    expect(turn.isOffered('give red-2')).toBe(true);
    expect(turn.isOffered('play red-2')).toBe(false);
    expect([turn.glows('give red-2'), turn.glows('give blue-3'), turn.glows('give red-3')]).toEqual([true, false, false]);
    expect([turn.isBest('give red-2'), turn.isBest('give blue-3')]).toEqual([false, true]);
  });

  it('gives the cards of the hand their verb', () => {
    expect(verbOf(offers)).toBe('give');
    expect(verbOf([])).toBe('play');
  });
});

describe('where cards lie', () => {
  it('a hand stays inside its width, in two rows when one could not be tapped', () => {
    for (const [count, width, card] of [[15, 344, 56], [10, 374, 61], [5, 344, 56], [13, 1248, 124], [1, 344, 56]] as const) {
      const places = fan(count, width, card);
      for (let n = 0; n < count; n++) {
        expect(places.of(n).x).toBeGreaterThanOrEqual(0);
        expect(places.of(n).x + card).toBeLessThanOrEqual(width + 0.01);
        expect(places.of(n).y + card * 1.4).toBeLessThanOrEqual(places.height + card * 0.1);
      }
    }
    expect(fan(13, 344, 56).of(12).y).toBeGreaterThan(fan(13, 344, 56).of(0).y);
  });

  it('a trick stays inside its place, and the bottom seat plays at the bottom', () => {
    for (const players of [3, 4, 5]) {
      const card = trickCardWidth(374, 250, players);
      for (let step = 0; step < players; step++) {
        const { x, y } = around(step, players, card);
        expect(Math.abs(x) + card / 2).toBeLessThanOrEqual(374 / 2 + 0.01);
        expect(Math.abs(y) + card * 0.7).toBeLessThanOrEqual(250 / 2 + 0.01);
      }
      expect(around(0, players, card).y).toBeGreaterThan(0);
      expect(around(1, players, card).x).toBeLessThan(0);
    }
  });
});

describe('flights', () => {
  const hidden = { hand_count: 3 };
  const view = {
    players: [{ hand_count: 3, hand: ['red-2', 'red-3', 'red-4'] }, hidden, hidden],
    trick: { leader: 1, cards: [{ card: 'blue-9', stands_for: '' }], required: 'blue', winner: null },
    tricks: [{ leader: 0, cards: [{ card: 'green-3', stands_for: '' }], required: 'green', winner: 2 }],
  } as unknown as DwarfKingView;

  it('bring a card out of a hidden hand, and the last trick to its winner', () => {
    expect(flightsOf([{ type: 'Played', seat: 1, card: 'blue-9', stands_for: '' }], view)).toEqual([
      { from: 'card-green-3', to: 'won-2' },
      { from: 'hand-1', to: 'card-blue-9' },
    ]);
  });

  it('bring taken cards into the own hand, and given ones into a hidden one', () => {
    expect(flightsOf([{ type: 'TookCards', seat: 0, other: 2, cards: ['red-2'] }], view)).toEqual([
      { from: 'hand-2', to: 'card-red-2', delay: 0 },
    ]);
    expect(flightsOf([{ type: 'GaveCard', seat: 0, other: 2, card: 'blue-2' }], view)).toEqual([
      { from: 'card-blue-2', to: 'hand-2', delay: 0 },
    ]);
  });

  it('move whole hands to the left', () => {
    const moved = flightsOf([{ type: 'PassedHandsToYou', seat: 1, side: 'left', hand: ['red-2', 'red-3', 'red-4'] }], view);
    expect(moved.map(({ from, to }) => [from, to])).toEqual([
      ['hand-2', 'card-red-2'],
      ['hand-2', 'card-red-3'],
      ['hand-2', 'card-red-4'],
      ['hand-0', 'hand-1'],
      ['hand-1', 'hand-2'],
    ]);
  });
});
