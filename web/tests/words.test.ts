import { beforeEach, describe, expect, it } from 'vitest';
import { languageName, languages, t, useWords, wordsOf } from '../src/lib/i18n.svelte';
import { accented, PSEUDO } from '../src/lib/pseudo';
import { refusalWords } from '../src/lib/words';
import { speak } from './speak';

const shared = 'list-comma = { ", " }\nlist-and = { " and " }\nlist-nothing = nothing\nseat-number = seat { FROM_ONE($seat) }\n';

describe('words', () => {
  beforeEach(() =>
    useWords('en', {
      '': shared,
      patience:
        'card-red-1 = red 1\n    .the = the red 1\ncard-none = no card\n' +
        'took = { NAME($seat) } takes { CARD($card, form: "the") }\n' +
        'drew = { NAMES($seats) } { $count ->\n [one] draws one card\n *[other] draw { $count } cards\n }: { CARDS($cards) }\n' +
        'open = { $open ->\n [yes] open\n *[no] hidden\n }',
    }),
  );
  const say = wordsOf('patience');

  it('say facts as the catalogue wants them', () => {
    expect(say('took', { seat: 1, card: 'red-1' }, ['Ada', 'Bo'])).toBe('Bo takes the red 1');
    expect(say('drew', { seats: [0, 1], count: 2, cards: ['red-1', null] }, ['Ada', 'Bo'])).toBe('Ada and Bo draw 2 cards: red 1, no card');
    expect(say('drew', { seats: [2], count: 1, cards: [] }, ['Ada', 'Bo'])).toBe('seat 3 draws one card: nothing');
    expect(say('open', { open: true })).toBe('open');
  });
  it('of a game fall back on those of every table', () => {
    expect(say('seat-number', { seat: 0 })).toBe('seat 1');
    expect(say('no-such-message')).toBe('no-such-message');
  });
  it('have the plurals that their language has', () => {
    useWords('pl', { '': 'cards = { $count ->\n [one] karta\n [few] karty\n *[many] kart\n }' });
    expect([1, 3, 5, 22].map((count) => t('cards', { count }))).toEqual(['karta', 'karty', 'kart', 'karty']);
  });
  it('can be made to stand out', () => {
    useWords(PSEUDO, { '': 'greet = Hello { $name }' });
    expect(t('greet', { name: 'Ada' })).toBe(`${accented('Hello')} Ada`);
    expect(accented('Zz')).not.toMatch(/[a-zA-Z]/);
  });
  it('exist in several languages, each of which says its own name', () => {
    expect(languages).toEqual(expect.arrayContaining(['de', 'en']));
    expect(languageName('de')).toBe('Deutsch');
  });
  it('say why not, with names instead of seat numbers', () => {
    speak('en');
    expect(refusalWords({ code: 'seat_taken', facts: { seat: 1 } }, '', ['Ada', 'Bo'])).toBe('Seat 2 is taken by Bo.');
    expect(refusalWords({ code: 'nobody-knows-this' })).toBe(t('refusal-unknown'));
  });
});
