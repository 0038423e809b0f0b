/** The order of a hand, as its owner likes it. */
export type Sort = 'colour' | 'number';

/** Where a card comes among the colours of its game, and where among the numbers; cards without either come last. */
export interface Rank {
  colour: number;
  number: number;
}

/** The cards by colour and then by number, or the other way round; equal ones stay as they are. */
export function sorted(cards: readonly string[], by: Sort, rankOf: (card: string) => Rank): string[] {
  const [first, second] = by === 'colour' ? (['colour', 'number'] as const) : (['number', 'colour'] as const);
  const ranked = cards.map((card) => ({ card, rank: rankOf(card) }));
  return ranked.sort((one, other) => one.rank[first] - other.rank[first] || one.rank[second] - other.rank[second]).map(({ card }) => card);
}
