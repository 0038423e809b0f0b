/** What a screen reader is told as it happens. */
import { untrack } from 'svelte';

let said = $state('');

/** The text of the live region. */
export function announcement(): string {
  return said;
}

export function announce(text: string): void {
  // The same sentence twice is two events: a trailing space makes it a change.
  if (text) said = untrack(() => said) === text ? `${text} ` : text;
}
