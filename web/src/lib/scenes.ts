/**
 * How long what happens stays to be seen, and in which parts.
 *
 * Some moves clear away what they completed: the last card of a trick that ends a deal, a card that sends the pile away.
 * Such a move is shown in several scenes, the first of them with everything still in its place.
 */
import type { ShownEvent } from '../games/types';
import { paceFactor, settings } from './settings.svelte';
import { LINGER, WATCH } from './times';

export interface Scene<V = unknown> {
  view: V;
  /** What happened between the scene before and this one. */
  events: ShownEvent[];
  /** Whether it shows something finished, such as a trick, that is about to go. */
  lingers?: true;
}

/** The scenes of one move, from the table before it to the table after it; the last one shows `after`. */
export type Direct<V = unknown> = (before: V, events: ShownEvent[], after: V) => Scene<V>[];

/** Milliseconds that a scene stays, at the chosen pace. */
export function stay({ lingers }: Pick<Scene, 'lingers'> = {}): number {
  return (lingers ? LINGER : WATCH) * paceFactor[settings.pace];
}
