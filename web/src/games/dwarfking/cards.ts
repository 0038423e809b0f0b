/** The names of cards: `blue-9`, `green-11-flag`, `dragon`. */

export type Colour = 'green' | 'blue' | 'red';
export type Suit = Colour | 'magic';

export interface CardName {
  suit: Suit;
  /** 1 to 11, J, Q, K or A; empty for Magic cards. */
  rank: string;
}

export const colours: readonly Colour[] = ['green', 'blue', 'red'];

/** The Specials as the server's sentences say them, for refusals in another language. */
const specialWords: Record<string, string> = {
  'Druid (green 1)': 'green-1',
  'green Flag Bearer (11)': 'green-11-flag',
  'Tinkerer (green 11)': 'green-11-tinkerer',
  'Joker (blue 1)': 'blue-1',
  'blue Flag Bearer (11)': 'blue-11-flag',
  'Enchanter (blue 11)': 'blue-11-enchanter',
  'Scout (red 1)': 'red-1',
  'red Flag Bearer (11)': 'red-11-flag',
  'Shaman (red 11)': 'red-11-shaman',
  Dragon: 'dragon',
  Mummy: 'mummy',
  Puppeteer: 'puppeteer',
  Sorcerer: 'sorcerer',
  Excalibur: 'excalibur',
};

const rankWords: Record<string, string> = { Jack: 'J', Queen: 'Q', King: 'K', Ace: 'A' };

export const specials: readonly string[] = Object.values(specialWords);

export function isColour(word: string): word is Colour {
  return (colours as readonly string[]).includes(word);
}

export function readCard(card: string): CardName {
  const [suit = '', rank = ''] = card.split('-');
  return isColour(suit) ? { suit, rank } : { suit: 'magic', rank: '' };
}

/** The card that the server calls `red Queen` or `Druid (green 1)`; null when it is none. */
export function cardFromWords(words: string): string | null {
  const special = specialWords[words];
  if (special) return special;
  const found = /^(green|blue|red) (\d+|Jack|Queen|King|Ace)$/.exec(words);
  return found ? `${found[1]}-${rankWords[found[2] ?? ''] ?? found[2]}` : null;
}
