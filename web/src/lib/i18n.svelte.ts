/**
 * The words of the client, from the same Fluent files that Python reads: `src/parlour/words/<language>/parlour.ftl` for
 * what every table says, and each game's own `words/<language>/game.ftl`, which the server hands out.
 *
 * Facts are data: card ids, seats from 0, numbers, words of a closed list, lists of these. How a message says one is
 * written at the top of `src/parlour/words/__init__.py`.
 */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentFunction, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { api, RequestFailed } from './api';
import { signed, written } from './numbers';
import { accented, PSEUDO } from './pseudo';

export type Fact = string | number | boolean | null | readonly (string | number | boolean | null)[];
export type Facts = Record<string, Fact | undefined>;
/** A message with its facts, and the names of the players if it speaks of seats; one of them may be who it is said to. */
export type Say = (message: string, facts?: Facts, names?: readonly string[], me?: number | null) => string;

const ENGLISH = 'en';
/** The catalogue of what every table says. */
const SHARED = '';

const files = import.meta.glob<string>('../../../src/parlour/words/*/parlour.ftl', { query: '?raw', import: 'default' });
const paths = new Map(Object.keys(files).map((path) => [path.split('/').at(-2) ?? '', path]));
/** The languages there are: every one has a folder. */
export const languages: string[] = [...paths.keys()].sort();

/** What a language calls itself. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}

let current = $state(ENGLISH);
/** The language that was asked for last. */
let wanted = ENGLISH;
let catalogues = $state.raw<ReadonlyMap<string, Catalogue>>(new Map());
/** The names of the players for the message that is being said. */
let naming: readonly string[] = [];
/** The seat to which it is said. */
let speakingTo: number | null = null;

/** How the words of a game come here. */
let fetchWords = api.words;
export function useFetcher(fetcher: typeof fetchWords): void {
  fetchWords = fetcher;
}

export function isLanguage(code: string): boolean {
  return languages.includes(code) || code === PSEUDO;
}

/** The language to begin with: what the browser asks for, if we have it. */
export function preferredLanguage(wishes: readonly string[]): string {
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((code) => languages.includes(code)) ?? ENGLISH;
}

export function language(): string {
  return current;
}

/** Everything is said in this language from now on, all of it at once: unless another is asked for meanwhile. */
export async function useLanguage(code: string): Promise<void> {
  wanted = code;
  const loaded = new Map<string, Catalogue>();
  // A game may be opened while the words of others are on their way.
  for (let missing = [SHARED]; missing.length > 0; missing = [...catalogues.keys()].filter((id) => !loaded.has(id))) {
    await Promise.all(missing.map(async (id) => loaded.set(id, await load(id, code))));
    if (wanted !== code) return;
  }
  catalogues = loaded;
  current = code;
  document.documentElement.lang = code;
}

/** The words of a game are there when this is done. */
export async function loadWords(game: string): Promise<void> {
  if (catalogues.has(game)) return;
  const code = current;
  const catalogue = await load(game, code);
  if (code !== current) return loadWords(game);
  catalogues = new Map([...catalogues, [game, catalogue]]);
}

async function load(id: string, code: string): Promise<Catalogue> {
  const spoken = code === PSEUDO ? ENGLISH : code;
  const read = files[paths.get(spoken) ?? ''];
  const source = id === SHARED ? await read?.() : await fetchWords(id, spoken).catch(withoutWords);
  return new Catalogue(code, source ?? '');
}

/** A game whose words cannot be read can still be played: what it says are the names of its messages. */
function withoutWords(error: unknown): string {
  if (error instanceof RequestFailed && error.refusal.code === 'no_words') return '';
  throw error;
}

/** Words given directly, for tests: those of every table, and of a game. */
export function useWords(code: string, sources: Record<string, string>): void {
  catalogues = new Map(Object.entries(sources).map(([id, source]) => [id, new Catalogue(code, source)]));
  current = code;
}

/** A day and an hour. */
export function moment(at: number): string {
  const isPseudo = current === PSEUDO;
  const said = new Intl.DateTimeFormat(isPseudo ? ENGLISH : current, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return isPseudo ? accented(said) : said;
}

/** What every table says. */
export const t: Say = (message, facts, names, me) => say(SHARED, message, facts, names, me);

/** What a game says; what its catalogue lacks, every table says. */
export function wordsOf(game: string): Say {
  return (message, facts, names, me) => say(game, message, facts, names, me);
}

export function hasMessage(message: string, game: string = SHARED): boolean {
  return catalogues.get(game)?.bundle.hasMessage(message) ?? false;
}

function say(id: string, message: string, facts: Facts = {}, names: readonly string[] = naming, me: number | null = speakingTo): string {
  const before = [naming, speakingTo] as const;
  [naming, speakingTo] = [names, me];
  try {
    const catalogue = hasMessage(message, id) ? catalogues.get(id) : catalogues.get(SHARED);
    return catalogue?.say(message, facts) ?? message;
  } finally {
    [naming, speakingTo] = before;
  }
}

/** A number, said with a true minus. */
class Counted extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return this.value < 0 ? written(this.value) : super.toString(...scope);
  }
}

