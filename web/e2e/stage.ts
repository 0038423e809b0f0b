/** Puts moments of other matches onto a table, so that a test sees every kind of decision whatever is dealt. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page, WebSocketRoute } from '@playwright/test';
import type { FromServer, Offer, Position, View } from '../src/lib/protocol';

/** A moment as `python -m tools.fixtures` writes it. */
export interface Moment {
  view: View;
  me: number;
  offers: Offer[];
}

const MOMENTS = /^\d+-(start|middle|end|open)\.json$/;

/** Every kind of decision at the largest table of a game, by the verbs that are offered. */
export function decisionsOf(game: string): Record<string, Moment> {
  const folder = resolve(`src/games/${game}/fixtures`);
  const files = readdirSync(folder).filter((file) => !MOMENTS.test(file));
  const read = (file: string): Moment => JSON.parse(readFileSync(`${folder}/${file}`, 'utf-8')) as Moment;
  return Object.fromEntries(files.map((file) => [file.replace(/^\d+-|\.json$/g, ''), read(file)]));
}

/** Stands between a page and its table: the page sees what is staged, and nothing of what happens there. */
export class Stage {
  #line: WebSocketRoute | undefined;
  #position: Position | undefined;
  #moment: Moment;

  private constructor(first: Moment) {
    this.#moment = first;
  }

  static async before(page: Page, first: Moment): Promise<Stage> {
    const stage = new Stage(first);
    await page.routeWebSocket(/\/live/, (line) => {
      stage.#line = line;
      stage.#position = undefined;
      line.connectToServer().onMessage((data) => stage.#heard(data.toString()));
    });
    return stage;
  }

  show(moment: Moment): void {
    this.#moment = moment;
    this.#send();
  }

  #heard(data: string): void {
    const message = JSON.parse(data) as FromServer;
    if (message.type === 'Update' || message.type === 'Presence') return;
    if (message.type !== 'Position') return this.#line?.send(data);
    if (this.#position) return;
    this.#position = message;
    this.#send();
  }

  #send(): void {
    if (!this.#position) return;
    const { view, me, offers } = this.#moment;
    const { table } = this.#position;
    const seats = [...table.seats];
    const mine = seats.findIndex(({ kind }) => kind === 'person');
    [seats[mine], seats[me]] = [seats[me] as never, seats[mine] as never];
    this.#position.seq += 1;
    this.#line?.send(JSON.stringify({ ...this.#position, seat: me, view, offers, table: { ...table, seats, to_act: view.to_act } }));
  }
}
