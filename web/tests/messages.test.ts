import { describe, expect, it } from 'vitest';
import type { Message, Messages } from '../src/lib/i18n.svelte';
import { t, useMessages } from '../src/lib/i18n.svelte';
import de from '../src/messages/de.json';
import en from '../src/messages/en.json';

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { eager: true, query: '?raw', import: 'default' });

function places(message: Message | undefined): string[] {
  const text = typeof message === 'string' ? message : `${message?.one} ${message?.other}`;
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
}

describe('messages', () => {
  const english: Messages = en;
  const german: Messages = de;

  it('exist in every language', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  it('name the same facts in every language', () => {
    for (const key of Object.keys(english)) expect(places(german[key]), key).toEqual(places(english[key]));
  });

  it('exist for every text that the client asks for', () => {
    for (const [path, source] of Object.entries(sources))
      for (const [, key = ''] of source.matchAll(/\bt\('([\w.]+)'[,)]/g)) expect(english, path).toHaveProperty([key]);
  });

  it('are filled with what is known, and choose by number', () => {
    useMessages({ greet: 'Hello {name}', cards: { one: '{count} card', other: '{count} cards' } });
    expect(t('greet', { name: 'Ada' })).toBe('Hello Ada');
    expect(t('cards', { count: 1 })).toBe('1 card');
    expect(t('cards', { count: 3 })).toBe('3 cards');
    expect(t('missing.key')).toBe('missing.key');
  });
});
