/** Any view as something that can be drawn: cards, stacks, numbers and words, told apart by what they are. */
import type { Offer, Wish } from '../lib/protocol';

export type Piece =
  | { kind: 'cards'; name: string; cards: (string | null)[] }
  | { kind: 'stack'; name: string; count: number }
  | { kind: 'number'; name: string; value: number }
  | { kind: 'numbers'; name: string; values: number[] }
  | { kind: 'word'; name: string; value: string }
  | { kind: 'flag'; name: string }
  | { kind: 'group'; name: string; pieces: Piece[] };

export interface Drawn {
  /** What lies with each seat. */
  seats: Piece[][];
  /** What lies between them. */
  middle: Piece[];
}

type Fields = Record<string, unknown>;
/** What the shell shows by itself. */
const SHOWN = ['viewer', 'to_act', 'players'];

/** A view, with the ids that are cards. Hidden cards are counts: `hand_count` without a `hand` beside it. */
export function drawn(view: Fields, cards: ReadonlySet<string>): Drawn {
  const players = Array.isArray(view['players']) ? (view['players'] as unknown[]) : [];
  const middle = Object.fromEntries(Object.entries(view).filter(([name]) => !SHOWN.includes(name)));
  const seats = players.map((player) => (isFields(player) ? piecesOf(player, cards).filter(holdsSomething) : []));
  return { seats, middle: piecesOf(middle, cards) };
}

/** An empty place in the middle waits for cards; what a player has none of would only be in the way, and may be no cards at all. */
function holdsSomething(piece: Piece): boolean {
  return piece.kind !== 'cards' || piece.cards.length > 0;
}

function piecesOf(fields: Fields, cards: ReadonlySet<string>): Piece[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (!name.endsWith('_count') || typeof value !== 'number') return pieceOf(name, value, cards);
    const counted = name.slice(0, -'_count'.length);
    return counted in fields ? [] : [{ kind: 'stack', name: counted, count: value }];
  });
}

function pieceOf(name: string, value: unknown, cards: ReadonlySet<string>): Piece[] {
  if (value === null || value === undefined || value === false) return [];
  if (value === true) return [{ kind: 'flag', name }];
  if (typeof value === 'number') return [{ kind: 'number', name, value }];
  if (typeof value === 'string') return [cards.has(value) ? { kind: 'cards', name, cards: [value] } : { kind: 'word', name, value }];
  if (isFields(value)) return [{ kind: 'group', name, pieces: piecesOf(value, cards) }];
  if (!Array.isArray(value)) return [];
  if (value.every((one) => one === null || (typeof one === 'string' && cards.has(one)))) return [{ kind: 'cards', name, cards: value }];
  if (value.every((one) => typeof one === 'number')) return [{ kind: 'numbers', name, values: value }];
  return value.flatMap((one) => pieceOf(name, one, cards));
}

/**
 * What a card stands for: itself where it lies; where a game does not say where its cards lie, just itself. A stack, of which
 * nobody sees a card, stands for where it lies.
 */
export function wishOf(offers: Offer[], place: string, card?: string): Wish {
  if (card === undefined) return { from: place };
  const says = offers.some(({ parts }) => parts.card === card && parts.from !== undefined);
  return says ? { card, from: place } : { card };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a card shows of itself: its colour, if its id begins with one, and the rest of the id, or the game's letter for it, in large. */
export function faceOf(card: string, letterOf: (mark: string) => string | undefined = () => undefined): { colour: string; mark: string } {
  const [first = '', ...rest] = card.split('-');
  const suit = SUITS[first];
  const colour = suit?.colour ?? COLOURS[first];
  const said = colour && rest.length > 0 ? rest : [first, ...rest];
  const mark = letterOf(said.join('-')) ?? said.join(' ');
  return { colour: colour && rest.length > 0 ? colour : hueOf(first), mark: suit && rest.length > 0 ? `${suit.sign} ${mark}` : mark };
}

const COLOURS: Record<string, string> = {
  red: 'light-dark(#b3261e, #ff8a80)',
  blue: 'light-dark(#1f5fa8, #8ab8ff)',
  green: 'light-dark(#2c6b3a, #8fd19e)',
  yellow: 'light-dark(#8a6100, #ffd75e)',
  black: 'light-dark(#2b2b2b, #d6d6d6)',
  white: 'light-dark(#6b6559, #f2eee4)',
};

const SUITS: Record<string, { sign: string; colour: string }> = {
  clubs: { sign: '♣', colour: 'light-dark(#2b2b2b, #d6d6d6)' },
  spades: { sign: '♠', colour: 'light-dark(#2b2b2b, #d6d6d6)' },
  hearts: { sign: '♥', colour: 'light-dark(#b3261e, #ff8a80)' },
  diamonds: { sign: '♦', colour: 'light-dark(#b3261e, #ff8a80)' },
};

/** Always the same colour for the same word. */
export function hueOf(word: string): string {
  const hue = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return `light-dark(hsl(${hue} 55% 32%), hsl(${hue} 60% 76%))`;
}
