/** The colours of the cards. */

/** Numbers are printed on paper, in the colour of what grows on them. */
export const INK: Record<string, string> = {
  '1': '#446d17',
  '2': '#b3201f',
  '3': '#a03c58',
  '4': '#765410',
  '5': '#34479c',
  '6': '#ad1c69',
  '7': '#a84c05',
  '8': '#741d57',
  '9': '#0f6757',
  '10': '#864800',
};

/** Powers fill the whole card. */
export const GROUND: Record<string, string> = { boom: '#a8211b', drop: '#1d568f', limbo: '#66369b', ninja: '#35323d' };

export const isPower = (card: string): boolean => card in GROUND;
