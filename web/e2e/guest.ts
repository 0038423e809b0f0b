/** Somebody at a browser: what they see is the page; what they may do is known from the messages of the server. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { FromServer, Offer, Position } from '../src/lib/protocol';
import { offersOf } from '../src/lib/wish';

/** Chooses one of the offered actions; `turn` counts the own moves. */
export type Choose = (offers: Offer[], turn: number) => string;

/** Verbs of moves with which a match could go on for ever. */
const DAWDLING = ['swap', 'pick_up', 'stop'];

/** Goes round all that is offered, so that a match sees every kind of move and comes to an end. */
export const various: Choose = (offers, turn) => {
  const [bargain] = offersOf(offers, { verb: 'buy' });
  const [stop] = offersOf(offers, { verb: 'stop' });
  const brisk = offers.filter(({ parts }) => !DAWDLING.includes(parts.verb));
  const among = brisk.length > 0 ? brisk : offers;
  const chosen = bargain ?? (turn % 3 === 0 ? stop : undefined) ?? among[(turn * 7) % among.length];
  return chosen?.action ?? '';
};

/** As many cards at once as may be, and never a pile that one need not take: so a match of Dig Dig is short. */
export const quick: Choose = (offers, turn) => {
  const most = Math.max(...offers.map(({ parts }) => parts.count ?? 0));
  return most > 1 ? (offers.find(({ parts }) => parts.count === most)?.action ?? '') : various(offers, turn);
};

/** More own moves than any match has. */
const ENDLESS = 400;

