import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync, mount, unmount } from 'svelte';
import { heaps, heapWords, isCastle, topDiscard } from '../src/games/diamoniak/cards';
import { flightsOf } from '../src/games/diamoniak/flights';
import { lesson } from '../src/games/diamoniak/lesson';
import Table from '../src/games/diamoniak/Table.svelte';
import type { DiamoniakView, Seen } from '../src/games/diamoniak/view';
import { castleWords, now, t } from '../src/games/diamoniak/words';
import type { Offer, SeatInfo } from '../src/games/types';
import { hasMessage } from '../src/lib/i18n.svelte';
import type { Parts, Wish } from '../src/lib/protocol';
import { turnOf } from '../src/lib/turn';
import { eventWords, offerWords, refusalWords, remarkWords } from '../src/lib/words';
import { speak } from './speak';

const NAMES = ['Ada', 'Ben'];
const DRAW: Offer = { action: 'draw', parts: { verb: 'draw', from: 'pile' } };
const STOP: Offer = { action: 'stop', parts: { verb: 'stop' } };
const BUY: Offer = { action: 'buy from 1', parts: { verb: 'buy', card: 'castle-red', from: 'side', to: 'castle', seat: 1 } };
const GIVE_DIAMOND = give('diamond', 'side');
const FAIRY: Offer = { action: 'fairy', parts: { verb: 'fairy', card: 'fairy', from: 'side', to: 'discards' } };

function give(card: string, from: string): Offer {
  return { action: `give ${card}`, parts: { verb: 'give', card, from, to: 'discards' } };
}

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
    whole: 6,
    price: 3,
    winner: null,
    ...given,
  };
}

function turn(...offers: Offer[]) {
  return turnOf({ offers, hints: [], play: () => undefined, ask: () => undefined });
}

beforeEach(() => speak('en', 'diamoniak'));

