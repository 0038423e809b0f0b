/** The looks of the seven kinds of cards: every one has its colours, its emblem, and for the castles their roofs. */

export interface Look {
  main: string;
  deep: string;
  pale: string;
  /** What is written on `main`. */
  on: string;
  /** An outline in a square of 24. */
  emblem: string;
}

const NOBODY: Look = {
  main: '#8b8577',
  deep: '#5b564b',
  pale: '#efe9dc',
  on: '#ffffff',
  emblem: 'M4 4h16v10l-8 8-8-8z',
};

const LOOKS: Record<string, Look> = {
  'castle-red': {
    main: '#c8323a',
    deep: '#8a1b26',
    pale: '#fbdfd8',
    on: '#ffffff',
    emblem: 'M12 22C5 16 1.5 12.4 1.5 8a5.3 5.3 0 0 1 10.5-1.7A5.3 5.3 0 0 1 22.5 8c0 4.4-3.5 8-10.5 14z',
  },
  'castle-blue': {
    main: '#2e6fc0',
    deep: '#1b437e',
    pale: '#d9e9fb',
    on: '#ffffff',
    emblem: 'M15 1.5a11 11 0 1 0 8 15.5A9.5 9.5 0 0 1 15 1.5z',
  },
  'castle-green': {
    main: '#35813f',
    deep: '#1e5429',
    pale: '#dcefd5',
    on: '#ffffff',
    emblem: 'M12 1C21 6 21 15.5 13.5 18.5V23h-3v-4.5C3 15.5 3 6 12 1z',
  },
  'castle-yellow': {
    main: '#f0b323',
    deep: '#8a5d00',
    pale: '#fdf0c6',
    on: '#3b2900',
    emblem:
      'M12 .5l2.7 4.9 5.4-1.5-1.5 5.4 4.9 2.7-4.9 2.7 1.5 5.4-5.4-1.5L12 23.5l-2.7-4.9-5.4 1.5 1.5-5.4L.5 12l4.9-2.7-1.5-5.4 5.4 1.5z',
  },
  diamond: {
    main: '#27aabf',
    deep: '#0b5c6d',
    pale: '#ddf6f9',
    on: '#06333c',
    emblem: 'M6 3h12l5.5 7L12 22.5.5 10z',
  },
  witch: {
    main: '#5f3d8c',
    deep: '#2f1c51',
    pale: '#d8c9ec',
    on: '#ffffff',
    emblem: 'M13.5 1l4.5 15c3 .5 5.5 1.5 5.5 3 0 2.2-5 3.5-11.5 3.5S.5 21.2.5 19c0-1.5 2.5-2.5 5.5-3L9 6z',
  },
  fairy: {
    main: '#c0437d',
    deep: '#8b2a59',
    pale: '#fde3ee',
    on: '#ffffff',
    emblem:
      'M12 12C10 4 3 1 1.5 4.5S3.5 13 9 13c-4 1-6.5 5-4.5 8s6.5-2 7.5-6c1 4 5.5 9 7.5 6s-.5-7-4.5-8c5.5 0 9-5 7.5-8.5S14 4 12 12z',
  },
};

/** The look of a card; a grey one for a castle that is not begun. */
export function lookOf(card: string | null): Look {
  return LOOKS[card ?? ''] ?? NOBODY;
}

/** The roof of a tower of width `w` around `cx` that stands at `y`: each colour has a shape of its own. */
export function roof(card: string | null, cx: number, y: number, w: number, h: number): string {
  const half = w / 2;
  switch (card) {
    case 'castle-blue': {
      const bulb = half + 5;
      return (
        `M${cx - half} ${y}C${cx - bulb - 6} ${y - h * 0.4} ${cx - 5} ${y - h * 0.55} ${cx} ${y - h}` +
        `C${cx + 5} ${y - h * 0.55} ${cx + bulb + 6} ${y - h * 0.4} ${cx + half} ${y}z`
      );
    }
    case 'castle-green': {
      const out = half + 5;
      const step = (out * 2) / 5;
      const low = y - h * 0.3;
      const high = y - h * 0.55;
      return `M${cx - out} ${y}V${high}h${step}V${low}h${step}V${high}h${step}V${low}h${step}V${high}h${step}V${y}z`;
    }
    case 'castle-yellow': {
      const out = half + 4;
      const rise = h * 0.72;
      return (
        `M${cx - out} ${y}C${cx - out} ${y - rise * 1.25} ${cx - 4} ${y - rise} ${cx - 2} ${y - rise}V${y - h}` +
        `h4V${y - rise}C${cx + 4} ${y - rise} ${cx + out} ${y - rise * 1.25} ${cx + out} ${y}z`
      );
    }
    default:
      return `M${cx - half - 6} ${y}L${cx} ${y - h}L${cx + half + 6} ${y}z`;
  }
}
