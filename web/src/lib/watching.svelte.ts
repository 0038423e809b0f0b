/** A finished match as it is watched again: the step that is wanted, and what of it is to be seen now. */
import { loadGame } from '../games';
import type { GameUI, ShownEvent } from '../games/types';
import type { Frame, TableInfo } from './protocol';
import type { ReplayFrames } from './replaying';
import { stay, type Scene } from './scenes';
import { namesOf } from './seats';
import { eventWords, problemWords } from './words';

export class Watching {
  frame = $state.raw<Frame | null>(null);
  /** What is shown of the frame, and what of it follows. */
  scenes = $state.raw<Scene[]>([]);
  /** Where the frame is from: another viewer's may still be on its way. */
  shown = $state.raw<ReplayFrames | null>(null);
  info = $state.raw<TableInfo | null>(null);
  moves = $state(0);
  game = $state.raw<GameUI | null>(null);
  /** Why the step that is wanted is not shown. */
  problem = $state('');
  /** Counts how often it was asked for again. */
  #asked = $state(0);

  readonly scene = $derived(this.scenes[0]);
  /** What happened in the move that led here. */
  readonly sentences = $derived.by(() => {
    const { game, frame, info } = this;
    if (!game || !frame || !info) return [];
    const names = namesOf(info);
    return frame.events.map((event) => eventWords(game.id, event as ShownEvent, names)).filter((text) => text !== '');
  });

  fail(error: unknown): void {
    this.problem = problemWords(error);
  }

  /** Asks again for what did not come. */
  again(): void {
    if (this.problem === '') return;
    this.problem = '';
    this.#asked += 1;
  }

  /** Shows a step, with what happened if it is the next one; undoes it while it is on its way. Is called in an effect. */
  show(source: ReplayFrames, step: number, isForward: boolean): () => void {
    let isWanted = true;
    void this.#asked;
    const find = async (): Promise<void> => {
      const found = await source.frame(step);
      const wanted = source.info?.game ?? '';
      const game = this.game?.id === wanted ? this.game : await loadGame(wanted);
      if (!isWanted) return;
      this.problem = '';
      this.game = game;
      this.info = source.info;
      this.moves = source.moves;
      this.scenes = this.#scenesOf(found, source, isForward);
      this.frame = found;
      this.shown = source;
    };
    find().catch((error: unknown) => isWanted && this.fail(error));
    return () => (isWanted = false);
  }

  /** Has the next scene of a move follow in time; undoes it. */
  goOn(): (() => void) | undefined {
    const [now, ...rest] = this.scenes;
    return now && rest.length > 0 ? after(stay(now), () => (this.scenes = rest)) : undefined;
  }

  /** One step on is seen as it happened; any other way leads to how it stood then. */
  #scenesOf({ move, view, events: told }: Frame, source: ReplayFrames, isForward: boolean): Scene[] {
    const events = told as ShownEvent[];
    const { frame } = this;
    const isNext = isForward && frame && this.shown === source && frame.move === move - 1;
    if (!isNext) return [{ view, events: isForward ? events : [] }];
    return this.game?.scenes?.(frame.view, events, view) ?? [{ view, events }];
  }
}

/** Does something later, unless something else is wanted before. */
export function after(wait: number, what: () => void): () => void {
  const timer = setTimeout(what, wait);
  return () => clearTimeout(timer);
}
