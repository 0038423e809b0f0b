import { beforeEach, describe, expect, it } from 'vitest';
import { rankOf, slots } from '../src/games/villains/cards';
import end from '../src/games/villains/fixtures/4-end.json';
import middle from '../src/games/villains/fixtures/4-middle.json';
import { flightsOf } from '../src/games/villains/flights';
import { lesson } from '../src/games/villains/lesson';
import { HERO, MIDDLE, pileSpot, spotsOf, WHIRL_LEFT, WHIRL_RIGHT } from '../src/games/villains/spots';
import { columns, isRemembered } from '../src/games/villains/tally';
import type { VillainsView } from '../src/games/villains/view';
import { t } from '../src/games/villains/words';
import type { Offer, Parts, Wish } from '../src/lib/protocol';
import { sorted } from '../src/lib/sorting';
import { turnOf } from '../src/lib/turn';
import { eventWords, offerWords, refusalWords, remarkWords } from '../src/lib/words';
import { speak } from './speak';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const view = end.view as unknown as VillainsView;

const play = (card: string, to: string, seat: number): Parts => ({ verb: 'play', card, from: 'hand', to, seat });
const parts: Parts[] = [
  play('red-5', 'left', 0),
  { verb: 'hero', card: 'red-5', from: 'hand', to: 'hero' },
  play('red-6', 'own', 3),
  { verb: 'hero', card: 'red-6', from: 'hand', to: 'hero' },
  { verb: 'aim', card: 'swipe', from: 'hand', to: 'pile', seat: 2 },
  { verb: 'use', card: 'curse', from: 'hand', to: 'middle' },
  { verb: 'whirl', card: 'whirlpool', from: 'hand', to: 'left' },
  { verb: 'whirl', card: 'whirlpool', from: 'hand', to: 'right' },
];
const offers: Offer[] = parts.map((one, n) => ({ action: String(n), parts: one }));

describe('a card and a spot', () => {
  const played: string[] = [];
  const asked: Wish[] = [];
  const turn = turnOf({ offers, hints: [], play: (action) => played.push(action), ask: (wish) => asked.push(wish) });
  const spots = spotsOf(4);
  const at = (card: string, spot: string): Wish => ({ card, from: 'hand', ...spots.get(spot) });
  const offered = (card: string, spot: string): string[] => turn.offered(at(card, spot)).map(({ action }) => action);

  it('stand for the one action that takes it there', () => {
    expect([offered('red-5', pileSpot(0)), offered('red-5', HERO), offered('red-6', pileSpot(3))]).toEqual([['0'], ['1'], ['2']]);
    expect([offered('swipe', pileSpot(2)), offered('curse', MIDDLE)]).toEqual([['4'], ['5']]);
    expect([offered('whirlpool', WHIRL_LEFT), offered('whirlpool', WHIRL_RIGHT)]).toEqual([['6'], ['7']]);
  });

  it('stand for none where it may not go', () => {
    expect([offered('red-5', pileSpot(3)), offered('red-5', MIDDLE), offered('curse', pileSpot(0)), offered('whirlpool', MIDDLE)]).toEqual([[], [], [], []]);
  });

  it('are played, or asked about', () => {
    turn.press(at('red-6', pileSpot(3)));
    turn.press(at('red-6', pileSpot(1)));
    expect(played).toEqual(['2']);
    expect(asked).toEqual([{ card: 'red-6', from: 'hand', seat: 1 }]);
  });

  it('are chosen one after the other when a card has several', () => {
    expect(turn.touch({ card: 'red-5', from: 'hand' }).opens).toEqual(['0', '1']);
    expect(turn.touch({ card: 'curse', from: 'hand' }).action).toBe('5');
  });

  it('are what lessons point at', () => {
    const wishes = lesson.steps.flatMap(({ highlight }) => (highlight ? [highlight] : []));
    const glowing = wishes.map((wish) => turn.offered(wish).map(({ action }) => action));
    expect(glowing).toEqual([['2'], ['1', '3']]);
  });
});

it('tells equal cards apart', () => {
  expect(slots(['red-5', 'red-5'], 'hand').map((slot) => slot.key)).toEqual(['hand-red-5-0', 'hand-red-5-1']);
});

it('sorts a hand by colour or by number, specials last', () => {
  const hand = ['swipe', 'green-1', 'blue-6', 'red-6', 'red-2'];
  expect(sorted(hand, 'colour', rankOf)).toEqual(['red-2', 'red-6', 'blue-6', 'green-1', 'swipe']);
  expect(sorted(hand, 'number', rankOf)).toEqual(['green-1', 'red-2', 'red-6', 'blue-6', 'swipe']);
});

