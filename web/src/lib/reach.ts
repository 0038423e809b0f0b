/** Links that work on another device. The address in the bar may be this computer's name for itself: the server knows better. */
import { api } from './api';
import type { Reach } from './protocol';

/** As much of `location` as is needed, so that tests can bring their own. */
type Here = Pick<Location, 'origin' | 'host' | 'pathname'>;

let asking: Promise<Reach> | undefined;

/** Where others find the server. It is asked once; who gets no answer has the address in the bar, and asks again later. */
export function reach(): Promise<Reach> {
  asking ??= api.reach().catch(() => {
    asking = undefined;
    return { origins: [] };
  });
  return asking;
}

/** Where a link begins: as this page does if others can come that way, else as the server says. */
export function originFor({ origins }: Reach, here: Here): string {
  const [best] = origins;
  const isKnown = best === undefined || origins.some((origin) => new URL(origin).host === here.host);
  return isKnown ? here.origin : best;
}

/** A link that works anywhere. */
export async function wholeLink(hash: string, here: Here = location): Promise<string> {
  return `${originFor(await reach(), here)}${here.pathname}${hash}`;
}
