import { beforeEach, describe, expect, it } from 'vitest';
import middle from '../src/games/dwarfking/fixtures/4-middle.json';
import start from '../src/games/dwarfking/fixtures/4-start.json';
import game from '../src/games/dwarfking';
import { pictures } from '../src/games/dwarfking/art';
import { isColour, rankOf, readCard } from '../src/games/dwarfking/cards';
import { fan, trickPlaces } from '../src/games/dwarfking/fan';
import { flightsOf } from '../src/games/dwarfking/flights';
import { lesson } from '../src/games/dwarfking/lesson';
import { scenes } from '../src/games/dwarfking/scenes';
import { handCardWidth, shapeOf } from '../src/games/dwarfking/shape';
import { dealWords, handWords, standingWords, statusOf } from '../src/games/dwarfking/status';
import type { DwarfKingView, Laid, Seen } from '../src/games/dwarfking/view';
import { t } from '../src/games/dwarfking/words';
import type { Offer } from '../src/games/types';
import { signed, written } from '../src/lib/numbers';
import type { Wish } from '../src/lib/protocol';
import { sorted } from '../src/lib/sorting';
import { turnOf } from '../src/lib/turn';
import { eventWords, offerWords, refusalWords, remarkWords } from '../src/lib/words';
import { speak } from './speak';

const NAMES = ['Ada', 'Ben', 'Cleo'];

beforeEach(() => speak('en', 'dwarfking'));

describe('cards of The Dwarf King', () => {
  it('have a suit and a rank, Magic cards neither', () => {
    expect(readCard('green-11-flag')).toEqual({ suit: 'green', rank: '11' });
    expect(readCard('red-Q')).toEqual({ suit: 'red', rank: 'Q' });
    expect(readCard('dragon')).toEqual({ suit: 'magic', rank: '' });
    expect([isColour('blue'), isColour('mummy')]).toEqual([true, false]);
  });

  it('are sorted by colour or by number, Magic cards last', () => {
    const hand = ['dragon', 'red-K', 'green-11-flag', 'blue-2', 'green-J', 'red-2'];
    expect(sorted(hand, 'colour', rankOf)).toEqual(['green-11-flag', 'green-J', 'blue-2', 'red-2', 'red-K', 'dragon']);
    expect(sorted(hand, 'number', rankOf)).toEqual(['blue-2', 'red-2', 'green-11-flag', 'green-J', 'red-K', 'dragon']);
  });

  it('have pictures of the fourteen Specials, which stand beside their clauses', () => {
    const specials = Object.keys(pictures);
    expect(specials).toHaveLength(14);
    for (const card of specials) expect(t(`special-${card}`)).not.toBe(`special-${card}`);
    expect([specials[0], specials[9], specials[13]]).toEqual(['green-1', 'dragon', 'excalibur']);
    expect(Object.keys(game.figures ?? {})).toEqual(expect.arrayContaining(['K-D3', 'K-S1', 'K-S14']));
  });
});

