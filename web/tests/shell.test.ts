import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import { beside } from '../src/lib/beside';
import { backoff } from '../src/lib/connection.svelte';
import { preferredLanguage } from '../src/lib/i18n.svelte';
import { recallTable, rememberFinished, rememberTable } from '../src/lib/memory';
import { openForFriends, playNow } from '../src/lib/opening';
import { beginningOf } from '../src/lib/reach';
import { links, routeOf } from '../src/lib/route.svelte';
import { aroundFrom, othersFrom } from '../src/lib/seating';
import { namesOf, seatsOf } from '../src/lib/seats';
import { change, readSettings, settings, type Settings } from '../src/lib/settings.svelte';
import type { GameInfo, TableInfo } from '../src/lib/protocol';
import { sorted } from '../src/lib/sorting';
import { isForPage, keyboard, once } from '../src/table/shortcuts';
import { speak } from './speak';

describe('links', () => {
  it('lead back to where they came from', () => {
    expect(routeOf(links.lobby)).toEqual({ page: 'lobby' });
    expect(routeOf(links.table('abc'))).toEqual({ page: 'table', id: 'abc' });
    expect(routeOf(links.replay('abc', 7))).toEqual({ page: 'replay', id: 'abc', step: 7 });
    expect(routeOf(links.replay('abc'))).toEqual({ page: 'replay', id: 'abc', step: 0 });
    expect(routeOf(links.together('abc'))).toEqual({ page: 'together', id: 'abc', review: null });
    expect(routeOf(links.together('abc', 7))).toEqual({ page: 'together', id: 'abc', review: 7 });
    expect(routeOf('#device=a.b/c')).toEqual({ page: 'device', token: 'a.b/c' });
    expect(routeOf('#/nonsense')).toEqual({ page: 'lobby' });
  });
});

describe('links for others', () => {
  it('begin with what the server says where this page has come by a name that only this computer has', () => {
    const reach = { origins: ['http://192.168.1.20:8000', 'http://10.0.0.2:8000'] };
    expect(beginningOf(reach, 'http://localhost:8000/#/t/1')).toBe('http://192.168.1.20:8000/');
    expect(beginningOf({ origins: ['https://club.example/cards'] }, 'http://localhost:8000/')).toBe('https://club.example/cards/');
  });
  it('begin as this page where others can come that way, whatever a proxy makes of it', () => {
    const both = { origins: ['http://cards.local', 'https://cards.example'] };
    expect(beginningOf(both, 'https://cards.example/')).toBe('https://cards.example/');
    expect(beginningOf({ origins: ['http://cards.example'] }, 'https://cards.example/?a=1#/t/1')).toBe('https://cards.example/');
    expect(beginningOf({ origins: [] }, 'http://localhost:8000/index.html')).toBe('http://localhost:8000/');
    expect(beginningOf({ origins: ['https://club.example'] }, 'https://club.example/cards/#/')).toBe('https://club.example/cards/');
  });
});

