/**
 * Whether a deal was fair, worked out in this browser.
 *
 * Before the players added anything, the server published a hash of its secret, the commitment; the seed of the deal is a
 * hash of the secret and of what each seat added. So neither the server nor a player chose it. Each hash is the SHA-256 of
 * a text that says what it is for and at which table, `parlour/2|PURPOSE|TABLE|SECRET|…`; in the first version of the
 * scheme the text began with the secret. `docs/protocol.md` has worked examples of both.
 */
import type { Fairness } from './protocol';
import { sha256 } from './sha256';

export interface Finding {
  /** Message key of what was checked. */
  key: 'fair-commitment' | 'fair-same_commitment' | 'fair-own_entropy' | 'fair-seed' | 'fair-record';
  holds: boolean;
}

/** What this browser knew before the deal. */
export interface Known {
  table: string;
  seat: number | null;
  entropy?: string | undefined;
  commitment?: string | undefined;
}

/** As much of a record as the check needs. */
export interface Dealt {
  seed: string;
  seats: { name: string; kind: 'human' | 'bot' }[];
}

function derived(purpose: 'commitment' | 'seed', { table = '', secret }: Fairness, ...parts: string[]): Promise<string> {
  return sha256(['parlour/2', purpose, table, secret, ...parts].join('|'));
}

export function commitmentTo(fairness: Fairness): Promise<string> {
  return fairness.version === 2 ? derived('commitment', fairness) : sha256(fairness.secret);
}

export function seedOf(fairness: Fairness): Promise<string> {
  const { secret, entropy, version } = fairness;
  const added = entropy.flatMap((given, seat) => (given === null ? [] : [`${seat}:${given}`]));
  return version === 2 ? derived('seed', fairness, String(entropy.length), ...added) : sha256([secret, ...added].join('|'));
}

/** Only then is the text of a hash the text of one deal: none of its parts can hold what parts them. */
function isWellFormed({ secret, entropy, version = 1, table = '' }: Fairness, at: string): boolean {
  return (
    /^[0-9a-f]{64}$/.test(secret) &&
    entropy.every((given) => given === null || /^[0-9a-f]{32,64}$/.test(given)) &&
    ((version === 1 && table === '') || (version === 2 && table === at && /^[\w-]+$/.test(table)))
  );
}

/** Only people add to the luck of a deal: a server could try what a bot adds until it likes what follows. */
function isOfPeople({ entropy }: Fairness, { seats }: Dealt): boolean {
  return entropy.length === seats.length && seats.every(({ kind }, seat) => kind === 'human' || entropy[seat] === null);
}

export async function checkDeal(fairness: Fairness, dealt: Dealt, known: Known): Promise<Finding[]> {
  const isBound = isWellFormed(fairness, known.table) && (await commitmentTo(fairness)) === fairness.commitment;
  const findings: Finding[] = [{ key: 'fair-commitment', holds: isBound }];
  if (known.commitment !== undefined)
    findings.push({ key: 'fair-same_commitment', holds: known.commitment === fairness.commitment });
  if (known.entropy !== undefined && known.seat !== null)
    findings.push({ key: 'fair-own_entropy', holds: fairness.entropy[known.seat] === known.entropy });
  const follows = isOfPeople(fairness, dealt) && (await seedOf(fairness)) === dealt.seed;
  return [...findings, { key: 'fair-seed', holds: follows }];
}

/** The seats of people who added nothing to the luck of the deal. */
export function silentIn({ entropy }: Fairness, { seats }: Dealt): number[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'human' && (entropy[seat] ?? null) === null ? [seat] : []));
}