describe('the words of The Dwarf King', () => {
  it('explain a refusal in German, cards and all', () => {
    speak('de', 'dwarfking');
    const facts = { required: 'blue', follow: ['blue-9', 'blue-1'] };
    expect(refusalWords({ code: 'must_follow', facts }, 'dwarfking', NAMES)).toBe(
      'Blau muss bedient werden, und das kannst du: blaue 9, Narr (Blau 1).',
    );
    expect(refusalWords({ code: 'no_such_seat', facts: { seat: 3 } }, 'dwarfking', NAMES)).toBe('An diesem Tisch gibt es keinen Platz 4.');
    expect(refusalWords({ code: 'not_your_turn', facts: { to_act: 0 } }, 'dwarfking', NAMES)).toBe('Ada ist am Zug.');
  });

  it('say what a button does', () => {
    const play = { verb: 'play', card: 'red-J', from: 'hand', to: 'trick' };
    expect(offerWords('dwarfking', play, NAMES)).toBe('Play the red Jack');
    expect(offerWords('dwarfking', { verb: 'quest', choice: '7a' }, NAMES)).toBe('Choose the quest Most Victories: +1 for each trick');
    expect(offerWords('dwarfking', { verb: 'pass', to: 'left' }, NAMES)).toBe('All hands to the left');
    expect(offerWords('dwarfking', { verb: 'swap', seat: 2 }, NAMES)).toBe('Swap hands with Cleo');
    speak('de', 'dwarfking');
    expect(offerWords('dwarfking', play, NAMES)).toBe('Spiele den roten Buben');
  });

  it('say what the numbers beside a name are, and by the book nothing of what is remembered', () => {
    const player = { hand_count: 1, tricks: 2, points: -3, deal_points: 4, bonus: 0, shown: ['blue-5'], known: [], lacks: ['red', 'mummy'] } as unknown as Seen;
    expect(standingWords(player, true)).toEqual(['−3 points from the deals so far.', 'If the deal ended now: +4.', '2 tricks won in this deal.']);
    expect(standingWords(player, false)).toEqual(['−3 points from the deals so far.']);
    expect(handWords(player)).toEqual(['1 card in hand.', 'Known to be in this hand: blue 5.', 'Did not follow red.']);
    const book = { hand_count: 2, tricks: 1, points: 1 } as unknown as Seen;
    expect([...standingWords(book, true), ...handWords(book)]).toEqual(['1 point from the deals so far.', '1 trick won in this deal.', '2 cards in hand.']);
  });

  it('tell what happened', () => {
    const tell = (event: { type: string; [field: string]: unknown }): string => eventWords('dwarfking', event, NAMES);
    expect(tell({ type: 'Played', seat: 1, card: 'mummy', stands_for: 'red-K' })).toBe('Ben plays the Mummy, a copy of: red King.');
    expect(tell({ type: 'Played', seat: 1, card: 'red-K', stands_for: null })).toBe('Ben plays the red King.');
    expect(tell({ type: 'EndedDeal', quest: '7b', points: [0, -2, 3], scores: [1, -4, 3] })).toBe(
      'The deal is over, Fewest Victories: Ada ±0, Ben −2, Cleo +3. All points so far: Ada 1, Ben −4, Cleo 3.',
    );
    expect(tell({ type: 'PassedHandsToYou', seat: 1, side: 'left', hand: ['red-2'] })).toBe('Ben sends all hands to the left. You hold red 2.');
  });

  it('remark on a move', () => {
    const facts = { outcome: 'loses', seat: 0, is_own: false, best: 'blue-6', higher: 0, required: 'blue', points: -1, special: 'scout', bonus: 2, spent: null };
    expect(remarkWords('dwarfking', { code: 'play', facts }, NAMES)).toBe(
      'Leaves the trick to Ada; as it lies, −1 for Ada; the Scout brings you +1 for each figure, +2 so far.',
    );
    speak('de', 'dwarfking');
    expect(remarkWords('dwarfking', { code: 'quest_cards', facts: { counts: null, costs: 2, tricks: 1 } }, NAMES)).toBe(
      'Du hast 2 Karten, die kosten würden; deine Hand dürfte etwa einen Stich machen.',
    );
  });

  it('write points with a true minus, alone and in a message', () => {
    expect([written(-3), written(4), signed(-3), signed(0), signed(4)]).toEqual(['−3', '4', '−3', '±0', '+4']);
    expect([t('standing-points', { points: -3 }), t('standing-points', { points: 1 })]).toEqual([
      '−3 points from the deals so far.',
      '1 point from the deals so far.',
    ]);
    expect(t('standing-now', { points: -3 })).toBe('If the deal ended now: −3.');
  });
});

describe('the moment', () => {
  const view = middle.view as unknown as DwarfKingView;

  it('is said to who is to act, and to the others', () => {
    const names = middle.seats.map(({ name }) => name);
    const choosing = { ...view, to_act: 1, phase: 'quest' } as DwarfKingView;
    expect(statusOf(choosing, names, 1)).toBe('You hold the blue 5: choose the quest');
    expect(statusOf(choosing, names, 0)).toBe('Ben holds the blue 5 and chooses the quest');
    const giving = { ...view, to_act: 1, phase: 'give', owed: 1, owed_to: 2 } as DwarfKingView;
    expect(statusOf(giving, names, 1)).toBe('Give Cleo one more card');
    const following = { ...view, to_act: 1, phase: 'play', trick: { leader: 0, cards: [{ seat: 0, card: 'red-2', stands_for: null }], required: 'red', winner: null } };
    expect(statusOf(following as DwarfKingView, names, 1)).toBe('Your turn: red is required');
    expect(statusOf({ ...view, to_act: null, phase: 'over', winner: 3 } as DwarfKingView, names, 1)).toBe('Dan wins the match!');
  });

  it('counts deals as the view says', () => {
    expect(dealWords({ ...view, deal: 4 })).toBe('Deal 4 of 7');
    expect(dealWords({ ...view, deal: 8 })).toBe('Deal 8, to break the tie');
    expect(dealWords({ ...view, deal: 4, regular_deals: 3 })).toBe('Deal 4, to break the tie');
  });
});

