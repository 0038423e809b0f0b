/** What Villains says in the chosen language. */
import { wordsOf } from '../../lib/i18n.svelte';

export const t = wordsOf('villains');
