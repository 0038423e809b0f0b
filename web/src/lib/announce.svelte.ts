/**
 * What a screen reader is told as it happens.
 *
 * Sentences are added to a region and never replaced, so that each is said in its turn however fast they follow each other;
 * the oldest go when they have long been said.
 */
import { untrack } from 'svelte';

const KEPT = 60;
let said = $state.raw<{ key: number; text: string }[]>([]);
let count = 0;

/** What stands in the live region, the newest last. */
export function announcements(): { key: number; text: string }[] {
  return said;
}

export function announce(text: string): void {
  if (!text) return;
  count += 1;
  said = [...untrack(() => said).slice(1 - KEPT), { key: count, text }];
}