/** A name as the page says it in English: who has not chosen one is `#` and a number. */
export function shownName(name = ''): string {
  return name.replace(/^#/, 'Guest ');
}

export class Guest {
  /** The last position that the server sent to this page. */
  position: Position | null = null;
  /** The position in which we moved last. */
  #movedAt = -1;
  #turns = 0;
  /** What the page says for something that is English here. */
  say = (english: string): string => english;

  constructor(
    readonly page: Page,
    readonly touches: boolean,
  ) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(payload.toString()) as FromServer;
        if (message.type !== 'Position') return;
        if (message.table.id !== this.position?.table.id) this.#movedAt = -1;
        this.position = message;
      }),
    );
  }

  get table(): string {
    return /#\/t\/([\w-]+)/.exec(this.page.url())?.[1] ?? '';
  }
  get isOver(): boolean {
    return this.position?.table.phase === 'over';
  }
  get offers(): Offer[] {
    return this.position?.offers ?? [];
  }
  get offered(): string[] {
    return this.offers.map(({ action }) => action);
  }

  /** Whether there is something to decide that we have not decided yet. */
  get isToMove(): boolean {
    return this.offered.length > 0 && (this.position?.seq ?? 0) > this.#movedAt;
  }

  async inLobby(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.say('What shall we play?') })).toBeVisible();
  }

  /** From the lobby into a running match against beginners: two clicks. */
  async playNow(title: string): Promise<void> {
    await this.press(this.page.getByText(this.say('Beginner'), { exact: true }));
    await this.press(this.page.getByRole('button', { name: this.say(`Play now: ${title}`) }));
    await this.seated();
  }

  /** From the lobby to a table for friends, where all other seats wait for somebody. */
  async open(title: string, players: number): Promise<void> {
    await this.press(this.page.getByRole('button', { name: this.say(`With friends: ${title}`) }));
    await this.press(this.page.getByRole('dialog').getByText(String(players), { exact: true }));
    await this.press(this.page.getByRole('button', { name: this.say('Open the table') }));
    await expect(this.page.getByRole('heading', { name: this.say('Invite friends') })).toBeVisible();
  }

  /** Bots take the free seats, and the match begins. */
  async deal(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: this.say('Bots for the free seats') }));
    await this.press(this.page.getByRole('button', { name: this.say('Deal the cards') }));
    await this.seated();
  }

  /** Until cards are on the table. */
  async seated(): Promise<void> {
    await expect(this.page.locator('[data-turn]')).toBeVisible();
    await expect.poll(() => this.position?.table.phase).toMatch(/playing|over/);
  }

  async press(what: Locator): Promise<void> {
    if (this.touches) await what.tap();
    else await what.click();
  }

  /** Waits for the next own decision; false when the match is over. */
  async myTurn(): Promise<boolean> {
    await expect
      .poll(() => this.isOver || this.isToMove, {
        intervals: [10, 10, 20, 20, 50],
        timeout: 120_000,
        message: 'neither our turn nor the end of the match',
      })
      .toBe(true);
    return !this.isOver;
  }

  /** Waits until the table shows exactly what the server offers: no move is missing, none is invented. */
  async seesOffers(): Promise<void> {
    await expect(async () => expect(await this.shown(), 'what can be clicked').toEqual([...this.offered].sort())).toPass({
      intervals: [10, 20, 50, 100],
      timeout: 45_000,
    });
  }

  /** All actions that the table can be clicked to, sorted. */
  async shown(): Promise<string[]> {
    const found = await this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main [data-action], main [data-opens]')].flatMap(({ dataset }) => [
        ...(dataset['action'] ? [dataset['action']] : []),
        ...(dataset['opens']?.split('|') ?? []),
      ]),
    );
    return [...new Set(found)].sort();
  }

  /**
   * Everything that is offered can be touched: at once, or after touching what opens it. The first that opens something is
   * opened and closed again.
   */
  async reaches(): Promise<void> {
    await this.seesOffers();
    const attributes = (name: string): Promise<string[]> =>
      this.page.locator(`main [${name}]`).evaluateAll((elements, wanted) => elements.map((one) => one.getAttribute(wanted) ?? ''), name);
    for (const action of await attributes('data-action')) await this.spot(`main [data-action="${action}"]`);
    const openers = await attributes('data-opens');
    for (const opens of openers) await this.spot(`main [data-opens="${opens}"]`);
    const first = openers[0];
    if (first === undefined) return;
    await this.touch(`main [data-opens="${first}"]`);
    for (const action of first.split('|'))
      await expect.poll(() => this.spot(`main [data-action="${action}"]`), `"${action}" cannot be reached`).not.toBeNull();
    await this.touch(`main [data-opens="${first}"]`);
  }

  /** Makes one move by clicking on the table. */
  async move(choose: Choose = various): Promise<string> {
    await this.seesOffers();
    const action = choose(this.offers, this.#turns);
    this.#turns += 1;
    this.#movedAt = this.position?.seq ?? 0;
    await this.choose(action);
    return action;
  }

  /** Clicks an action on the table, and what opens it. */
  async choose(action: string): Promise<void> {
    const plays = `main [data-action="${action}"]`;
    if (!(await this.touch(plays))) {
      const opener = await this.page.evaluate(
        (wanted) =>
          [...document.querySelectorAll<HTMLElement>('main [data-opens]')]
            .find(({ dataset }) => dataset['opens']?.split('|').includes(wanted))
            ?.getAttribute('data-opens') ?? '',
        action,
      );
      expect(await this.touch(`main [data-opens="${opener}"]`), `"${action}" has nothing that opens it`).toBe(true);
      await expect.poll(() => this.touch(plays), { intervals: [10, 20, 50, 100], message: `"${action}" cannot be reached` }).toBe(true);
    }
  }

  /** Presses a key until the focus is where it is wanted. */
  async walkTo(key: string, selector: string, most = 120): Promise<void> {
    for (let n = 0; n < most; n++) {
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} never reaches ${selector}`);
  }

  /** From the lobby into a running match against beginners, without a mouse. */
  async playNowByKeys(title: string): Promise<void> {
    await this.walkTo('Tab', 'input[type=radio]');
    await this.walkTo('ArrowLeft', 'label:first-child > input');
    await this.walkTo('Tab', `button[aria-label^="Play now: ${title}"]`);
    await this.page.keyboard.press('Enter');
    await this.seated();
  }

  /** So many moves, or a whole match, with arrows and Enter on the table itself; every third from the list of moves. */
  async playByKeys(most = ENDLESS): Promise<void> {
    for (let turn = 0; turn < most && (await this.myTurn()); turn++) {
      await this.seesOffers();
      const wanted = various(this.offers, turn);
      const before = this.position?.seq ?? 0;
      const number = this.offered.indexOf(wanted) + 1;
      if (turn % 3 === 1 && number < 10) {
        await this.page.keyboard.press('m');
        await expect(this.page.getByRole('dialog', { name: 'Your moves' })).toBeVisible();
        await this.page.keyboard.press(String(number));
        await expect.poll(() => this.position?.seq ?? 0, { intervals: [10, 20, 50] }).toBeGreaterThan(before);
        continue;
      }
      const direct = (await this.page.locator(`main [data-action="${wanted}"]`).count()) > 0;
      if (!direct) {
        const opens = await this.page.evaluate(
          (action) =>
            [...document.querySelectorAll<HTMLElement>('main [data-opens]')]
              .find(({ dataset }) => dataset['opens']?.split('|').includes(action))
              ?.dataset['opens'] ?? '',
          wanted,
        );
        await this.walkTo('ArrowRight', `[data-opens="${opens}"]`);
        await this.page.keyboard.press('Enter');
        await expect(this.page.locator(`main [data-action="${wanted}"]`)).toBeVisible();
      }
      await this.walkTo('ArrowRight', `[data-action="${wanted}"]`);
      await this.page.keyboard.press('Enter');
      await expect.poll(() => this.position?.seq ?? 0, { intervals: [10, 20, 50] }).toBeGreaterThan(before);
    }
  }

  /** Clicks and clicks until the match is over. */
  async playToEnd(choose: Choose = various): Promise<number> {
    while (await this.myTurn()) {
      await this.move(choose);
      if (this.#turns > ENDLESS) throw new Error('the match does not end');
    }
    return this.#turns;
  }

  /** Plays on past the page, which is in the lobby meanwhile, and comes back when the match is over: for what comes after one. */
  async hurry(): Promise<void> {
    const { table } = this;
    await this.page.goto('/#/');
    await this.page.evaluate(
      async ([id, slow]) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/live`);
        let [turn, last] = [0, -1];
        await new Promise<void>((over) => {
          socket.onmessage = ({ data }) => {
            const { type, seq, offers, table } = JSON.parse(String(data)) as Position;
            if (type !== 'Position') return;
            if (table.phase === 'over') return over();
            if (offers.length === 0 || seq <= last) return;
            last = seq;
            const brisk = offers.filter(({ parts }) => !slow.includes(parts.verb));
            const stop = offers.find(({ parts }) => parts.verb === 'stop');
            const bought = offers.find(({ parts }) => parts.verb === 'buy');
            const among = brisk.length > 0 ? brisk : offers;
            const { action = '' } = bought ?? (turn % 3 === 0 ? stop : undefined) ?? among[(turn * 7) % among.length] ?? {};
            socket.send(JSON.stringify({ type: 'Do', id: `hurry-${turn++}`, seq, command: { type: 'Move', action } }));
          };
        });
        socket.close();
      },
      [table, DAWDLING] as const,
    );
    await this.page.goto(`/#/t/${table}`);
    await this.press(this.page.getByRole('button', { name: this.say('Show the result') }));
    await expect(this.endPanel).toBeVisible();
  }

  /** The panel at the end of a match. */
  get endPanel(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.getByRole('button', { name: this.say('Look at the table') }) });
  }

  /** Clicks where a person would. False when there is no such element. */
  async touch(selector: string): Promise<boolean> {
    const spot = await this.spot(selector);
    if (!spot) return false;
    if (this.touches) await this.page.touchscreen.tap(spot.x, spot.y);
    else await this.page.mouse.click(spot.x, spot.y);
    return true;
  }

  /** A spot of the element that nothing covers, for cards overlap in a hand. Null when there is no such element. */
  async spot(selector: string): Promise<{ x: number; y: number } | null> {
    const spot = await this.page.evaluate(async (wanted) => {
      // Cards on their way are elsewhere by the time they are touched.
      const flights = document.getAnimations().filter(({ id }) => id === 'travel');
      await Promise.allSettled(flights.map(({ finished }) => finished));
      const elements = [...document.querySelectorAll<HTMLElement>(wanted)].filter((one) => one.getClientRects().length > 0);
      for (const element of elements) {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = element.getBoundingClientRect();
        for (const across of [0.5, 0.25, 0.12, 0.75, 0.88])
          for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
            const [x, y] = [box.left + box.width * across, box.top + box.height * down];
            const hit = document.elementFromPoint(x, y);
            if (hit && (hit === element || element.contains(hit))) return { x, y };
          }
      }
      return elements.length > 0 ? 'covered' : null;
    }, selector);
    if (spot === 'covered') throw new Error(`${selector} is covered by something, or off the screen`);
    return spot;
  }
}
