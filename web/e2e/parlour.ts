/** What every test starts from: guests with their browsers, watched for errors and for requests that leave the server. */
import { test as playwright, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { ADDRESS } from './setup';
import { Guest } from './guest';

/** What browsers say on the console when the line is broken on purpose. */
const BROKEN_LINE = /^(WebSocket connection to|Failed to load resource: net::ERR_)/;

/** Collects what must not happen on a page. */
export class Watch {
  readonly complaints: string[] = [];
  /** Set while a test breaks the connection itself. */
  breaksLine = false;
  /** What else a test brings about on the console itself. */
  expected: RegExp | undefined;

  over(page: Page, origin: string): void {
    const host = new URL(origin).host;
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (this.breaksLine && BROKEN_LINE.test(message.text())) return;
      if (this.expected?.test(message.text())) return;
      this.complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.complaints.push(`page: ${error.stack ?? error.message}`));
    page.on('request', (request) => this.#foreign(request.url(), host));
    page.on('websocket', (socket) => this.#foreign(socket.url(), host));
  }

  #foreign(address: string, host: string): void {
    const url = new URL(address);
    if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.host !== host)
      this.complaints.push(`a request leaves the server: ${address}`);
  }
}

/** What a browser remembers from the start, unless it remembers something else by then; an empty page has no memory. */
function remembers(memory: Record<string, unknown>): void {
  if (location.protocol === 'about:') return;
  for (const [key, value] of Object.entries(memory))
    if (localStorage.getItem(`parlour.${key}`) === null) localStorage.setItem(`parlour.${key}`, JSON.stringify(value));
}

/** Somebody who wants to see every move at once: so the tests wait for no display. */
const HASTY = { settings: { pace: 'instant' } };

interface Invitation extends BrowserContextOptions {
  /** Whether they have never been here: then they are shown and asked what one is shown and asked once. */
  isNew?: boolean;
}

/** What the browser of somebody remembers who has played every game as it is usually played. */
const KNOWN = ['villains', 'diamoniak', 'digdig', 'dwarfking', 'plumtree'];
/** Three deals of The Dwarf King are as good a match as seven. */
const HABITS = { ...Object.fromEntries(KNOWN.map((game) => [game, {}])), dwarfking: { options: { deals: 3 } } };
const MEMORY = { asked: true, pictured: KNOWN, habits: HABITS };

interface Table {
  /** Where the shared server is. */
  address: string;
  watch: Watch;
  /** Somebody with a browser of their own, in the lobby. */
  invite: (options?: Invitation, address?: string) => Promise<Guest>;
  guest: Guest;
}

export const test = playwright.extend<Table>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  address: async ({}, use) => {
    await use(process.env[ADDRESS] ?? '');
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  watch: async ({}, use) => {
    const watch = new Watch();
    await use(watch);
    expect(watch.complaints).toEqual([]);
  },
  invite: async ({ browser, address, watch, contextOptions, viewport, hasTouch, isMobile, locale }, use) => {
    const opened: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await use(async ({ isNew = false, ...options } = {}, at = address) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        hasTouch,
        isMobile,
        locale,
        ...options,
        baseURL: at,
      });
      opened.push(context);
      await context.addInitScript(remembers, isNew ? HASTY : { ...HASTY, ...MEMORY });
      const page = await context.newPage();
      watch.over(page, at);
      const guest = new Guest(page, options.hasTouch ?? hasTouch);
      await page.goto(at);
      await guest.inLobby();
      return guest;
    });
    for (const context of opened) await context.close();
  },
  guest: async ({ invite }, use) => {
    await use(await invite());
  },
});

export { expect };

export const games = ['villains', 'diamoniak', 'digdig', 'dwarfking'] as const;
export type GameId = (typeof games)[number];
export const titles: Record<GameId, string> = {
  villains: 'Villains',
  diamoniak: 'Diamoniak',
  digdig: 'Dig Dig',
  dwarfking: 'The Dwarf King',
};