describe('settings', () => {
  const fallback: Settings = { language: 'en', theme: 'system', sound: false, call: false, confirm: false, motion: 'full', pace: 'normal', size: 'normal', sort: 'colour' };
  it('keep what makes sense of what was stored', () => {
    expect(readSettings('{"theme":"dark","pace":"warp","motion":2,"speed":"x","sound":1}', fallback)).toEqual({ ...fallback, theme: 'dark' });
    expect(readSettings('{"pace":"calm","motion":"off"}', fallback)).toEqual({ ...fallback, pace: 'calm', motion: 'off' });
    expect(readSettings('{"size":"large","sort":"number"}', fallback)).toEqual({ ...fallback, size: 'large', sort: 'number' });
    expect(readSettings('{"size":"huge","sort":"luck"}', fallback)).toEqual(fallback);
    expect(readSettings('{"confirm":true}', fallback)).toEqual({ ...fallback, confirm: true });
    expect(readSettings('not json', fallback)).toEqual(fallback);
    expect(readSettings(null, fallback)).toEqual(fallback);
  });
  it.each([
    ['off', { motion: 'off', pace: 'normal' }],
    ['slow', { motion: 'full', pace: 'calm' }],
    ['normal', { motion: 'full', pace: 'normal' }],
    ['fast', { motion: 'full', pace: 'quick' }],
  ])('know what an earlier version called the speed %s', (speed, now) => {
    expect(readSettings(JSON.stringify({ speed }), { ...fallback, motion: 'off', pace: 'instant' })).toEqual({ ...fallback, ...now });
    expect(readSettings(JSON.stringify({ speed, motion: 'full', pace: 'instant' }), fallback)).toEqual({ ...fallback, pace: 'instant' });
  });
  it('tell motion and pace apart', () => {
    const speed = (): string => document.documentElement.style.getPropertyValue('--speed');
    change({ motion: 'full', pace: 'quick' });
    expect(speed()).toBe('0.5');
    change({ motion: 'off' });
    expect(speed()).toBe('0');
    expect(settings.pace).toBe('quick');
    change({ motion: 'full', pace: 'normal' });
    expect(speed()).toBe('1');
  });
  it('begin with a language that the browser asks for', () => {
    expect(preferredLanguage(['fr-CH', 'de-CH', 'en'])).toBe('de');
    expect(preferredLanguage(['fr'])).toBe('en');
  });
});

describe('a hand', () => {
  const rankOf = (card: string) => ({ colour: 'rgb'.indexOf(card[0] ?? ''), number: Number(card.slice(1)) });
  it('lies by colour or by number', () => {
    expect(sorted(['b1', 'r2', 'r1', 'g2', 'r10'], 'colour', rankOf)).toEqual(['r1', 'r2', 'r10', 'g2', 'b1']);
    expect(sorted(['b1', 'r2', 'r1', 'g2', 'r10'], 'number', rankOf)).toEqual(['r1', 'b1', 'r2', 'g2', 'r10']);
  });
});

describe('a bubble', () => {
  const screen = { width: 300, height: 200 };
  const bubble = { width: 100, height: 40 };
  it('lies above what it speaks of, in its middle', () => {
    expect(beside({ left: 120, top: 100, width: 20, height: 20 }, bubble, screen)).toEqual({ left: 80, top: 54 });
  });
  it('stays on the screen', () => {
    expect(beside({ left: 0, top: 10, width: 20, height: 20 }, bubble, screen)).toEqual({ left: 6, top: 36 });
    expect(beside({ left: 290, top: 180, width: 20, height: 20 }, bubble, screen)).toEqual({ left: 194, top: 134 });
    expect(beside({ left: 0, top: 0, width: 300, height: 200 }, bubble, screen)).toEqual({ left: 100, top: 154 });
  });
});

describe('what is remembered of tables', () => {
  beforeEach(() => localStorage.clear());
  it('adds up, and the oldest table is forgotten', () => {
    rememberTable('first', { seen: 1 });
    rememberTable('first', { entropy: 'ff' });
    expect(recallTable('first')).toEqual({ seen: 1, entropy: 'ff' });
    for (let n = 0; n < 60; n++) rememberTable(`t${n}`, { seen: n });
    expect(recallTable('first')).toEqual({});
    expect(recallTable('t59')).toEqual({ seen: 59 });
  });
});

describe('a new table', () => {
  beforeEach(() => localStorage.clear());

  it('helps to remember until this game has been played to its end here, and in every lesson', async () => {
    const game = { id: 'villains' } as GameInfo;
    const given = { opponents: 2, options: {} };
    const memories: unknown[] = [];
    const opened = { id: 'a', commitment: 'c' } as TableInfo;
    vi.spyOn(api, 'newTable').mockImplementation(async (table) => (memories.push(table.terms?.memory), opened));
    vi.spyOn(api, 'command').mockResolvedValue({ type: 'Acknowledged', id: '', seq: 1 });
    for (const finished of ['', 'digdig', 'villains']) {
      if (finished) rememberFinished(finished);
      await playNow(game, 1, given);
      await openForFriends(game, 3, true);
      await playNow(game, 1, { ...given, memory: 'help' });
    }
    expect(memories).toEqual(['help', 'help', 'help', 'help', 'help', 'help', 'book', 'book', 'help']);
    vi.restoreAllMocks();
  });
});

