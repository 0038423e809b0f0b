/** Whether a dialog lies over the page: what happens behind it is neither seen nor read out. */
import { untrack } from 'svelte';

let dialogs = $state(0);

export function isCovered(): boolean {
  return dialogs > 0;
}

/** A dialog opens; what comes back is called when it closes. */
export function cover(): () => void {
  untrack(() => (dialogs += 1));
  return () => untrack(() => (dialogs -= 1));
}
