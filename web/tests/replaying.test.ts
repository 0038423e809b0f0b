import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAUSE, RequestFailed } from '../src/lib/api';
import { ReplayFrames } from '../src/lib/replaying';

function page(first: number): Response {
  const frames = Array.from({ length: 100 }, (_, n) => ({ move: first + n, seat: 0, events: [], sentences: [], view: {} }));
  return new Response(JSON.stringify({ table: { id: 'a' }, moves: 250, frames }));
}
function refusal(status: number, code: string): Response {
  return new Response(JSON.stringify({ code, text: code }), { status });
}

describe('the steps of a replay', () => {
  const server = vi.fn<(path: string) => Promise<Response>>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', server);
    server.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('come in pages that are fetched once', async () => {
    server.mockImplementation(async (path) => page(Number(new URL(path, 'http://x').searchParams.get('first'))));
    const replay = new ReplayFrames('a', 'open');
    const found = await Promise.all([150, 101, 199].map((step) => replay.frame(step)));
    expect(found.map(({ move }) => move)).toEqual([150, 101, 199]);
    expect(replay.moves).toBe(250);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('are asked for again when the server has too much to do, and after something went wrong', async () => {
    server.mockResolvedValueOnce(refusal(503, 'busy')).mockResolvedValueOnce(refusal(404, 'no_table'));
    const replay = new ReplayFrames('a', 'open');
    const wrong = replay.frame(0).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(await wrong).toBeInstanceOf(RequestFailed);
    expect(server).toHaveBeenCalledTimes(2);
    server.mockImplementation(async () => page(0));
    expect((await replay.frame(0)).move).toBe(0);
  });

  it('are given up when the server stays busy', async () => {
    server.mockImplementation(async () => refusal(503, 'busy'));
    const wrong = new ReplayFrames('a', 'open').frame(0).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20 * PAUSE);
    expect(await wrong).toBeInstanceOf(RequestFailed);
    expect(server.mock.calls.length).toBeLessThan(10);
  });
});
