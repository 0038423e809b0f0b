/** How large the cards on a phone are. */
import { expect, test } from 'vitest';
import { fit, LEAST, MOST } from '../src/phone/fit';

test('cards are as large as their place allows, and never too small for a finger', () => {
  expect(fit([4], 360, 560)).toBe(MOST);
  expect(fit([4], 300, 340)).toBeLessThan(MOST);
  expect(fit([25, 3], 320, 200)).toBe(LEAST);
  for (const [width, height] of [[340, 480], [400, 250], [700, 300]] as const)
    for (const places of [[1], [5], [8], [3, 3], [12, 3]]) {
      const card = fit(places, width, height);
      const across = Math.floor((width + 8) / (card + 8));
      const rows = places.reduce((sum, count) => sum + Math.ceil(count / across), 0);
      if (card > LEAST) expect(rows * (card * 1.4 + 8)).toBeLessThanOrEqual(height);
      // Fewer cards are never smaller.
      expect(fit(places.map((count) => Math.max(1, count - 2)), width, height)).toBeGreaterThanOrEqual(card);
    }
});
