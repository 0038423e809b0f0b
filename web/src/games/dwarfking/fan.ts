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

/** So much of a card must be visible to be tapped, in CSS pixels, and to be known by its corner, as a share of its width. */
const TAP = 28;
const CORNER = 0.45;
/** How much of a card the row below leaves visible: its corner. */
const ROW = 0.5;
/** Room above for cards that lift, as a share of their height. */
const LIFT = 0.14;

export function fan(count: number, width: number, cardWidth: number): Fan {
  /** Turned cards reach out a little at both ends. */
  const inOneRow = (width - cardWidth * 1.2) / Math.max(1, count - 1);
  const rows = inOneRow < Math.max(TAP, cardWidth * CORNER) ? 2 : 1;
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

/** Where the cards of a trick lie, from its middle. */
export interface TrickPlaces {
  cardWidth: number;
  /** The room for the name of who played a card, where they lie in a row. */
  named?: number;
  /** The bottom seat is step 0, clockwise from there. */
  of: (step: number) => { x: number; y: number };
}

/** Cards of this width lie around the middle even if a row would have room for larger ones. */
const LARGE_ENOUGH = 58;
/** Pixels for a name below a card. */
const NAME = 15;

/** Around the middle, each card towards who played it; in a row where that would make them tiny. */
export function trickPlaces(width: number, height: number, players: number): TrickPlaces {
  const round = Math.min(width / (players > 4 ? 4 : 3.5), height / 3.15, 210);
  const row = Math.min(width / (players * 1.08), (height - NAME) / 1.45, 210);
  if (round < LARGE_ENOUGH && row > round) {
    const cardWidth = Math.max(38, row);
    const step = Math.max(cardWidth * 1.05, Math.min(width / players, cardWidth * 1.6));
    return { cardWidth, named: step, of: (seat) => ({ x: offRow(seat, players) * step, y: -NAME / 2 }) };
  }
  const cardWidth = Math.max(40, round);
  return { cardWidth, of: (step) => around(step, players, cardWidth) };
}

function around(step: number, players: number, cardWidth: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (step * 2 * Math.PI) / players;
  const wide = players > 4 ? 1.5 : 1.2;
  return { x: Math.cos(angle) * wide * cardWidth, y: Math.sin(angle) * 0.78 * cardWidth };
}

/** As the others sit in their row, the bottom seat in the middle: how many cards from the middle. */
function offRow(step: number, players: number): number {
  const middle = Math.floor(players / 2);
  const at = step === 0 ? middle : step <= middle ? step - 1 : step;
  return at - (players - 1) / 2;
}
