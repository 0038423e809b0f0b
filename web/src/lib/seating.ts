/** Who sits where on the screen. */

/** All seats clockwise, beginning with the one at the bottom of the screen. */
export function aroundFrom(me: number | null, players: number): number[] {
  return Array.from({ length: players }, (_, step) => ((me ?? 0) + step) % players);
}

/** The other seats clockwise: the first sits to the left of the bottom seat, the last to its right. */
export function othersFrom(me: number | null, players: number): number[] {
  return aroundFrom(me, players).slice(1);
}
