/** The jewels of the suits and the colours of the villains. Everything is drawn in a card of 100 by 140. */

export type Suit = 'red' | 'blue' | 'green';

export interface Jewel {
  /** From the rim of the card to its middle. */
  deep: string;
  bright: string;
  /** The stone and its lit facets. */
  stone: string;
  light: string;
  /** The cut of the stone around (0, 0), about 60 wide; each suit has its own. */
  cut: string;
  facets: string;
}

export const jewels: Record<Suit, Jewel> = {
  red: {
    deep: '#4a0618',
    bright: '#a3163b',
    stone: '#d92b56',
    light: '#ff8fa6',
    cut: 'M0 -37 L29 0 L0 37 L-29 0Z',
    facets: 'M0 -37 L-12 0 L0 37 M0 -37 L12 0 L0 37 M-29 0 H29',
  },
  blue: {
    deep: '#071640',
    bright: '#1d49a8',
    stone: '#2f74e0',
    light: '#9cc8ff',
    cut: 'M0 -32 A32 32 0 1 1 0 32 A32 32 0 1 1 0 -32Z',
    facets: 'M0 -32 L22.6 22.6 L-32 0 L22.6 -22.6 L0 32 L-22.6 -22.6 L32 0 L-22.6 22.6Z',
  },
  green: {
    deep: '#03301f',
    bright: '#0d7048',
    stone: '#159a63',
    light: '#8eeabb',
    cut: 'M-15 -34 H15 L27 -22 V22 L15 34 H-15 L-27 22 V-22Z',
    facets: 'M-9 -22 H9 L17 -14 V14 L9 22 H-9 L-17 14 V-14Z M-15 -34 L-9 -22 M15 -34 L9 -22 M27 -22 L17 -14 M27 22 L17 14 M15 34 L9 22 M-15 34 L-9 22 M-27 22 L-17 14 M-27 -22 L-17 -14',
  },
};

export interface Figure {
  /** Behind the silhouette. */
  ground: string;
  /** The silhouette's second colour. */
  glow: string;
}

export const figures: Record<string, Figure> = {
  maleficent: { ground: '#4b2a86', glow: '#b6f26a' },
  jafar: { ground: '#8a2432', glow: '#ffcf5c' },
  hook: { ground: '#14606e', glow: '#ffb199' },
  cruella: { ground: '#5d5f6e', glow: '#ffffff' },
  scar: { ground: '#8a5310', glow: '#ffd98a' },
  ursula: { ground: '#6d2a76', glow: '#8ff0e6' },
};

/** Whose power a special card is. */
export const powers: Record<string, string> = {
  curse: 'maleficent',
  hypnotize: 'jafar',
  meddling: 'hook',
  swipe: 'cruella',
  'no-escape': 'scar',
  whirlpool: 'ursula',
};
