/** The words of The Dwarf King. */
import { wordsOf } from '../../lib/i18n.svelte';

export const t = wordsOf('dwarfking');
