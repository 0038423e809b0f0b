/** The cards of Dig Dig as the table groups and lays them. */

/** Equal cards of a hand, which are played alone or together. */
export interface Group {
  card: string;
  count: number;
}

/** Equal cards together, in the order in which they come. */
export function grouped(cards: string[]): Group[] {
  const groups: Group[] = [];
  for (const card of cards) {
    const found = groups.find((group) => group.card === card);
    if (found) found.count += 1;
    else groups.push({ card, count: 1 });
  }
  return groups;
}

/** How many of a card there are. */
export function countOf(cards: string[], card: string): number {
  return cards.filter((other) => other === card).length;
}

/** The columns in which a row is laid, as the slots of blind cards are numbered. */
export const SLOTS = [1, 2, 3];
export type Columns = (string | null)[];

/** Which face-up card lies in which of the columns: a card stays where it lay, a new one takes a place that is free. */
export function keptColumns(before: Columns, cards: string[]): Columns {
  const rest = [...cards];
  const columns: Columns = SLOTS.map((slot) => {
    const at = rest.indexOf(before[slot - 1] ?? '');
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
  });
  return columns.map((card) => card ?? rest.shift() ?? null);
}

/** Keys for motion, by what a card is and which of the equal ones. */
export const handKey = (card: string, index: number): string => `hand-${card}-${index}`;
export const upKey = (seat: number, card: string, index: number): string => `up-${seat}-${card}-${index}`;
export const blindKey = (seat: number, slot: number): string => `blind-${seat}-${slot}`;
/** `height` counts from the bottom of the pile. */
export const pileKey = (height: number): string => `pile-${height}`;
export const handPlace = (seat: number): string => `hand-of-${seat}`;