describe('cards of Diamoniak', () => {
  it('lie together by kind, castles first', () => {
    expect(heaps(['diamond', 'castle-blue', 'diamond', 'fairy'])).toEqual([
      { card: 'castle-blue', count: 1 },
      { card: 'diamond', count: 2 },
      { card: 'fairy', count: 1 },
    ]);
    expect(heapWords(['diamond', 'castle-blue', 'diamond'])).toBe('1 blue castle card, 2 diamonds');
    expect(heapWords([])).toBe('nothing');
    expect(['castle-blue', 'diamond', 'fairy', 'witch'].map(isCastle)).toEqual([true, false, false, false]);
  });

  it('fly from the pile to castle, side or discards', () => {
    const view = table({ discards: ['castle-blue', 'witch'] });
    const drew = (card: string, goes_to: string) => flightsOf([{ type: 'Drew', seat: 0, card, goes_to }], view);
    expect(drew('castle-red', 'castle')).toEqual([{ from: 'pile', to: 'castle-0-1' }]);
    expect(drew('diamond', 'side')).toEqual([{ from: 'pile', to: 'side-0-diamond-1' }]);
    expect(drew('witch', 'discards')).toEqual([{ from: 'pile', to: 'discard-1' }]);
  });

  it('fly to the discards when they are given up, out of the castle too', () => {
    const gave = (card: string) => flightsOf([{ type: 'GaveUp', seat: 0, card }], table({ discards: ['witch', card] }));
    expect(gave('castle-red')).toEqual([{ from: 'castle-0-2', to: 'discard-1' }]);
    expect(gave('diamond')).toEqual([{ from: 'side-0-diamond-2', to: 'discard-1' }]);
  });

  it('change hands for as many diamonds as the view says', () => {
    const bought = flightsOf([{ type: 'Bought', seat: 0, seller: 1, card: 'castle-red' }], table());
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

describe('the table of Diamoniak', () => {
  const seats: SeatInfo[] = NAMES.map((name, seat) => ({ seat, name, kind: 'human', avatar: 'fox', connected: true }));

  const play = vi.fn<(action: string) => void>();
  const ask = vi.fn<(wish: Wish) => void>();

  /** Draws a table and looks at it. */
  function seen<T>(view: DiamoniakView, offers: Offer[], look: (target: HTMLElement) => T): T {
    Element.prototype.animate = () => ({}) as Animation;
    const target = document.body.appendChild(document.createElement('div'));
    const drawn = mount(Table, { target, props: { game: { id: 'diamoniak' }, view, seats, me: 0, offers, hints: [], events: [], play, ask } });
    flushSync();
    const found = look(target);
    void unmount(drawn);
    target.remove();
    return found;
  }

  /** Draws a table, presses what has this name, and says what came of it. */
  function pressed(view: DiamoniakView, offers: Offer[], name: RegExp): { played?: string; asked?: Wish; actions: string[] } {
    play.mockClear();
    ask.mockClear();
    const actions = seen(view, offers, (target) => press(target, name));
    return { played: play.mock.calls[0]?.[0], asked: ask.mock.calls[0]?.[0], actions };
  }

  function press(target: HTMLElement, name: RegExp): string[] {
    // What only says something is no move.
    const buttons = [...target.querySelectorAll<HTMLElement>('button:not([popovertarget])')];
    const found = buttons.filter((button) => name.test(button.getAttribute('aria-label') ?? button.textContent));
    expect(found, `${name} among ${buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent).join(' | ')}`).toHaveLength(1);
    found[0]?.click();
    return [...target.querySelectorAll<HTMLElement>('[data-action]')].map(({ dataset }) => dataset['action'] ?? '');
  }

  const rich = [player('castle-red', 2, ['diamond', 'diamond', 'fairy']), player(null, 0, ['castle-red', 'castle-blue', 'diamond'])];

  it('offers the pile and what is for sale, and nothing else of that seller', () => {
    const view = table({ players: rich });
    const bought = pressed(view, [DRAW, BUY], /At the side of Ben: 1 red castle card\. Buy one from Ben/);
    expect(bought.played).toBe('buy from 1');
    expect(bought.actions.sort()).toEqual(['buy from 1', 'draw']);
    expect(pressed(view, [DRAW, BUY], /^Draw a card\. 1 card in the pile\.$/).played).toBe('draw');
    expect(() => pressed(view, [DRAW, BUY], /blue castle card/)).toThrow();
  });

  it('asks why a castle card cannot be bought, whatever its colour', () => {
    expect(pressed(table({ players: rich }), [DRAW], /1 blue castle card/).asked).toEqual({ to: 'castle', seat: 1 });
  });

  it('gives a card to the witch, or sends a fairy', () => {
    const view = table({ players: rich, phase: 'witch', owed: 3, discards: ['witch'] });
    const offers = [give('castle-red', 'castle'), GIVE_DIAMOND, FAIRY];
    expect(pressed(view, offers, /2 of 6 cards built\. Give one to the witch\./).played).toBe('give castle-red');
    expect(pressed(view, offers, /2 diamonds\. Give one to the witch\./).played).toBe('give diamond');
    expect(pressed(view, offers, /1 fairy\. Send the witch away/).played).toBe('fairy');
  });

  it('asks why an own card stays where it is', () => {
    expect(pressed(table({ players: rich }), [DRAW], /1 fairy/).asked).toEqual({ to: 'discards', card: 'fairy' });
  });

  it('says of all that is counted what it is', () => {
    const says = seen(table({ players: rich, in_pile: ['witch', 'witch', 'diamond'] }), [], (target) =>
      [...target.querySelectorAll('[popovertarget] > .unseen')].map(({ textContent }) => textContent),
    );
    expect(says).toEqual([
      'No castle begun. At the side of Ben: 1 red castle card, 1 blue castle card, 1 diamond.',
      'The pile: 3 cards. In it: 1 diamond, 2 witches.',
      'Discards: 0 cards.',
      'The red castle: 2 of 6 cards built. At your side: 2 diamonds, 1 fairy.',
    ]);
  });

  it('shows the uppermost of very many equal cards, and how many they are', () => {
    const many = [player(null, 0, Array<string>(16).fill('diamond')), player(null, 0)];
    const keys = seen(table({ players: many }), [], (target) =>
      [...target.querySelectorAll<HTMLElement>('[data-card-key^="side-0"]')].map(({ dataset }) => dataset['cardKey']),
    );
    expect(keys).toEqual([11, 12, 13, 14, 15].map((n) => `side-0-diamond-${n}`));
    expect(seen(table({ players: many }), [], (target) => target.querySelector('.own .count')?.textContent)).toBe('16');
  });

  it('stops between two draws', () => {
    expect(pressed(table({ players: rich, phase: 'drawing' }), [DRAW, STOP], /Stop/).played).toBe('stop');
  });
});

describe('words of Diamoniak', () => {
  const tell = (event: { type: string; [field: string]: unknown }) => eventWords('diamoniak', event, NAMES);

  it('tell what happened', () => {
    expect(tell({ type: 'Drew', seat: 1, card: 'diamond', goes_to: 'side' })).toBe('Ben draws a diamond and lays it aside.');
    expect(tell({ type: 'MetWitch', seat: 0, toll: 1 })).toBe('The witch wants 1 card from Ada.');
    expect(tell({ type: 'MetWitch', seat: 0, toll: 0 })).toBe('Ada has nothing that the witch could take.');
    expect(tell({ type: 'ReshuffledUnseen', cards_count: 9 })).toBe('The discards are shuffled into a new pile of 9 cards.');
    expect(tell({ type: 'Reshuffled', cards: ['witch'] })).toBe('The discards are shuffled into a new pile of 1 card.');
  });

  it('name every offer, in both languages', () => {
    const said = () => [DRAW, STOP, FAIRY, BUY, GIVE_DIAMOND].map(({ parts }: { parts: Parts }) => offerWords('diamoniak', parts, NAMES));
    expect(said()).toEqual([
      'Draw a card',
      'Stop drawing',
      'Send the witch away with a fairy',
      'Buy a red castle card from Ben for three diamonds',
      'Give a diamond to the witch',
    ]);
    speak('de', 'diamoniak');
    expect(said()).toEqual([
      'Eine Karte ziehen',
      'Aufhören zu ziehen',
      'Die Hexe mit einer Fee wegschicken',
      'Von Ben eine rote Burgkarte für drei Diamanten kaufen',
      'Der Hexe einen Diamanten geben',
    ]);
  });

  it('say why not, in both languages', () => {
    const why = (code: string, facts: Record<string, number | string>) => refusalWords({ code, clause: '', facts }, 'diamoniak', NAMES);
    expect(why('too_few_diamonds', { diamonds: 2 })).toBe('A castle card costs three diamonds, and you have 2.');
    expect(why('not_for_sale', { seller: 1, colour: 'castle-red' })).toBe('Ben has no red castle card at the side.');
    expect(why('witch_waits', { owed: 1 })).toBe('The witch ends your turn: give up 1 more card.');
    expect(why('not_your_turn', { to_act: 1 })).toBe("It is Ben’s turn.");
    speak('de', 'diamoniak');
    expect(why('not_for_sale', { seller: 1, colour: 'castle-red' })).toBe('Ben hat keine rote Burgkarte an der Seite.');
    expect(why('not_held', { card: 'diamond' })).toBe('Du hast keinen Diamanten zum Abgeben.');
  });

  it('say what is for and against a move, in both languages', () => {
    const risks = { code: 'risks', facts: { witches: 2, of: 8, toll: 3, built: 2, share: 'some' } };
    const shrinks = { code: 'shrinks', facts: { built: 2, whole: 6, spare: 0 } };
    const said = () => [risks, shrinks].map((remark) => remarkWords('diamoniak', remark, NAMES));
    expect(said()).toEqual([
      '2 of 8 cards to come are witches, and one would take 3 cards, 2 of your castle.',
      'Shrinks your castle to 2 of 6.',
    ]);
    speak('de', 'diamoniak');
    expect(said()).toEqual([
      '2 von 8 Karten, die kommen können, sind Hexen, und eine davon würde dir 3 Karten nehmen, 2 davon aus deiner Burg.',
      'Verkleinert deine Burg auf 2 von 6.',
    ]);
  });

  it('say what there is to do now', () => {
    expect(now(table(), 0, turn(DRAW), NAMES)).toBe('Your turn: draw a card');
    expect(now(table(), 0, turn(DRAW, BUY), NAMES)).toBe('Draw a card, or buy a castle card for three diamonds');
    expect(now(table({ phase: 'drawing' }), 1, turn(), NAMES)).toBe('Ada is drawing');
    expect(now(table({ phase: 'witch', owed: 1 }), 0, turn(GIVE_DIAMOND), NAMES)).toBe('The witch! Give her 1 card');
    expect(now(table({ phase: 'witch', owed: 2 }), 0, turn(GIVE_DIAMOND, FAIRY), NAMES)).toBe('The witch! Give her 2 cards, or send a fairy');
    const over = table({ phase: 'over', to_act: null, winner: 1, players: [player('castle-red', 2), player('castle-blue', 6)] });
    expect(now(over, 0, turn(), NAMES)).toBe('Ben has finished the castle!');
    expect(castleWords(player(null, 0), over)).toBe('No castle begun.');
    expect(castleWords(player('castle-red', 2), over)).toBe('The red castle: 2 of 6 cards built.');
    expect(t('letter', { card: 'castle-green' })).toBe('G');
  });

  it('exist for every step of the lesson', () => {
    for (const { text } of lesson.steps) expect(hasMessage(text, 'diamoniak'), text).toBe(true);
    expect(hasMessage(lesson.end, 'diamoniak')).toBe(true);
    expect(lesson.steps[0]?.when(table(), [DRAW], [])).toBe(true);
    expect(lesson.steps.at(-1)?.when(table(), [DRAW], [])).toBe(false);
    const nearly = table({ players: [player('castle-red', 5), player(null, 0)] });
    expect(lesson.steps.at(-1)?.when(nearly, [DRAW], [])).toBe(true);
  });

  it('point at what the lesson speaks of', () => {
    const [draw] = lesson.steps;
    const taught = turnOf({ offers: [DRAW, STOP], hints: [], highlight: draw?.highlight, play: () => undefined, ask: () => undefined });
    expect([taught.touch({ verb: 'draw' }).glows, taught.touch({ verb: 'stop' }).glows]).toEqual([true, false]);
  });
});
