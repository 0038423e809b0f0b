/** A pile of which only the top is known: what lay there before is still to be seen while the next card is on its way. */
export interface Followed {
  top: string | null;
  height: number;
  /** What lies under the top card, as far as it was seen. */
  beneath: string | null;
}

export const NOTHING: Followed = { top: null, height: 0, beneath: null };

/** The pile as it is now, after what was seen of it. */
export function followed(before: Followed, top: string | null, height: number): Followed {
  if (height > before.height) return { top, height, beneath: before.top };
  return { top, height, beneath: height === before.height ? before.beneath : null };
}
