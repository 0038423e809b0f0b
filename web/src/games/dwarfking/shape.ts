/**
 * How the table is laid out, by the room that it has: `wide`, the others around the trick; `tall`, on a phone, the others in a
 * row above it; `short`, a phone on its side, quest and Special to both sides of it.
 */
export type Shape = 'wide' | 'tall' | 'short';

/** In widths of the letter m, so that larger type counts as a smaller table. */
const SHORT = 30;
const NARROW = 55;
const TABLET = 62;
/** What is nearly square has no room at its sides. */
const SIDEWAYS = 1.2;

export function shapeOf(width: number, height: number, em: number): Shape {
  if (height < SHORT * em && width > height * SIDEWAYS) return 'short';
  return width < NARROW * em || (width < TABLET * em && height > width) ? 'tall' : 'wide';
}

/** The width of a card in the hand: by the room, but never too small for a finger and an eye. */
export function handCardWidth(shape: Shape, width: number, height: number): number {
  if (shape === 'short') return Math.max(52, Math.min(height * 0.19, width * 0.085, 96));
  return Math.max(54, Math.min(width / (shape === 'tall' ? 6.2 : 6.4), height * 0.155, 200));
}
