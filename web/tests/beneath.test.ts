import { describe, expect, it } from 'vitest';
import { followed, NOTHING } from '../src/lib/beneath';

describe('a pile that is followed', () => {
  const grown = followed(followed(NOTHING, 'red-1', 1), 'red-2', 2);

  it('shows what lay there before under what comes', () => {
    expect(grown.beneath).toBe('red-1');
  });

  it('keeps it while nothing changes, or only the top does', () => {
    expect(followed(grown, 'red-2', 2)).toEqual(grown);
    expect(followed(grown, 'blue-4', 2).beneath).toBe('red-1');
  });

  it('knows nothing when the top was taken away', () => {
    expect(followed(grown, 'red-1', 1).beneath).toBeNull();
  });
});
