/** What is drawn on the cards, as few shapes. Every suit has a colour, a shape of its shield and a letter. */
import type { Suit } from './cards';

/** In a box of 24 × 28. */
export const shields: Record<Suit, string> = {
  green: 'M12 0.5L23 6.5V20.5L12 27.5L1 20.5V6.5z',
  blue: 'M1.5 1.5H22.5V12C22.5 19.5 18 24.5 12 27.5C6 24.5 1.5 19.5 1.5 12z',
  red: 'M0.5 1L7 5.5L12 0L17 5.5L23.5 1L22 16.5L12 27.8L2 16.5z',
  magic: 'M12 1L15.3 6.5L21.5 4.6L20.2 11L25 14L20.2 17.2L21.5 23.4L15.3 22L12 27L8.7 22L2.5 23.4L3.8 17.2L-1 14L3.8 11L2.5 4.6L8.7 6.5z',
};


/** Hammer of the Dwarves, sword of the Knights, face of the Goblins, star of Magic; in a box of 100 × 100. */
export const charges: Record<Suit, string> = {
  green: 'M20 18L28 12H72L80 18V42L72 48H57V90L50 95L43 90V48H28L20 42z',
  blue: 'M50 4L57 16V58H74V67H57V82A9 9 0 1 1 43 82V67H26V58H43V16z',
  red: 'M4 28L30 38Q50 20 70 38L96 28L82 56Q76 84 50 94Q24 84 18 56zM31 50L46 58Q42 66 33 62zM69 50L54 58Q58 66 67 62zM36 74L64 74L57 82L53 76L47 82z',
  magic: 'M50 4L58 42L96 50L58 58L50 96L42 58L4 50L42 42z',
};

/** How a shape is filled: in the colour of the suit, in gold, as light or dark; `line` is only drawn along. */
export type Tone = 'main' | 'gold' | 'light' | 'dark' | 'skin' | 'steel' | 'line';
export type Drawing = readonly (readonly [Tone, string])[];

const flag: Drawing = [
  ['dark', 'M22 6H29V96H22z'],
  ['gold', 'M25.5 2a5 5 0 1 0 0.1 0z'],
  ['main', 'M29 12Q48 4 62 14T92 14L80 34L92 54Q74 62 60 54T29 52z'],
  ['gold', 'M46 40V27L53 33L59 23L65 33L72 27V40z'],
];

/** The Specials in the order of their clauses, K-S1 to K-S14; in a box of 100 × 100. */
export const pictures: Record<string, Drawing> = {
  'green-1': [
    ['main', 'M50 4C36 8 38 18 34 22C24 24 26 34 28 38C18 44 24 54 30 56C28 66 38 72 47 70L45 96H55L53 70C62 72 72 66 70 56C76 54 82 44 72 38C74 34 76 24 66 22C62 18 64 8 50 4z'],
    ['line', 'M50 18V84M50 44L38 34M50 44L62 34M50 60L38 52M50 60L62 52'],
  ],
  'green-11-flag': flag,
  'green-11-tinkerer': [
    [
      'main',
      'M80 40L91 43L91 57L80 60L80 62L86 71L77 82L67 77L65 78L64 89L50 92L46 82L43 81L36 89L23 82L26 71L25 70L14 71L9 57L18 51L18 49L9 43L14 29L25 30L26 29L23 18L36 11L43 19L46 18L50 8L64 11L65 22L67 23L77 18L86 29L80 38zM37 50a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z',
    ],
    ['gold', 'M58 66L66 58L97 88L88 97z'],
  ],
  'blue-1': [
    ['main', 'M16 84L10 40Q6 26 12 18Q30 26 36 46Q38 20 50 8Q62 20 64 46Q70 26 88 18Q94 26 90 40L84 84z'],
    ['light', 'M36 46Q38 20 50 8Q62 20 64 46L50 84z'],
    ['gold', 'M14 76H86V92H14zM12 10a7 7 0 1 0 0.1 0zM50 0a7 7 0 1 0 0.1 0zM88 10a7 7 0 1 0 0.1 0z'],
  ],
  'blue-11-flag': flag,
  'blue-11-enchanter': [
    ['dark', 'M14 96L6 88L56 38L64 46z'],
    ['gold', 'M66 4L72 23L92 22L76 34L84 53L67 42L51 54L57 35L40 23L60 23z'],
    ['main', 'M28 14L31 23L40 26L31 29L28 38L25 29L16 26L25 23zM82 62L85 71L94 74L85 77L82 86L79 77L70 74L79 71z'],
  ],
  'red-1': [
    ['main', 'M2 50Q50 0 98 50Q50 100 2 50z'],
    ['light', 'M12 50Q50 14 88 50Q50 86 12 50z'],
    ['main', 'M50 29a21 21 0 1 0 0.1 0z'],
    ['gold', 'M50 40a10 10 0 1 0 0.1 0z'],
  ],
  'red-11-flag': flag,
  'red-11-shaman': [
    [
      'main',
      'M50 14C24 14 14 32 14 48C14 60 20 66 28 70V88H72V70C80 66 86 60 86 48C86 32 76 14 50 14zM36 40a9 10 0 1 0 0.1 0zM64 40a9 10 0 1 0 0.1 0zM50 60L56 72H44zM41 78H45V88H41zM55 78H59V88H55z',
    ],
    ['gold', 'M22 24L6 4L34 15zM78 24L94 4L66 15zM50 14L43 0H57z'],
  ],
  dragon: [
    ['main', 'M8 62C10 50 22 44 32 40L22 34L36 33C44 20 56 14 66 16L62 4L78 16C92 24 96 42 92 60C88 80 70 96 46 96C56 88 60 80 58 70L44 68L36 76L34 66L24 72L22 63z'],
    ['gold', 'M54 34a6 6 0 1 0 0.1 0zM10 74C4 82 12 86 6 94C20 92 24 82 18 76C20 72 16 68 10 74z'],
    ['line', 'M72 30Q82 44 78 62M64 50Q72 60 70 74'],
  ],
  mummy: [
    ['light', 'M50 4C26 4 18 22 18 44C18 66 26 96 50 96C74 96 82 66 82 44C82 22 74 4 50 4z'],
    ['line', 'M22 26L74 14M19 42L80 24M20 74L78 60M28 88L70 76M24 34L40 12'],
    ['dark', 'M22 46H79V60L22 58z'],
    ['gold', 'M36 46a6 6 0 1 0 0.1 0zM63 47a6 6 0 1 0 0.1 0z'],
  ],
  puppeteer: [
    ['gold', 'M8 10L14 4L92 20L90 28zM46 2H55L52 34H44z'],
    ['line', 'M14 12L28 62M86 24L72 62M49 32V48'],
    ['main', 'M50 44a11 11 0 1 0 0.1 0z'],
    ['main', 'M39 68H61L74 58L79 64L64 78L68 97H57L50 84L43 97H32L36 78L21 64L26 58z'],
  ],
  sorcerer: [
    ['main', 'M24 76Q40 50 44 18Q52 2 72 8Q62 14 62 24Q66 54 76 76z'],
    ['main', 'M4 82Q50 62 96 82Q92 96 50 96T4 82z'],
    ['gold', 'M52 36L55 45L64 46L57 52L60 61L52 56L44 61L47 52L40 46L49 45z'],
    ['gold', 'M24 74Q50 62 76 74L78 82Q50 70 22 82z'],
  ],
  excalibur: [
    ['light', 'M45 26H55V74H45z'],
    ['gold', 'M28 22H72V30H28zM46 8H54V22H46zM50 0a6 6 0 1 0 0.1 0z'],
    ['main', 'M6 96L20 66L36 60L50 66L66 58L82 68L94 96z'],
    ['line', 'M36 74L30 88M64 72L70 86'],
  ],
};

