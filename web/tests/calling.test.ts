import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callTurn, markIcon } from '../src/lib/calling';
import type { LiveTable } from '../src/lib/live.svelte';
import { contribute } from '../src/lib/opening';
import { change, settings } from '../src/lib/settings.svelte';
import Banners from '../src/table/Banners.svelte';
import { speak } from './speak';

/** What a browser does that is asked to show a message, or to vibrate. */
const shown: string[] = [];
class Message {
  static permission = 'granted';
  static requestPermission = vi.fn(async () => 'granted');
  onclick: (() => void) | null = null;
  constructor(
    title: string,
    { body, tag }: { body: string; tag: string },
  ) {
    shown.push(`${title} ${body} ${tag}`);
  }
  close(): void {}
}
const vibrate = vi.fn(() => true);
const badges: unknown[] = [];

beforeEach(() => {
  shown.length = badges.length = 0;
  vibrate.mockClear();
  Message.permission = 'granted';
  Message.requestPermission.mockClear();
  vi.stubGlobal('Notification', Message);
  vi.stubGlobal('navigator', {
    vibrate,
    userActivation: { hasBeenActive: true },
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: async () => void badges.push('none'),
  });
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  localStorage.clear();
  change({ call: true, sound: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a turn', () => {
  const call = (): Promise<void> => callTurn('oak', 'Your turn', 'Villains');

  it('is called by a vibration, and by a message to who looks elsewhere', async () => {
    await call();
    expect(vibrate).toHaveBeenCalledOnce();
    expect(shown).toEqual(['Your turn Villains oak']);
    vi.mocked(document.hasFocus).mockReturnValue(true);
    await call();
    expect(vibrate).toHaveBeenCalledTimes(2);
    expect(shown, 'who looks at the table sees it').toHaveLength(1);
  });
  it('is not called unless it is wanted and allowed', async () => {
    Message.permission = 'denied';
    await call();
    expect([vibrate.mock.calls.length, shown]).toEqual([1, []]);
    Message.permission = 'granted';
    change({ call: false });
    await call();
    expect([vibrate.mock.calls.length, shown]).toEqual([1, []]);
  });
  it('is left to the service worker where a page may show no message, if there is one', async () => {
    vi.stubGlobal('Notification', Object.assign(() => { throw new TypeError('Illegal constructor'); }, { permission: 'granted' }));
    await call();
    const showNotification = vi.fn();
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ showNotification }) } });
    await call();
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Your turn', expect.objectContaining({ body: 'Villains' }));
  });
  it('marks the icon, in a browser that knows no badges too', () => {
    document.head.innerHTML = '<link rel="icon" href="./icon.svg">';
    const icon = document.querySelector('link');
    markIcon(2);
    expect([icon?.getAttribute('href'), badges]).toEqual(['./icon-turn.svg', [2]]);
    markIcon(0);
    expect([icon?.getAttribute('href'), badges]).toEqual(['./icon.svg', [2, 'none']]);
    vi.stubGlobal('navigator', {});
    markIcon(1);
    expect(icon?.getAttribute('href')).toBe('./icon-turn.svg');
  });
});

describe('the first table', () => {
  const live = {
    position: { seat: 0, table: { phase: 'playing', seats: [], terms: {} } },
    presence: null,
    missed: [],
    connection: { status: 'open' },
  } as unknown as LiveTable;
  function asked(isLesson = false): { buttons: HTMLButtonElement[]; close: () => void } {
    document.body.innerHTML = '';
    const banners = mount(Banners, { target: document.body, props: { live, send: () => {}, isLesson } });
    flushSync();
    return { buttons: [...document.body.querySelectorAll('button')], close: () => void unmount(banners) };
  }
  beforeEach(() => {
    speak('en');
    change({ call: false, sound: false });
  });

  it('asks once whether it shall be heard, and not in a lesson', () => {
    const lesson = asked(true);
    expect(lesson.buttons).toEqual([]);
    lesson.close();
    const first = asked();
    expect(document.body.textContent).toContain('Sounds, and a call at your turn?');
    first.buttons[1]?.click();
    flushSync();
    expect(document.body.textContent).not.toContain('Sounds, and a call at your turn?');
    first.close();
    expect([settings.sound, settings.call]).toEqual([false, false]);
    const second = asked();
    expect(second.buttons).toEqual([]);
    second.close();
  });
  it('is heard from then on, and calls, when somebody says yes', () => {
    Message.permission = 'default';
    const first = asked();
    first.buttons[0]?.click();
    expect([settings.sound, settings.call]).toEqual([true, true]);
    expect(Message.requestPermission).toHaveBeenCalledOnce();
    first.close();
  });
});

describe('the luck of a deal', () => {
  it('is added to once, from however many places it is asked for at once; again when it failed', async () => {
    const table = { id: 'elm', commitment: 'c' };
    const send = vi.fn(async () => {});
    await expect(contribute(table, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    await Promise.all([contribute(table, send), contribute(table, send)]);
    await contribute(table, send);
    expect(send).toHaveBeenCalledOnce();
  });
});
