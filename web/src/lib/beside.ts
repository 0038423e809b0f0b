/** Where something small is put that belongs to something else on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between the two, and to the edge of the screen. */
const GAP = 6;

/** Above it, or below where there is no room above; in its middle, as far as the screen allows. */
export function beside(what: Box, bubble: { width: number; height: number }, screen: { width: number; height: number }): { left: number; top: number } {
  const above = what.top - GAP - bubble.height;
  const below = Math.min(what.top + what.height + GAP, screen.height - GAP - bubble.height);
  const middle = what.left + what.width / 2 - bubble.width / 2;
  return {
    left: Math.max(GAP, Math.min(middle, screen.width - GAP - bubble.width)),
    top: above >= GAP ? above : Math.max(GAP, below),
  };
}
