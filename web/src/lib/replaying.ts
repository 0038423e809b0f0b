/** The steps of a finished match, fetched in parts and kept. */
import { api, patiently } from './api';
import type { Frame, TableInfo } from './protocol';

export class ReplayFrames {
  readonly table: string;
  readonly viewer: string;
  /** Whether no more is asked for than where a leader has been. */
  readonly isLed: boolean;
  info: TableInfo | null = null;
  /** How many moves the match had; known after the first part. */
  moves = 0;
  #frames = new Map<number, Frame>();
  #loading = new Map<number, Promise<void>>();

  constructor(table: string, viewer: string, isLed = false) {
    this.table = table;
    this.viewer = viewer;
    this.isLed = isLed;
  }

  has(step: number): boolean {
    return this.#frames.has(step);
  }

  async frame(step: number): Promise<Frame> {
    const known = this.#frames.get(step);
    if (known) return known;
    // A leader goes further meanwhile, so parts of what is led have no fixed beginnings.
    await this.#load(this.isLed ? step : Math.floor(step / PART) * PART);
    const found = this.#frames.get(step);
    if (!found) throw new Error(`the match has no step ${step}`);
    return found;
  }

  #load(first: number): Promise<void> {
    const loading = this.#loading.get(first) ?? this.#fetch(first).finally(() => this.#loading.delete(first));
    this.#loading.set(first, loading);
    return loading;
  }

  async #fetch(first: number): Promise<void> {
    const part = await patiently(() => (this.isLed ? api.led : api.replay)(this.table, this.viewer, first));
    this.info = part.table;
    this.moves = part.moves;
    for (const frame of part.frames) this.#frames.set(frame.move, frame);
  }
}

/** As many steps as the server gives in one answer. */
const PART = 100;
