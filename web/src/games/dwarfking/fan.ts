/** Where the cards of a hand lie. */

export interface Place {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
}

export interface Fan {
  height: number;
  of: (n: number) => Place;
}

/** So much of a card must be visible to be tapped: CSS pixels, and a share of its width. */
const TAP = 28;
const MIDDLE = 0.6;
/** How much of a card the row below leaves visible. */
const ROW = 0.6;
/** Room above for cards that lift, as a share of their height. */
const LIFT = 0.14;

export function fan(count: number, width: number, cardWidth: number): Fan {
  /** Turned cards reach out a little at both ends. */
  const inOneRow = (width - cardWidth * 1.2) / Math.max(1, count - 1);
  const rows = inOneRow < Math.max(TAP, cardWidth * MIDDLE) ? 2 : 1;
  const free = width - cardWidth * (rows === 1 ? 1.2 : 1);
  const perRow = Math.ceil(count / rows);
  const step = Math.min(cardWidth * 0.86, perRow > 1 ? free / (perRow - 1) : 0);
  const cardHeight = cardWidth * 1.4;
  const top = cardHeight * LIFT;
  const bend = rows === 1 ? Math.min(1.1, 9 / count) : 0;
  return {
    height: top + cardHeight * (1 + (rows - 1) * ROW) + (rows === 1 ? cardHeight * 0.04 : 0),
    of: (n) => {
      const row = Math.floor(n / perRow);
      const inRow = row === rows - 1 ? count - perRow * (rows - 1) : perRow;
      const middle = (inRow - 1) / 2;
      const off = (n % perRow) - middle;
      return {
        x: (width - cardWidth) / 2 + off * step,
        y: top + row * cardHeight * ROW + (bend * off * off * cardWidth) / 900,
        turn: off * bend,
      };
    },
  };
}

/** Where the card of a seat lies in a trick, from the middle: the bottom seat is step 0, clockwise from there. */
export function around(step: number, players: number, cardWidth: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (step * 2 * Math.PI) / players;
  const wide = players > 4 ? 1.5 : 1.2;
  return { x: Math.cos(angle) * wide * cardWidth, y: Math.sin(angle) * 0.78 * cardWidth };
}

/** The widest cards with which a trick fits into its place. */
export function trickCardWidth(width: number, height: number, players: number): number {
  const across = players > 4 ? 4 : 3.5;
  return Math.max(40, Math.min(width / across, height / 3.15, 210));
}
