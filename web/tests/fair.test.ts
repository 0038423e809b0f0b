/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDeal, commitmentTo, seedOf, silentIn, type Dealt, type Known } from '../src/lib/fair';
import type { Fairness } from '../src/lib/protocol';
import { hex, sha256, sha256ByHand } from '../src/lib/sha256';

/** The worked examples of docs/protocol.md: of the second version, then of the first. */
const page = readFileSync('../docs/protocol.md', 'utf8');
const examples = [...page.matchAll(/^```fairness\n(.*?)^```\n```sh\n(.*?)^```/gms)].map(([, fairness = '', shell = '']) => ({
  fairness: JSON.parse(fairness) as Fairness,
  seed: [...shell.matchAll(/^[0-9a-f]{64}/gm)][1]?.[0] ?? '',
}));
const seats: Dealt['seats'] = [
  { name: 'Ada', kind: 'human' },
  { name: 'Ben', kind: 'human' },
];

describe('SHA-256', () => {
  it('gives the published digests', async () => {
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hex(sha256ByHand(new Uint8Array()))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('is the same by hand and by WebCrypto at every length around a block', async () => {
    for (const length of [1, 54, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const text = 'x'.repeat(length);
      expect(hex(sha256ByHand(new TextEncoder().encode(text))), `${length}`).toBe(await sha256(text));
    }
  });
});

describe('the worked examples', () => {
  it('are of both versions', () => {
    expect(examples.map(({ fairness }) => fairness.version)).toEqual([2, undefined]);
  });
});

describe.each(examples)('the check of a deal, version $fairness.version', ({ fairness, seed }) => {
  const table = fairness.table ?? 'anywhere';
  const dealt = { seed, seats };
  const { commitment, entropy } = fairness;
  const known = { table, seat: 0, entropy: entropy[0] ?? '', commitment };

  async function holds(changed: Partial<Fairness>, given: Partial<Dealt & Known> = {}): Promise<boolean[]> {
    const findings = await checkDeal({ ...fairness, ...changed }, { ...dealt, ...given }, { ...known, ...given });
    return findings.map((finding) => finding.holds);
  }

  it('follows the same recipe as the server', async () => {
    expect(await commitmentTo(fairness)).toBe(commitment);
    expect(await seedOf(fairness)).toBe(seed);
    expect(await holds({})).toEqual([true, true, true, true]);
  });

  it('finds another secret, another seal, a share that was left out and another seed', async () => {
    expect(await holds({ secret: 'cd'.repeat(32) })).toEqual([false, true, true, false]);
    expect(await holds({ commitment: seed })).toEqual([false, false, true, true]);
    expect(await holds({ entropy: [null, entropy[1] ?? null] })).toEqual([true, true, false, false]);
    expect(await holds({ entropy: [...entropy, null] })).toEqual([true, true, true, false]);
    expect(await holds({}, { seed: commitment })).toEqual([true, true, true, false]);
  });

  it('finds a share at the seat of a bot', async () => {
    const three: Dealt['seats'] = [...seats, { name: 'Heron', kind: 'bot' }];
    const added = { ...fairness, entropy: [...entropy, 'cd'.repeat(16)] };
    const without = { ...fairness, entropy: [...entropy, null] };
    expect(await holds(without, { seats: three, seed: await seedOf(without) })).toEqual([true, true, true, true]);
    expect(await holds(added, { seats: three, seed: await seedOf(added) })).toEqual([true, true, true, false]);
  });

  it('holds the secret to its form, so that one seal is not opened in two ways', async () => {
    const secret = `parlour/2|commitment|${table}|${fairness.secret}`;
    const { commitment: _, version: __, ...rest } = { ...fairness, secret };
    const first = { ...rest, commitment: await commitmentTo({ ...rest, commitment: '' }) };
    const findings = await checkDeal(first, { ...dealt, seed: await seedOf(first) }, { table, seat: null });
    expect(findings.map((finding) => finding.holds)).toEqual([false, true]);
  });

  it('says nothing of what this browser did not see', async () => {
    const findings = await checkDeal(fairness, dealt, { table, seat: null });
    expect(findings.map((finding) => finding.key)).toEqual(['fair-commitment', 'fair-seed']);
  });

  it('names the people who added nothing', () => {
    const bots: Dealt['seats'] = [...seats, { name: 'Heron', kind: 'bot' }];
    expect(silentIn(fairness, dealt)).toEqual([]);
    expect(silentIn({ ...fairness, entropy: [null, entropy[1] ?? null, null] }, { ...dealt, seats: bots })).toEqual([0]);
  });
});

describe('the first version', () => {
  it('names no table', async () => {
    const [, { fairness, seed } = { fairness: {} as Fairness, seed: '' }] = examples;
    const findings = await checkDeal({ ...fairness, table: 'oak' }, { seed, seats }, { table: 'oak', seat: null });
    expect(findings.map((finding) => finding.holds)).toEqual([false, true]);
  });
});

describe('the second version', () => {
  it('is bound to the table', async () => {
    const [{ fairness, seed } = { fairness: {} as Fairness, seed: '' }] = examples;
    const findings = await checkDeal(fairness, { seed, seats }, { table: 'elsewhere', seat: null });
    expect(findings.map((finding) => finding.holds)).toEqual([false, true]);
  });
});
