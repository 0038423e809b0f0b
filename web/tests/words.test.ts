import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, RequestFailed } from '../src/lib/api';
import { language, languageName, languages, loadWords, t, useFetcher, useLanguage, useWords, wordsOf } from '../src/lib/i18n.svelte';
import { accented, PSEUDO } from '../src/lib/pseudo';
import { personName } from '../src/lib/seats';
import type { ShownEvent } from '../src/games/types';
import { eventWords, refusalWords } from '../src/lib/words';
import { speak } from './speak';

const shared = 'list-comma = { ", " }\nlist-and = { " and " }\nlist-nothing = nothing\nseat-number = seat { FROM_ONE($seat) }\n';

describe('a language', () => {
  /** Those who wait for words, by game and language. */
  const waiting = new Map<string, { give: (source: string) => void; fail: (error: Error) => void }>();
  const asked = (what: string) => vi.waitFor(() => waiting.get(what) ?? Promise.reject(new Error(`nobody asked for ${what}`)));
  const title = (game: string): string => wordsOf(game)('title');
  beforeEach(() => {
    waiting.clear();
    useWords('en', { '': shared, whist: 'title = Whist' });
    useFetcher((game, code) => new Promise((give, fail) => waiting.set(`${game} ${code}`, { give, fail })));
  });
  afterEach(() => useFetcher(api.words));

  it('is spoken by a game too that was opened while the others learnt it', async () => {
    const switched = useLanguage('de');
    await asked('whist de');
    const opened = loadWords('skat');
    (await asked('skat en')).give('title = Skat in English');
    await opened;
    (await asked('whist de')).give('title = Whist auf Deutsch');
    (await asked('skat de')).give('title = Skat auf Deutsch');
    await switched;
    expect([language(), title('whist'), title('skat')]).toEqual(['de', 'Whist auf Deutsch', 'Skat auf Deutsch']);
  });
  it('is the one that was asked for last, whichever comes first', async () => {
    const first = useLanguage('de');
    const slow = await asked('whist de');
    const second = useLanguage('en');
    (await asked('whist en')).give('title = Whist');
    await second;
    slow.give('title = Whist auf Deutsch');
    await first;
    expect([language(), title('whist')]).toEqual(['en', 'Whist']);
  });
  it('stays what it was when the words do not come', async () => {
    const switched = useLanguage('de');
    (await asked('whist de')).fail(new RequestFailed({ code: 'offline' }));
    await expect(switched).rejects.toThrow('offline');
    expect([language(), title('whist')]).toEqual(['en', 'Whist']);
  });
  it('is spoken by all others when the words of one game cannot be read', async () => {
    const switched = useLanguage('de');
    (await asked('whist de')).fail(new RequestFailed({ code: 'no_words' }));
    await switched;
    expect([language(), title('whist'), t('list-and')]).toEqual(['de', 'title', ' und ']);
  });
});

describe('what happened', () => {
  const names = ['Ada', 'Ben', 'Cem'];
  const played = (seat: number, pile: number): ShownEvent => ({ type: 'Played', seat, card: 'red-5', to: seat === pile ? 'own' : 'other', pile });
  const told = (seat: number, pile: number, me: number | null): string => eventWords('villains', played(seat, pile), names, me);

  it('is told as "you" to who did it, and to whom it was done', () => {
    speak('en', 'villains');
    expect(told(0, 0, 0)).toBe('You put the red 5 on your pile.');
    expect(told(0, 1, 0)).toBe("You put the red 5 on Ben’s pile.");
    expect(told(0, 1, 1)).toBe('Ada puts the red 5 on your pile.');
    expect(told(0, 0, 1)).toBe('Ada puts the red 5 on their own pile.');
    expect(told(0, 1, null), 'and by name to everybody else').toBe("Ada puts the red 5 on Ben’s pile.");
    speak('de', 'villains');
    expect(told(0, 1, 1)).toMatch(/^Ada legt .* auf deinen Stapel\.$/);
    expect(told(0, 0, 0)).toMatch(/^Du legst .* auf deinen Stapel\.$/);
  });
});

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
  it('say names as they are, unless they are a number of the server\'s', () => {
    speak('de');
    const names = ['#412', '#0', '#1000', `#${'1'.repeat(24)}`, '#٣٤', '#', 'Heron', '{ $seat }', '<b>'];
    expect(names.map(personName)).toEqual(['Gast 412', 'Gast 0', ...names.slice(2)]);
    expect(t('log-said', { name: '{ $text }', text: '{ "x" }' })).toContain('{ $text }');
  });
  it('say why not, with names instead of seat numbers', () => {
    speak('en');
    expect(refusalWords({ code: 'seat_taken', facts: { seat: 1 } }, '', ['Ada', 'Bo'])).toBe('Seat 2 is taken by Bo.');
    expect(refusalWords({ code: 'nobody-knows-this' })).toBe(t('refusal-unknown'));
  });
});
