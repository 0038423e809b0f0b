import { describe, expect, it } from 'vitest';
import { checkDeal, seedOf } from '../src/lib/fair';
import { hex, sha256, sha256ByHand } from '../src/lib/sha256';

// Worked out with Python's hashlib, as `parlour.engine.fair` does it.
const secret = 'ab'.repeat(32);
const commitment = '271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a';
const entropy = ['00'.repeat(16), null, 'ff'.repeat(16)];
const seed = 'd2bbd4c66ed72d75e649738d27482dc88ca05759fae76077b8e8d7b3bdc2fb20';

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

describe('the check of a deal', () => {
  it('follows the same recipe as the server', async () => {
    expect(await seedOf(secret, entropy)).toBe(seed);
  });

  it('holds for an honest deal', async () => {
    const known = { seat: 0, entropy: '00'.repeat(16), commitment };
    const findings = await checkDeal({ secret, commitment, entropy }, seed, known);
    expect(findings.map((finding) => finding.holds)).toEqual([true, true, true, true]);
  });

  it('finds another secret, another seal, a share that was left out and another seed', async () => {
    const known = { seat: 0, entropy: '11'.repeat(16), commitment: '00'.repeat(32) };
    const findings = await checkDeal({ secret: 'cd'.repeat(32), commitment, entropy }, seed, known);
    expect(findings.map((finding) => finding.holds)).toEqual([false, false, false, false]);
  });

  it('says nothing of what this browser did not see', async () => {
    const findings = await checkDeal({ secret, commitment, entropy }, seed, { seat: null });
    expect(findings.map((finding) => finding.key)).toEqual(['fair.commitment', 'fair.seed']);
  });
});