describe('seats', () => {
  it('go clockwise from the bottom of the screen', () => {
    expect(aroundFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect(othersFrom(null, 3)).toEqual([1, 2]);
  });
  it('say who is away and who is a bot', () => {
    const table = {
      phase: 'playing',
      seats: [{ kind: 'person', name: 'Ada', avatar: 'fox' }, { kind: 'bot', name: 'Otter', level: 3 }],
    } as TableInfo;
    const presence = { type: 'Presence' as const, seats: [false, false], watchers: 0, screens: 0, overdue: null };
    expect(seatsOf(table, presence)).toEqual([
      { seat: 0, name: 'Ada', kind: 'human', avatar: 'fox', connected: false },
      { seat: 1, name: 'Otter', kind: 'bot', avatar: 'otter', connected: true, level: 3 },
    ]);
  });
  it('bots are called as the language calls them', () => {
    speak('de');
    expect(namesOf({ seats: [{ kind: 'bot', name: 'Heron' }, { kind: 'person', name: 'Fox' }, { kind: 'empty' }] } as TableInfo)).toEqual(['Reiher', 'Fox', 'Platz 3']);
  });
});

describe('shortcuts', () => {
  it('work on the table, not while typing', () => {
    const rules = vi.fn();
    const press = keyboard({ root: () => undefined, r: rules });
    document.body.innerHTML = '<input><button></button>';
    const from = (selector: string): KeyboardEvent => {
      const event = new KeyboardEvent('keydown', { key: 'R', bubbles: true });
      document.querySelector(selector)?.dispatchEvent(event);
      return event;
    };
    press(from('input'));
    expect(rules).not.toHaveBeenCalled();
    press(from('button'));
    expect(rules).toHaveBeenCalledOnce();
  });
  it('leave to the browser what is its own, such as the way back', () => {
    document.body.innerHTML = '<button></button>';
    const heard: boolean[] = [];
    const hear = (event: KeyboardEvent): unknown => heard.push(isForPage(event));
    window.addEventListener('keydown', hear);
    for (const held of [{}, { altKey: true }, { metaKey: true }, { ctrlKey: true }])
      document.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, ...held }));
    window.removeEventListener('keydown', hear);
    expect(heard).toEqual([true, false, false, false]);
  });
  it('do something once, however long a key is held', () => {
    const pause = vi.fn();
    const press = keyboard({ root: () => undefined, p: pause });
    for (const repeat of [false, true, true]) press(new KeyboardEvent('keydown', { key: 'p', repeat }));
    expect(pause).toHaveBeenCalledOnce();
  });
  it('a key that is held presses no button again, and still writes', () => {
    document.body.innerHTML = '<input><button><b></b></button>';
    const isPrevented = (selector: string, init: KeyboardEventInit): boolean => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
      document.querySelector(selector)?.dispatchEvent(event);
      once(event);
      return event.defaultPrevented;
    };
    expect(isPrevented('button', { key: 'Enter' })).toBe(false);
    expect(isPrevented('button', { key: 'Enter', repeat: true })).toBe(true);
    expect(isPrevented('b', { key: ' ', repeat: true })).toBe(true);
    expect(isPrevented('button', { key: 'Tab', repeat: true })).toBe(false);
    expect(isPrevented('input', { key: ' ', repeat: true })).toBe(false);
  });
});

it('a connection is tried soon after it broke', () => {
  expect(backoff(0, 1)).toBeLessThan(1000);
});
