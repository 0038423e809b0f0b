import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../src/lib/protocol';
import type { ReplayFrames } from '../src/lib/replaying';
import { RequestFailed } from '../src/lib/api';
import { Watching } from '../src/lib/watching.svelte';
import { speak } from './speak';

const load = vi.hoisted(() => vi.fn(async (id: string) => ({ id })));
vi.mock('../src/games', () => ({ loadGame: load }));

/** Steps that come when they are told to, or do not. */
function steps(): { source: ReplayFrames; answer: (step: number) => void; fail: () => void } {
  const asked: { resolve: (frame: Frame) => void; reject: (error: Error) => void }[] = [];
  const frame = (): Promise<Frame> => new Promise((resolve, reject) => asked.push({ resolve, reject }));
  return {
    source: { frame, info: { game: 'villains', seats: [] }, moves: 9 } as unknown as ReplayFrames,
    answer: (move) => asked.shift()?.resolve({ move, seat: 0, events: [], view: { move } } as unknown as Frame),
    fail: () => asked.shift()?.reject(new RequestFailed({ code: 'offline' })),
  };
}
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('a match that is watched again', () => {
  beforeEach(() => speak('en'));
  afterEach(() => load.mockClear());

  it('says that a step did not come, keeps what is shown, and has it when it is asked for again', async () => {
    const watching = new Watching();
    const { source, answer, fail } = steps();
    watching.show(source, 1, false);
    answer(1);
    await settle();
    watching.show(source, 2, true);
    fail();
    await settle();
    expect(watching.problem).toBe('The server does not answer.');
    expect(watching.frame?.move).toBe(1);
    watching.again();
    watching.show(source, 2, true);
    answer(2);
    await settle();
    expect([watching.problem, watching.frame?.move]).toEqual(['', 2]);
  });

  it('does not speak of a step that nobody wants any more', async () => {
    const watching = new Watching();
    const { source, answer, fail } = steps();
    const leave = watching.show(source, 1, false);
    leave();
    watching.show(source, 2, false);
    fail();
    answer(2);
    await settle();
    expect([watching.problem, watching.frame?.move]).toEqual(['', 2]);
  });

  it('says it too when the table of the game does not come', async () => {
    const watching = new Watching();
    const { source, answer } = steps();
    load.mockRejectedValueOnce(new Error('gone'));
    watching.show(source, 1, false);
    answer(1);
    await settle();
    expect(watching.problem).toBe('Something went wrong.');
    expect(watching.scene).toBeUndefined();
  });
});
