import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { grouped, keptColumns } from '../src/games/digdig/cards';
import { blindTouch, dropped, playOf, swapOf, touchOf, type Picked, type Situation } from '../src/games/digdig/choices';
import { fanned } from '../src/games/digdig/fan';
import end from '../src/games/digdig/fixtures/2-end.json';
import start from '../src/games/digdig/fixtures/2-start.json';
import middle from '../src/games/digdig/fixtures/4-middle.json';
import { flightsOf } from '../src/games/digdig/flights';
import { lesson } from '../src/games/digdig/lesson';
import { scenes } from '../src/games/digdig/scenes';
import Table from '../src/games/digdig/Table.svelte';
import type { DigDigView, Seen } from '../src/games/digdig/view';
import { cardWord, powerWords, sign, t } from '../src/games/digdig/words';
import type { Hint, Offer, SeatInfo, ShownEvent } from '../src/games/types';
import { hasMessage } from '../src/lib/i18n.svelte';
import type { Wish } from '../src/lib/protocol';
import { turnOf } from '../src/lib/turn';
import { eventWords, offerWords, refusalWords, remarkWords } from '../src/lib/words';
import { speak } from './speak';

const ready: Offer = { action: 'ready', parts: { verb: 'ready' } };
const takes: Offer = { action: 'pick up', parts: { verb: 'pick_up', from: 'pile', to: 'hand', count: 3 } };
const play = (card: string, count = 1, from = 'hand'): Offer => ({
  action: ['play', ...Array<string>(count).fill(card)].join(' '),
  parts: { verb: 'play', card, count, from, to: 'pile' },
});
const swap = (card: string, other: string): Offer => ({
  action: `swap ${card} ${other}`,
  parts: { verb: 'swap', card, other, from: 'hand', to: 'row' },
});
const blind = (slot: number): Offer => ({ action: `blind ${slot}`, parts: { verb: 'blind', slot, from: 'blind', to: 'pile' } });
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
  compost_count: 0,
  idle: 0,
  voluntary_pickup: false,
  ...given,
});
const situation = (offers: Offer[], given: { picked?: Picked; hints?: Hint[]; highlight?: Wish } = {}): Situation => ({
  turn: turnOf({ offers, hints: given.hints ?? [], highlight: given.highlight, play: () => {}, ask: () => {} }),
  picked: given.picked ?? null,
});
const hand = (card: string): Picked => ({ from: 'hand', card });
const row = (card: string): Picked => ({ from: 'row', card });

beforeEach(() => speak('en', 'digdig'));

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

  it('lie where they lay when the page is loaded anew, and sorted in another one', () => {
    const target = document.body.appendChild(document.createElement('div'));
    const { seats, me, view } = start as unknown as { view: DigDigView; seats: SeatInfo[]; me: number };
    const rowIs = (...face_up: string[]): DigDigView => ({ ...view, players: view.players.map((player, seat) => (seat === me ? { ...player, face_up } : player)) });
    const opens = (at: DigDigView): (string | undefined)[] => {
      const props = { game: { id: 'digdig' }, view: at, seats, me, offers: [], hints: [], events: [], play: () => {}, ask: () => {} };
      const drawn = mount(Table, { target, props });
      flushSync();
      const found = [...target.querySelectorAll<HTMLElement>('button.up')].map(({ dataset }) => dataset['card']);
      void unmount(drawn);
      return found;
    };
    history.pushState(null, '');
    expect(opens(rowIs('3', '6', '9'))).toEqual(['3', '6', '9']);
    expect(opens(rowIs('1', '3', '6')), 'the 1 took the place of the 9').toEqual(['3', '6', '1']);
    expect(opens(rowIs('1', '3', '6'))).toEqual(['3', '6', '1']);
    history.pushState(null, '');
    expect(opens(rowIs('1', '3', '6'))).toEqual(['1', '3', '6']);
    target.remove();
  });

  it('are fanned in one row while enough can be seen of each, then in two', () => {
    const kinds = Array.from({ length: 14 }, (_, n) => ({ card: String(n), count: 1 }));
    const room = { width: 5.5, least: 0.4 };
    expect(fanned(kinds.slice(0, 3), room)).toHaveLength(1);
    const [first, second] = fanned(kinds, room);
    expect([first?.groups.length, second?.groups.length]).toEqual([7, 7]);
    for (const row of fanned(kinds, room)) expect(row.groups.length + (row.groups.length - 1) * row.gap).toBeLessThanOrEqual(5.5001);
    expect(fanned([], room)).toEqual([]);
  });

  it('of one kind move closer together before another kind is hidden', () => {
    const many = Array.from({ length: 6 }, (_, n) => ({ card: String(n), count: 4 }));
    for (const width of [5, 6, 8, 14])
      for (const { groups, gap, peek } of fanned(many, { width, least: 0.55 })) {
        expect(groups.length * (1 + 3 * peek) + (groups.length - 1) * gap).toBeLessThanOrEqual(width + 1e-6);
        expect(1 + gap, `what is seen of a group in ${width}`).toBeGreaterThanOrEqual(0.55 - 1e-6);
      }
  });
});

