/** The words of the client. A language is one file of messages; texts of games are prefixed with the game's id. */

export type Language = 'en' | 'de';
export type Params = Record<string, string | number>;
/** A message with its {places} filled; for one with plural forms, `count` chooses. */
export type Translate = (key: string, params?: Params) => string;
export type Message = string | { one: string; other: string };
export type Messages = Record<string, Message>;

export const languages: Record<Language, string> = { en: 'English', de: 'Deutsch' };

const files = import.meta.glob<{ default: Messages }>('../messages/*.json');

let current = $state<Language>('en');
let messages = $state.raw<Messages>({});

/** The language to begin with: what the browser asks for, if we have it. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    if (short in languages) return short as Language;
  }
  return 'en';
}

export async function useLanguage(language: Language): Promise<void> {
  const load = files[`../messages/${language}.json`];
  if (load === undefined) return;
  messages = (await load()).default;
  current = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return current;
}

/** Messages given directly, for tests. */
export function useMessages(given: Messages, of: Language = 'en'): void {
  messages = given;
  current = of;
}

export function hasMessage(key: string): boolean {
  return key in messages;
}

export const t: Translate = (key, params = {}) => {
  const message = messages[key];
  if (message === undefined) return key;
  return filled(chosen(message, params), params);
};

function chosen(message: Message, params: Params): string {
  if (typeof message === 'string') return message;
  return new Intl.PluralRules(current).select(Number(params['count'] ?? 0)) === 'one' ? message.one : message.other;
}

function filled(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