/** Several things: for functions alone. */
class Several extends FluentType<FluentVariable[]> {
  toString(): string {
    return this.value.join(' ');
  }
}

class Catalogue {
  readonly bundle: FluentBundle;

  constructor(code: string, source: string) {
    const isPseudo = code === PSEUDO;
    this.bundle = new FluentBundle(isPseudo ? ENGLISH : code, {
      useIsolating: false,
      functions: this.#functions(),
      ...(isPseudo ? { transform: accented } : {}),
    });
    const problems = this.bundle.addResource(new FluentResource(source));
    // A message that stands there twice is said as it stands there first.
    if (problems[0] && import.meta.env.DEV) throw problems[0];
  }

  say(name: string, facts: Facts, form?: string): string {
    const message = this.bundle.getMessage(name);
    const pattern = form === undefined ? message?.value : (message?.attributes[form] ?? message?.value);
    if (!pattern) return name;
    const values = Object.entries(facts).flatMap(([key, fact]) => valuesOf(key, fact));
    const problems: Error[] = [];
    const words = this.bundle.formatPattern(pattern, Object.fromEntries(values), problems);
    // To people it is said as well as it can be.
    if (problems[0] && import.meta.env.DEV) throw new Error(`${name}: ${problems[0].message}`);
    return words;
  }

  /** What there is to say of each seat, one after the other. */
  #each(entries: string[], me: number, kind: string): string {
    return listed(
      entries.flatMap((value, seat) =>
        value === 'none' ? [] : [this.say(seat === me ? `${kind}-mine` : `${kind}-other`, { seat, value: Number(value) })],
      ),
    );
  }

  #functions(): Record<string, FluentFunction> {
    const word = (value: unknown, of: string, named: Record<string, unknown>): string =>
      this.say(`${of}-${plain(value instanceof Several ? value.value[0] : value)}`, {}, named['form'] === undefined ? undefined : plain(named['form']));
    const ofKind = (named: Record<string, unknown>): string => plain(named['of'] ?? '');
    return {
      CARD: ([value], named) => word(value, 'card', named),
      CARDS: ([value], named) => listed(several(value).map((one) => word(one, 'card', named))),
      WORD: ([value], named) => word(value, ofKind(named), named),
      WORDS: ([value], named) => listed(several(value).map((one) => word(one, ofKind(named), named))),
      NAME: ([value]) => nameOf(value),
      WHO: ([value]) => (speakingTo !== null && several(value).map(plain).join() === String(speakingTo) ? 'you' : 'other'),
      FROM_ONE: ([value]) => String(Number(plain(value)) + 1),
      SIGNED: ([value]) => signed(Number(plain(value))),
      EACH: ([entries, me], named) => this.#each(several(entries).map(plain), Number(plain(me)), ofKind(named)),
      NAMES: ([value]) => together(several(value).map(nameOf)),
    };
  }
}

/** What a message is told of a fact. Of a list it also learns the length: `$cards_count` beside `$cards`. */
function valuesOf(name: string, fact: Fact | undefined): [string, FluentVariable][] {
  if (fact === undefined) return [];
  return Array.isArray(fact) ? [[`${name}_count`, fact.length], [name, valueOf(fact)]] : [[name, valueOf(fact)]];
}

function valueOf(fact: Fact): FluentVariable {
  if (fact === null) return 'none';
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
  if (typeof fact === 'number') return new Counted(fact);
  return Array.isArray(fact) ? new Several(fact.map(valueOf)) : (fact as string);
}

function several(value: FluentValue | undefined): unknown[] {
  return value instanceof Several ? value.value : [value];
}

function plain(value: unknown): string {
  return String(value instanceof FluentType ? value.valueOf() : value);
}

function nameOf(seat: unknown): string {
  const number = Number(plain(seat));
  return naming[number] ?? t('seat-number', { seat: number });
}

/** One after the other. */
export function listed(words: string[]): string {
  return words.length > 0 ? words.join(t('list-comma')) : t('list-nothing');
}

/** One and the other. */
export function together(words: string[]): string {
  return words.length < 2 ? listed(words) : listed(words.slice(0, -1)) + t('list-and') + (words.at(-1) ?? '');
}
