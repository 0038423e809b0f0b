/**
 * Whether a deal was fair, worked out in this browser.
 *
 * Before the players added anything, the server published the SHA-256 of its secret. The seed of the deal is the SHA-256 of
 * the secret followed by `|SEAT:ENTROPY` for each seat that gave some. So neither the server nor a player chose it.
 */
import type { Fairness } from './protocol';
import { sha256 } from './sha256';

export interface Finding {
  /** Message key of what was checked. */
  key: 'fair.commitment' | 'fair.same_commitment' | 'fair.own_entropy' | 'fair.seed';
  holds: boolean;
}

/** What this browser knew before the deal. */
export interface Known {
  seat: number | null;
  entropy?: string | undefined;
  commitment?: string | undefined;
}

export async function seedOf(secret: string, entropy: (string | null)[]): Promise<string> {
  const added = entropy.map((given, seat) => (given === null ? '' : `|${seat}:${given}`)).join('');
  return sha256(secret + added);
}

export async function checkDeal(fairness: Fairness, seed: string, known: Known): Promise<Finding[]> {
  const findings: Finding[] = [
    { key: 'fair.commitment', holds: (await sha256(fairness.secret)) === fairness.commitment },
  ];
  if (known.commitment !== undefined)
    findings.push({ key: 'fair.same_commitment', holds: known.commitment === fairness.commitment });
  if (known.entropy !== undefined && known.seat !== null)
    findings.push({ key: 'fair.own_entropy', holds: fairness.entropy[known.seat] === known.entropy });
  findings.push({ key: 'fair.seed', holds: (await seedOf(fairness.secret, fairness.entropy)) === seed });
  return findings;
}