describe('what may be done', () => {
  const offers: Offer[] = ['red-2', 'blue-3'].map((card) => ({ action: `give ${card}`, parts: { verb: 'give', card, from: 'hand', to: 'hand', seat: 1 } }));
  const hints = offers.map(({ action }, n) => ({ action, chance: n ? 0.6 : 0.4, low: n ? 0.5 : 0.3, high: n ? 0.7 : 0.5, remark: '' }));
  const played: string[] = [];
  const asked: Wish[] = [];
  const turn = turnOf({ offers, hints, highlight: { card: 'red-2' }, play: (action) => played.push(action), ask: (wish) => asked.push(wish) });
  const wish = (card: string): Wish => ({ from: 'hand', card });

  it('is looked up by the parts of what is touched', () => {
    expect(turn.touch(wish('red-2'))).toMatchObject({ action: 'give red-2', glows: true, isBest: false });
    expect(turn.touch(wish('blue-3'))).toMatchObject({ action: 'give blue-3', glows: false, isBest: true });
    expect(turn.touch(wish('red-3')).action).toBeUndefined();
  });

  it('is done by a touch, or asked about', () => {
    turn.press(wish('blue-3'));
    turn.press(wish('red-3'));
    expect([played, asked]).toEqual([['give blue-3'], [{ from: 'hand', card: 'red-3' }]]);
  });

  it('covers every offer by what the table draws', () => {
    const { view: seen, offers: choices } = start as unknown as { view: DwarfKingView; offers: Offer[] };
    expect(choices.map(({ parts }) => parts.choice)).toEqual(seen.sides);
    const { view: later, offers: cards } = middle as unknown as { view: DwarfKingView; offers: Offer[] };
    expect(cards.length).toBeGreaterThan(0);
    for (const { parts } of cards) expect(later.players[later.to_act ?? 0]?.hand).toContain(parts.card);
  });
});

