/** The words of The Dwarf King. */
import { wordsOf } from '../../lib/i18n.svelte';

export const t = wordsOf('dwarfking');

/** A rank as it stands on the card: court cards and aces have the letters of the language. */
export function rankWord(rank: string): string {
  return rank === '' || /\d/.test(rank) ? rank : t(`rank-${rank}`);
}
