/** The REST side of the server. */
import { here } from './base';
import type {
  Command,
  DeviceLink,
  GameInfo,
  Guest,
  LevelInfo,
  LedReview,
  MistakeLine,
  NewBranch,
  NewTable,
  Parting,
  Profile,
  Reach,
  Refusal,
  Replay,
  ReviewSoFar,
  RulesInfo,
  TableCode,
  TableFound,
  TableInfo,
  TableLine,
  Tried,
  Update,
  Verdict,
} from './protocol';

/** The server said no, or did not answer. */
export class RequestFailed extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

async function request<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
  return (await answered(method, path, body)).json() as Promise<T>;
}

async function answered(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    const init: RequestInit = { method };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { 'content-type': 'application/json' };
    }
    answer = await fetch(here(path), init);
  } catch {
    throw new RequestFailed({ code: 'offline' });
  }
  if (answer.ok) return answer;
  let refusal: Refusal = { code: 'unknown' };
  try {
    refusal = (await answer.json()) as Refusal;
  } catch {
    // Something between us and the server answered; its status has to do.
  }
  throw new RequestFailed(refusal);
}

export const api = {
  games: (language: string) => request<GameInfo[]>('GET', `api/games?language=${language}`),
  /** The catalogue of a game, in English where it lacks the language. */
  words: async (game: string, language: string): Promise<string> => (await answered('GET', `api/games/${game}/words/${language}`)).text(),
  rules: (game: string, language: string) => request<RulesInfo>('GET', `api/games/${game}/rules?language=${language}`),
  levels: () => request<LevelInfo[]>('GET', 'api/levels'),
  reach: () => request<Reach>('GET', 'api/reach'),
  me: () => request<Guest>('POST', 'api/me'),
  nameMe: (profile: Profile) => request<Guest>('PUT', 'api/me', profile),
  linkDevice: () => request<DeviceLink>('POST', 'api/me/link'),
  signOutOthers: () => request<Guest>('POST', 'api/me/sign-out-others'),
  whoseLink: (token: string) => request<Guest>('POST', 'api/me/whose', { token }),
  claimDevice: (token: string) => request<Guest>('POST', 'api/me/claim', { token }),
  openTables: () => request<TableLine[]>('GET', 'api/tables'),
  myTables: () => request<TableLine[]>('GET', 'api/tables/mine'),
  /** My tables, without this one from now on. */
  putAway: (id: string) => request<TableLine[]>('POST', `api/tables/${id}/put-away`),
  newTable: (table: NewTable) => request<TableInfo>('POST', 'api/tables', table),
  /** The four letters that lead to a table while it waits. */
  codeOf: async (id: string): Promise<string> => (await request<TableCode>('POST', `api/tables/${id}/code`)).code,
  /** The table that waits under four letters. */
  tableUnder: async (code: string): Promise<string> => (await request<TableFound>('POST', 'api/code', { code })).table,
  table: (id: string) => request<TableInfo>('GET', `api/tables/${id}`),
  command: (id: string, command: Command, seq = 0) =>
    request<unknown>('POST', `api/tables/${id}/commands`, { type: 'Do', id: freshId(), seq, command }),
  record: (id: string) => request<Record<string, any>>('GET', `api/tables/${id}/record`),
  replay: (id: string, viewer: string, first: number) =>
    request<Replay>('GET', `api/tables/${id}/replay?viewer=${viewer}&first=${first}`),
  /** The same, as far as a leader has been. */
  led: (id: string, viewer: string, first: number) =>
    request<Replay>('GET', `api/tables/${id}/together/replay?viewer=${viewer}&first=${first}`),
  /** Opens a table that goes on from a moment of a finished match. */
  branch: (id: string, branch: NewBranch) => request<TableInfo>('POST', `api/tables/${id}/branches`, branch),
  /** The tables that went on from a moment of a finished match. */
  branches: (id: string) => request<TableLine[]>('GET', `api/tables/${id}/branches`),
  /** For the deal and each move of a finished match, one number a seat. */
  progress: (id: string) => request<number[][]>('GET', `api/tables/${id}/progress`),
  /** Has a finished match reviewed, or goes on with it. */
  askReview: (id: string) => request<ReviewSoFar>('POST', `api/tables/${id}/review`),
  /** The review of a match as far as it is done, from a step on: -1 is the deal. */
  review: (id: string, first: number) => request<ReviewSoFar>('GET', `api/tables/${id}/review?first=${first}`),
  /** The same, as far as a leader has been in it. */
  ledReview: (id: string, first: number) => request<LedReview>('GET', `api/tables/${id}/together/review?first=${first}`),
  /** How two moves of a decision did on imagined deals. */
  deals: (id: string, move: number, better: string, other: string) =>
    request<Parting>('GET', `api/tables/${id}/review/deals?${new URLSearchParams({ move: String(move), better, other })}`),
  mistakes: () => request<MistakeLine[]>('GET', 'api/me/mistakes'),
  /** Whether a move would have been right where I erred. */
  tryMove: async (id: string, move: number, action: string): Promise<boolean> =>
    (await request<Tried>('POST', `api/tables/${id}/mistakes`, { move, action })).is_right,
  /** What happened before an entry: as much as the server tells at once. */
  updates: (id: string, before: number) => request<Update[]>('GET', `api/tables/${id}/updates?before=${before}`),
  verify: (record: unknown) => request<Verdict>('POST', 'api/verify', record),
};

const TRIES = 5;
/** Milliseconds before the next. */
export const PAUSE = 2_000;

/** Asks again a few times when the server has too much to do. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const isBusy = error instanceof RequestFailed && ['busy', 'too_fast'].includes(error.refusal.code);
      if (!isBusy || tries === TRIES) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

/** Random bytes in hex. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function freshId(): string {
  return randomHex(12);
}
