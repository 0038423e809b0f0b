/** How large cards can be where several of them share a place. */
const GAP = 8;
const TALL = 1.4;
/** A finger needs the one; the other is large enough for anybody. */
export const [LEAST, MOST] = [52, 150];

/** The width of a card, so that so many of them, in as many places one below the other, need no scroll; as long as a finger hits them. */
export function fit(places: readonly number[], width: number, height: number): number {
  for (let card = MOST; card > LEAST; card -= 2) {
    const across = Math.max(1, Math.floor((width + GAP) / (card + GAP)));
    const rows = places.reduce((sum, count) => sum + Math.ceil(count / across), 0);
    if (card <= width && rows * (card * TALL + GAP) <= height) return card;
  }
  return LEAST;
}
