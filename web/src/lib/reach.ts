/** Links that work on another device. The address in the bar may be this computer's name for itself: the server knows better. */
import { api } from './api';
import { baseOf } from './base';
import type { Reach } from './protocol';

let asking: Promise<Reach> | undefined;

/** Where others find the server. It is asked once; who gets no answer has the address in the bar, and asks again later. */
export function reach(): Promise<Reach> {
  asking ??= api.reach().catch(() => {
    asking = undefined;
    return { origins: [] };
  });
  return asking;
}

/** Where a link begins, up to its last slash: as this page does if others can come that way, else as the server says. */
export function beginningOf({ origins }: Reach, page: string): string {
  const base = baseOf(page);
  const [best] = origins;
  const isKnown = best === undefined || origins.some((origin) => new URL(origin).host === base.host);
  return isKnown ? base.href : `${best}/`;
}

/** A link that works anywhere. */
export async function wholeLink(hash: string): Promise<string> {
  return beginningOf(await reach(), document.baseURI) + hash;
}