describe('the lesson', () => {
  it('waits for the learner to choose and to play, and points at it', () => {
    const step = (text: string) => lesson.steps.find((one) => one.text === text);
    const open = { ...start.view, quest: null } as unknown as DwarfKingView;
    const offered = (verb: string): Offer[] => [{ action: verb, parts: { verb } }];
    expect(step('lesson-quest')?.when(open, [], [])).toBe(false);
    expect(step('lesson-quest')?.when(open, offered('quest'), [])).toBe(true);
    expect(step('lesson-play')?.when(open, offered('quest'), [])).toBe(false);
    expect(step('lesson-play')?.when(open, offered('play'), [])).toBe(true);
    expect(step('lesson-play')?.highlight).toEqual({ verb: 'play' });
    for (const { text } of lesson.steps) expect(t(text)).not.toBe(text);
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

  it('a row of a hand shows the corner of every card', () => {
    expect(fan(10, 344, 58).of(9).y).toBeCloseTo(fan(10, 344, 58).of(0).y);
    expect(fan(13, 344, 58).of(12).y - fan(13, 344, 58).of(0).y).toBeGreaterThan(58 * 0.65);
  });

  it('a trick stays inside its place, and the bottom seat plays at the bottom', () => {
    for (const players of [3, 4, 5]) {
      const { cardWidth, named, of } = trickPlaces(374, 250, players);
      expect(named).toBeUndefined();
      for (let step = 0; step < players; step++) {
        const { x, y } = of(step);
        expect(Math.abs(x) + cardWidth / 2).toBeLessThanOrEqual(374 / 2 + 0.01);
        expect(Math.abs(y) + cardWidth * 0.7).toBeLessThanOrEqual(250 / 2 + 0.01);
      }
      expect(of(0).y).toBeGreaterThan(0);
      expect(of(1).x).toBeLessThan(0);
    }
  });

  it('a trick without room lies in a row with names, as the others sit', () => {
    const orders = { 3: [1, 0, 2], 4: [1, 2, 0, 3], 5: [1, 2, 0, 3, 4] };
    for (const [players, order] of Object.entries(orders)) {
      const { cardWidth, named = 0, of } = trickPlaces(300, 90, Number(players));
      expect(order.map((step) => of(step).x)).toEqual(order.map((step) => of(step).x).sort((one, other) => one - other));
      expect(cardWidth).toBeGreaterThanOrEqual(44);
      expect(named).toBeGreaterThanOrEqual(cardWidth);
      expect(of(order.at(-1) ?? 0).x + named / 2).toBeLessThanOrEqual(150.01);
      expect(Math.abs(of(0).y) + cardWidth * 0.7).toBeLessThanOrEqual(45);
    }
  });

  it('the table follows the room that it has', () => {
    const shapes = { wide: [[960, 747], [1024, 715], [1920, 1027]], tall: [[360, 587], [768, 971], [412, 862]], short: [[667, 278], [640, 347], [915, 307]] };
    for (const [shape, sizes] of Object.entries(shapes)) for (const [width = 0, height = 0] of sizes) expect(shapeOf(width, height, 16)).toBe(shape);
    expect(shapeOf(1024, 500, 16)).toBe('wide');
    expect(shapeOf(1024, 500, 20)).toBe('short');
    expect(shapeOf(960, 747, 20)).toBe('tall');
    for (const [width, height] of [[360, 300], [667, 278], [3000, 2000]] as const)
      expect(handCardWidth(shapeOf(width, height, 16), width, height)).toBeGreaterThanOrEqual(52);
  });
});

describe('scenes', () => {
  const laid = (seat: number, card: string): Laid => ({ seat, card, stands_for: null });
  const seen = (hand_count: number, hand?: string[]): object => ({ hand_count, shown: ['red-5'], known: ['blue-9'], ...(hand && { hand }) });
  const before = {
    phase: 'play',
    to_act: 2,
    players: [seen(0, []), seen(0), seen(1)],
    trick: { leader: 0, cards: [laid(0, 'blue-3'), laid(1, 'blue-4')], required: 'blue', winner: null },
    last: null,
  } as unknown as DwarfKingView;
  const played = { type: 'Played', seat: 2, card: 'blue-9', stands_for: null };
  const won = { type: 'WonTrick', seat: 2, cards: ['blue-3', 'blue-4', 'blue-9'] };

  it('keep a trick that is complete, as long as the view still has it', () => {
    const after = { ...before, to_act: 2, trick: null, last: { ...before.trick, winner: 2 } } as DwarfKingView;
    expect(scenes(before, [played, won], after)).toEqual([{ view: after, events: [played, won], lingers: true }]);
  });

  it('show the last trick of a deal whole before the next deal', () => {
    const after = { ...before, trick: null, last: null, deals: [{}] } as unknown as DwarfKingView;
    const ended = { type: 'EndedDeal', quest: '1a', points: [0, 0, 1], scores: [0, 0, 1] };
    const [first, second] = scenes(before, [played, won, ended], after);
    expect(first?.view.last).toEqual({ leader: 0, cards: [laid(0, 'blue-3'), laid(1, 'blue-4'), laid(2, 'blue-9')], required: 'blue', winner: 2 });
    expect(first?.view.players[2]).toEqual({ hand_count: 0, shown: ['red-5'], known: [] });
    expect([first?.view.trick, first?.view.to_act, first?.lingers, first?.events]).toEqual([null, null, true, [played]]);
    expect(statusOf(first?.view as DwarfKingView, NAMES, 0)).toBe('Cleo wins the trick');
    expect(second).toEqual({ view: after, events: [won, ended], lingers: true });
  });

  it('take the card out of a hand that is seen', () => {
    const mine = { ...before, players: [seen(0), seen(0), seen(1, ['blue-9'])] } as unknown as DwarfKingView;
    expect(scenes(mine, [played, won], { ...mine, last: null })[0]?.view.players[2]?.hand).toEqual([]);
  });

  it('are one while a trick goes on', () => {
    expect(scenes(before, [played], before)).toEqual([{ view: before, events: [played] }]);
  });
});

describe('flights', () => {
  const hidden = { hand_count: 3 };
  const view = {
    players: [{ hand_count: 3, hand: ['red-2', 'red-3', 'red-4'] }, hidden, hidden],
    trick: { leader: 1, cards: [{ seat: 1, card: 'blue-9', stands_for: null }], required: 'blue', winner: null },
    last: { leader: 0, cards: [{ seat: 0, card: 'green-3', stands_for: null }], required: 'green', winner: 2 },
  } as unknown as DwarfKingView;

  it('bring a card out of a hidden hand, and the last trick to its winner', () => {
    expect(flightsOf([{ type: 'Played', seat: 1, card: 'blue-9', stands_for: null }], view)).toEqual([
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