describe('a touch in Dig Dig', () => {
  const plays = [play('8'), play('9'), play('9', 2)];

  it('plays a card that has one action, and opens one that has several', () => {
    expect(touchOf(hand('8'), 1, situation(plays))).toMatchObject({ action: 'play 8', name: 'Play an 8', targets: ['pile'] });
    const nines = touchOf(hand('9'), 2, situation(plays));
    expect(nines.action).toBeUndefined();
    expect(nines.opens).toEqual(['play 9', 'play 9 9']);
    expect(nines.name).toBe('2 9s in hand. Choose how many to play');
    expect(nines.targets).toEqual(['pile']);
    expect(touchOf(hand('3'), 1, situation(plays))).toMatchObject({ action: undefined, opens: undefined, name: '3 in hand', targets: [] });
  });

  it('on the row does nothing while the hand is played, and plays once it is empty', () => {
    expect(touchOf(row('8'), 1, situation(plays))).toMatchObject({ action: undefined, opens: undefined, name: '8 in the row, face up' });
    expect(touchOf(row('8'), 1, situation([play('8', 1, 'row')])).action).toBe('play 8');
    const two = situation([play('8', 1, 'row'), play('8', 2, 'row')]);
    expect(touchOf(row('8'), 2, two).name).toBe('2 8s in the row. Choose how many to play');
  });

  it('swaps from either side, always by two touches', () => {
    const swaps = [swap('9', '2'), swap('9', '6'), swap('boom', '2'), ready];
    expect(touchOf(hand('boom'), 1, situation(swaps))).toMatchObject({
      action: undefined,
      opens: ['swap boom 2'],
      targets: ['row-2'],
      name: 'Boom in hand. Choose it for a swap',
    });
    expect(touchOf(row('2'), 1, situation(swaps))).toMatchObject({
      opens: ['swap 9 2', 'swap boom 2'],
      targets: ['hand-9', 'hand-boom'],
      name: '2 in the row. Choose it for a swap',
    });
    const nine = situation(swaps, { picked: hand('9') });
    expect(touchOf(row('6'), 1, nine)).toMatchObject({ action: 'swap 9 6', opens: undefined, name: 'Swap the 9 in your hand for the 6 in your row' });
    expect(touchOf(hand('9'), 1, nine)).toMatchObject({ picked: true, rests: false });
    expect(touchOf(hand('boom'), 1, nine)).toMatchObject({ picked: false, rests: true });
    expect(touchOf(hand('boom'), 1, situation(swaps, { picked: row('2') })).action).toBe('swap boom 2');
    expect(touchOf(hand('boom'), 1, situation(swaps, { picked: row('6') })).action).toBeUndefined();
  });

  it('turns a blind card once it is offered', () => {
    expect(blindTouch(2, situation([blind(1), blind(2)]))).toMatchObject({ action: 'blind 2', name: 'Turn blind card 2', targets: ['pile'] });
    expect(blindTouch(2, situation(plays))).toMatchObject({ action: undefined, name: 'Blind card 2', targets: [] });
  });

  it('may be a drop on the pile, or on the card to swap with', () => {
    expect(dropped(hand('9'), 'pile', situation(plays))).toEqual([play('9'), play('9', 2)]);
    const swaps = situation([swap('9', '2'), swap('9', '6'), swap('boom', '2')]);
    expect(dropped(hand('9'), 'row-6', swaps)).toEqual([swap('9', '6')]);
    expect(dropped(row('2'), 'hand-boom', swaps)).toEqual([swap('boom', '2')]);
    expect(dropped(row('2'), 'pile', swaps)).toEqual([]);
  });

  it('without an offer asks with what was touched, and where it lies', () => {
    const ask = vi.fn();
    const played = vi.fn();
    const turn = turnOf({ offers: plays, hints: [], play: played, ask });
    const touched = document.createElement('button');
    turn.press(playOf(hand('5')), touched);
    turn.press(playOf(row('8')), touched);
    turn.press(swapOf(row('8'), hand('5')), touched);
    expect(ask.mock.calls).toEqual([
      [{ verb: 'play', from: 'hand', card: '5' }, touched],
      [{ verb: 'play', from: 'row', card: '8' }, touched],
      [{ verb: 'swap', card: '5', other: '8' }, touched],
    ]);
    expect(played).not.toHaveBeenCalled();
    turn.press(playOf(hand('8')));
    expect(played).toHaveBeenCalledExactlyOnceWith('play 8');
  });

  it('shows the best hint among its actions, and glows in a lesson', () => {
    const hint = (action: string, chance: number): Hint => ({ action, chance, low: chance - 0.1, high: chance + 0.1, remark: '' });
    const hints = [hint('play 8', 0.5), hint('play 9', 0.2), hint('play 9 9', 0.7)];
    const now = situation(plays, { hints, highlight: { verb: 'play', card: '9' } });
    const nines = touchOf(hand('9'), 2, now);
    expect([nines.hint?.chance, nines.isBest, nines.glows]).toEqual([0.7, true, true]);
    const eight = touchOf(hand('8'), 1, now);
    expect([eight.hint?.chance, eight.isBest, eight.glows]).toEqual([0.5, false, false]);
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
      { type: 'DrewUnseen', seat: 1, cards_count: 1 },
    ];
    expect(flightsOf(events, view({ pile: ['3'] }), 0).map(({ from, to }) => [from, to])).toEqual([
      ['hand-of-1', 'pile-0'],
      ['deck', 'hand-of-1'],
    ]);
  });

  it('bring the pile to the compost heap or to a hand', () => {
    const boom = [{ type: 'Composted', seat: 1, count: 3, reason: 'boom' }];
    expect(flightsOf(boom, view({}), 0).map(({ from, to }) => [from, to])).toEqual([
      ['pile-0', 'compost'],
      ['pile-1', 'compost'],
      ['pile-2', 'compost'],
    ]);
    const now = view({ players: [seen({ hand: ['2', '9', '9'] }), seen({})] });
    expect(flightsOf([{ type: 'TookPile', seat: 0, cards: ['2', '9', '9'] }], now, 0).map(({ from, to }) => [from, to])).toEqual([
      ['pile-2', 'hand-2-0'],
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

describe('scenes of Dig Dig', () => {
  const before = view({ pile: ['6', '3'], players: [seen({ hand: ['9', 'boom', 'boom'], known: ['boom'] }), seen({ hand_count: 0, face_up: ['8'] })] });

  it('show the cards that send the pile away lying on it', () => {
    const after = view({ compost_count: 3, compost: ['3', '6', 'boom'], players: [seen({ hand: ['9', 'boom'] }), seen({})] });
    const played = { type: 'Played', seat: 0, cards: ['boom'], source: 'hand' };
    const composted = { type: 'Composted', seat: 0, count: 3, reason: 'boom' };
    const [first, second, ...more] = scenes(before, [played, composted], after);
    expect(first?.view).toMatchObject({ to_act: null, pile: ['boom', '6', '3'], compost_count: 0 });
    expect(first?.view.players[0]).toMatchObject({ hand: ['9', 'boom'], hand_count: 2, known: [] });
    expect([first?.events, first?.lingers]).toEqual([[played], true]);
    expect(second).toEqual({ view: after, events: [composted] });
    expect(more).toEqual([]);
  });

  it('show a card of the row, and one of a hidden hand', () => {
    const played = (source: string): ShownEvent[] => [
      { type: 'Played', seat: 1, cards: ['8'], source },
      { type: 'Composted', seat: 1, count: 3, reason: 'four' },
    ];
    expect(scenes(before, played('row'), before)[0]?.view.players[1]).toMatchObject({ face_up: [], hand_count: 0 });
    const hidden = view({ players: [seen({}), seen({ hand_count: 3 })] });
    expect(scenes(hidden, played('hand'), hidden)[0]?.view.players[1]).toEqual(seen({ hand_count: 2 }));
  });

  it('show the blind card that does not fit before it is taken with the pile', () => {
    const turned = { type: 'TurnedBlind', seat: 1, slot: 2, card: '2', fits: false };
    const after = view({ players: [seen({}), seen({ hand_count: 3, blind_slots: [1, 3] })] });
    const [first, second] = scenes(before, [turned, { type: 'TookPile', seat: 1, cards: ['6', '3'] }], after);
    expect(first?.view.pile).toEqual(['2', '6', '3']);
    expect(first?.view.players[1]?.blind_slots).toEqual([1, 3]);
    expect(flightsOf(first?.events ?? [], first?.view ?? after, 0)).toEqual([{ from: 'blind-1-2', to: 'pile-2', delay: 0 }]);
    expect(second?.events).toEqual([{ type: 'TookPile', seat: 1, cards: ['2', '6', '3'] }]);
  });

  it('are one where nothing is cleared away, or nothing was laid before', () => {
    for (const events of [
      [{ type: 'Played', seat: 0, cards: ['9'], source: 'hand' }],
      [{ type: 'TurnedBlind', seat: 1, slot: 2, card: '7', fits: true }],
      [{ type: 'TookPile', seat: 1, cards: ['6', '3'] }],
    ])
      expect(scenes(before, events, before)).toEqual([{ view: before, events }]);
  });
});

describe('words of Dig Dig', () => {
  const names = ['Ada', 'Ben'];

  it('say actions, events, refusals and remarks', () => {
    expect(offerWords('digdig', play('9', 3).parts, names)).toBe('Play three 9s');
    expect(offerWords('digdig', swap('boom', '6').parts, names)).toBe('Swap the Boom in your hand for the 6 in your row');
    expect(offerWords('digdig', takes.parts, names)).toBe('Take the pile (3 cards)');
    expect(eventWords('digdig', { type: 'Composted', seat: 0, count: 1, reason: 'boom' }, names)).toBe('Boom! 1 card goes to the compost heap.');
    expect(eventWords('digdig', { type: 'Lost', seats: [0, 1] }, names)).toBe('Nothing moves on: Ada and Ben share the last place.');
    expect(eventWords('digdig', { type: 'DrewUnseen', seat: 1, cards_count: 2 }, names)).toBe('Ben draws 2 cards.');
    expect(eventWords('digdig', { type: 'TurnedBlind', seat: 1, slot: 2, card: '8', fits: false }, names)).toBe(
      'Ben turns blind card 2, an 8: it does not fit.',
    );
    expect(refusalWords({ code: 'can_play', facts: { playable: ['6', 'drop'], blind: false } }, 'digdig')).toBe(
      'Only a player who cannot play takes the pile, and you can play: 6, Drop.',
    );
    expect(refusalWords({ code: 'face_up_later', clause: 'G-T7' }, 'digdig')).toBe('Face-up cards wait until your hand and the deck are empty.');
    expect(remarkWords('digdig', { code: 'ninja', facts: { number_fits: true } }, names)).toBe(
      'Leaves the next player with the same card to beat, though a number would do.',
    );
  });

  it('say them in German too', () => {
    speak('de', 'digdig');
    expect(offerWords('digdig', play('9', 3).parts, names)).toBe('Drei Neunen spielen');
    expect(refusalWords({ code: 'too_low', facts: { card: '3', top: '8' } }, 'digdig')).toBe('3 ist zu niedrig: 8 oder höher.');
    expect(eventWords('digdig', { type: 'Swapped', seat: 0, hand: '4', face_up: 'boom' }, names)).toBe(
      'Ada legt die 4 offen aus und nimmt den Boom auf die Hand.',
    );
    expect(remarkWords('digdig', { code: 'saves', facts: { card: 'ninja', other: '9' } }, names)).toBe(
      'Am Ende hilft dir der Ninja mehr als die 9: gut aufgehoben.',
    );
  });

  it.each(['en', 'de'])('say all that was recorded, in %s', (language) => {
    speak(language, 'digdig');
    const error = vi.spyOn(console, 'error');
    for (const { log, offers, seats, cards } of [start, middle, end]) {
      const called = seats.map(({ name }) => name);
      for (const event of log as ShownEvent[]) expect(eventWords('digdig', event, called)).toMatch(/^\S.*[.!]$/);
      const labels = (offers as Offer[]).map(({ parts }) => offerWords('digdig', parts, called));
      expect(new Set(labels).size).toBe(labels.length);
      for (const card of cards) expect(cardWord(card)).not.toContain('card-');
    }
    expect(error).not.toHaveBeenCalled();
  });

  it('tell what a power does, and nothing of a number', () => {
    expect(powerWords('limbo')).toBe('Only on a 5 or higher. The next number must be 5 or lower.');
    expect(powerWords('5')).toBeUndefined();
  });

  it('put the rule that holds on the sign', () => {
    expect(sign(view({ pile: ['6'], holds: 'at-least', number: '6' }))).toEqual({ rule: '6 or higher', why: 'or a power that fits' });
    expect(sign(view({ pile: ['ninja', 'drop'], holds: 'after-drop' }))).toEqual({ rule: 'Any card', why: 'Drop' });
    expect(sign(view({ pile: ['ninja'], holds: 'any' })).why).toBe('Nothing to beat');
    expect(sign(view({ phase: 'swap' })).rule).toBe('Swap, then dig');
    expect(sign(view({ phase: 'over', to_act: null }))).toEqual({ rule: 'All dug out', why: '' });
  });

  it('say whose turn it is', () => {
    expect(t('turn-other', { name: 'Ben', phase: 'swap' })).toBe('Ben is swapping');
    expect(t('turn-other', { name: 'Ben', phase: 'play' })).toBe('Ben is digging');
    expect(t('turn-composted', { reason: 'four' })).toBe('Four in a row! To the compost');
  });

  it('teach by steps that are all in the messages', () => {
    for (const { text } of lesson.steps) expect(hasMessage(text, 'digdig'), text).toBe(true);
    expect(hasMessage(lesson.end, 'digdig')).toBe(true);
    expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
  });

  it('teach each thing when it comes, and point at what is meant', () => {
    const told = (text: string, offers: Offer[], events: ShownEvent[] = []): boolean =>
      lesson.steps.find((step) => step.text === text)?.when(view({}), offers, events) ?? false;
    expect(told('lesson-swap', [swap('9', '2'), ready])).toBe(true);
    expect(told('lesson-ready', [ready], [{ type: 'Swapped', seat: 1 }])).toBe(false);
    expect(told('lesson-ready', [ready], [{ type: 'Swapped', seat: 0 }])).toBe(true);
    expect(told('lesson-power', [play('8')])).toBe(false);
    expect(told('lesson-power', [play('boom')])).toBe(true);
    expect(told('lesson-pick_up', [takes])).toBe(true);
    expect(told('lesson-row', [play('8')])).toBe(false);
    expect(told('lesson-row', [play('8', 1, 'row')])).toBe(true);
    expect(told('lesson-blind', [blind(1)])).toBe(true);
    const swaps = situation([swap('9', '2'), ready], { highlight: lesson.steps[0]?.highlight ?? {} });
    expect(touchOf(hand('9'), 1, swaps).glows).toBe(true);
    expect(swaps.turn.touch({ verb: 'ready' }).glows).toBe(false);
  });
});

describe('the garden', () => {
  it('says of all that is counted what it is, and which row holds what', () => {
    const target = document.body.appendChild(document.createElement('div'));
    const { view, seats, me } = middle as unknown as { view: DigDigView; seats: SeatInfo[]; me: number };
    const props = { game: { id: 'digdig' }, view, seats, me, offers: [], hints: [], events: [], play: () => {}, ask: () => {} };
    const drawn = mount(Table, { target, props });
    flushSync();
    const says = [...target.querySelectorAll('[popovertarget] > .unseen')].map(({ textContent }) => textContent);
    for (const { seat, name } of seats) {
      const { face_up: open, blind_slots: blind, place } = view.players[seat] as Seen;
      const whose = seat === me ? 'Your row' : `Row of ${name}`;
      if (!place) expect(says.filter((one) => one.startsWith(`${whose}: ${open.length} open, ${blind.length} blind.`))).toHaveLength(1);
    }
    expect(says).toContain(view.deck_count === 0 ? t('deck-empty') : t('deck', { count: view.deck_count }));
    expect(says).toContain(t('compost', { count: view.compost_count }));
    void unmount(drawn);
    target.remove();
  });
});