describe('flights', () => {
  it('bring a card from the hand to a pile and a new one from the draw pile', () => {
    const events = [
      { type: 'Played', seat: 2, card: 'red-5', pile: 3, to: 'left' },
      { type: 'Drew', seat: 2, cards: ['blue-1'] },
    ];
    expect(flightsOf(events, view, 2).map(({ from, to }) => [from, to])).toEqual([
      ['hand-red-5-0', 'top-3'],
      ['draw-2', 'hand-blue-1-0'],
    ]);
  });

  it('turn all tops around in a Whirlpool, but for an empty pile', () => {
    const events = [{ type: 'Whirled', seat: 0, direction: 'left', moved: ['red-1', null, 'hero', 'red-2'], onto: [1, 2, 3, 0] }];
    expect(flightsOf(events, view, 0).map(({ from, to }) => [from, to])).toEqual([
      ['top-0', 'top-1'],
      ['top-2', 'top-3'],
      ['top-3', 'top-0'],
    ]);
  });
});

describe.each(['en', 'de'])('words (%s)', (language) => {
  beforeEach(() => speak(language, 'villains'));

  it('say every event of a match', () => {
    for (const event of end.log) expect(eventWords('villains', event, NAMES)).toMatch(/^[A-ZÄÖÜ].*[.!]$/);
  });

  it('say every kind of action, each in its own way', () => {
    const said = [...parts, ...middle.offers.map((offer) => offer.parts)].map((one) => offerWords('villains', one, NAMES));
    for (const label of said) expect(label).toMatch(/^[A-ZÄÖÜ].*[^.]$/);
    expect(new Set(said.slice(0, parts.length)).size).toBe(parts.length);
  });
});

describe('words of data', () => {
  it('name cards and players', () => {
    speak('en', 'villains');
    expect(offerWords('villains', play('red-5', 'own', 3), NAMES)).toBe('Put the red 5 on your pile');
    expect(offerWords('villains', play('red-5', 'left', 0), NAMES)).toBe("Put the red 5 on Ada’s pile");
    const belongs = { code: 'belongs_to_neighbour', clause: 'V-T3', facts: { card: 'red-5', seats: [1, 3] } };
    expect(refusalWords(belongs, 'villains', NAMES)).toBe('The red 5 matches the piles of Ben and Dan too, and must go to one of them.');
    speak('de', 'villains');
    expect(offerWords('villains', play('red-5', 'left', 0), NAMES)).toBe('Rot 5 auf den Stapel von Ada legen');
    expect(refusalWords({ code: 'not_in_hand', clause: 'V-T1', facts: { card: 'red-5', hand: ['no-escape', 'blue-1'] } }, 'villains', NAMES)).toBe(
      'Rot 5 ist nicht auf deiner Hand. Du hast: Kein Entkommen, Blau 1.',
    );
  });

  it('say what a move does to everybody', () => {
    const facts = { taken: 'green-6', given: null, gains: [2, null, 3, -5], me: 0 };
    speak('en', 'villains');
    expect(remarkWords('villains', { code: 'brings', facts }, NAMES)).toBe('Brings you the green 6 for nothing: you +2, Cleo +3, Dan −5.');
    expect(remarkWords('villains', { code: 'brings', facts: { ...facts, gains: [] } }, NAMES)).toMatch(/: no pile’s points change\.$/);
    speak('de', 'villains');
    expect(remarkWords('villains', { code: 'brings', facts: { ...facts, taken: 'hero' } }, NAMES)).toBe(
      'Bringt dir einen Helden für nichts: du +2, Cleo +3, Dan −5.',
    );
  });

  it('say what lies on a pile', () => {
    speak('en', 'villains');
    expect(t('pile', { owner: 'Ada', top: 'hero', count: 2 })).toBe("Ada’s pile: a Hero on top, 2 cards.");
    expect(t('pile', { owner: 'Ada', top: null, count: 0 })).toBe("Ada’s pile is empty.");
    expect(t('status-match', { colour: 'red', number: '5' })).toBe('Your turn: match red or 5, or lay a Hero.');
  });
});

it('counts a pile by number as the server does', () => {
  for (const player of view.players.filter(isRemembered)) {
    const found = columns(player);
    expect(found.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const { number, cards, points } of found) expect(points).toBe(Number(number) * cards.length);
    const counting = found.filter((column) => !column.cancelled);
    expect(counting.reduce((sum, { points }) => sum + points, 0)).toBe(player.count.points);
  }
});