/** What a coloured Special does, in signs, for those who know it already. */
export const effects: Record<string, string> = {
  'green-1': '⇄',
  'green-11-flag': '+3',
  'green-11-tinkerer': '+3 »',
  'blue-1': '+3',
  'blue-11-flag': '‹ ›',
  'blue-11-enchanter': '×2',
  'red-1': '+1',
  'red-11-flag': '2 ⇄ 2',
  'red-11-shaman': '−3',
};

/** The people on Jack, Queen and King: first who they are, then what is on their head; in a box of 100 × 100. */
export const people: Record<Suit, Drawing> = {
  green: [
    ['skin', 'M28 34H72V62H28z'],
    ['main', 'M24 48Q34 58 50 56Q66 58 76 48L80 72Q70 98 50 100Q30 98 20 72z'],
    ['skin', 'M50 44a9 8 0 1 0 0.1 0z'],
    ['dark', 'M38 42a3.5 3.5 0 1 0 0.1 0zM62 42a3.5 3.5 0 1 0 0.1 0z'],
    ['line', 'M40 72Q50 80 60 72M38 88Q50 94 62 88'],
  ],
  blue: [
    ['steel', 'M26 34H74V64L50 84L26 64z'],
    ['dark', 'M30 44H70V52H54V74H46V52H30z'],
    ['main', 'M10 100Q12 78 34 74L50 86L66 74Q88 78 90 100z'],
  ],
  red: [
    ['skin', 'M0 40L28 44V62zM100 40L72 44V62z'],
    ['skin', 'M26 34H74Q76 66 50 80Q24 66 26 34z'],
    ['light', 'M32 46L46 51Q42 58 34 55zM68 46L54 51Q58 58 66 55z'],
    ['dark', 'M40 49a3 3 0 1 0 0.1 0zM60 49a3 3 0 1 0 0.1 0zM38 64H62L57 68L55 74L52 68H48L45 74L43 68z'],
    ['main', 'M12 100Q18 80 40 78L50 84L60 78Q82 80 88 100z'],
  ],
  magic: [],
};

export const headgear: Record<string, Drawing> = {
  J: [
    ['main', 'M20 38Q22 16 50 14Q78 16 80 38z'],
    ['gold', 'M20 33H80V40H20z'],
    ['light', 'M70 20Q76 2 98 2Q96 20 78 30z'],
  ],
  Q: [
    ['gold', 'M24 40L20 20L36 28L50 10L64 28L80 20L76 40z'],
    ['light', 'M20 14a5 5 0 1 0 0.1 0zM50 4a5 5 0 1 0 0.1 0zM80 14a5 5 0 1 0 0.1 0z'],
    ['main', 'M24 40Q12 60 18 84Q8 74 10 56Q12 44 24 36zM76 40Q88 60 82 84Q92 74 90 56Q88 44 76 36z'],
  ],
  K: [
    ['gold', 'M22 40V6L36 20L43 4L50 20L57 4L64 20L78 6V40z'],
    ['main', 'M22 31H78V36H22zM50 21a4.5 4.5 0 1 0 0.1 0z'],
  ],
};

/** The crown of the Dwarf King, in a box of 100 × 60. */
export const crown = 'M4 56L0 8L24 28L36 2L50 24L64 2L76 28L100 8L96 56z';
