/** The faces that players can choose, each of a few shapes in a 32 × 32 square. The server knows the same names. */
export interface Face {
  ground: string;
  /** Path and colour, from the back to the front. */
  shapes: [string, string][];
}

/** A disc as a path. */
function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}
/** Two of them, left and right of the middle. */
function pair(from: number, y: number, r: number): string {
  return disc(16 - from, y, r) + disc(16 + from, y, r);
}

const ink = '#22201e';
const white = '#fffaf2';

export const faces: Record<string, Face> = {
  badger: {
    ground: '#c9d6cf',
    shapes: [
      [pair(8, 9, 3), '#4b4a4d'],
      ['M16 6c7 0 10 5 9 11-1 5-5 10-9 10s-8-5-9-10c-1-6 2-11 9-11z', white],
      ['M10 8c2-1 4-1 4 2l-1 12-3 2c-3-4-4-12 0-16zM22 8c-2-1-4-1-4 2l1 12 3 2c3-4 4-12 0-16z', '#4b4a4d'],
      [pair(4.2, 16, 1.3), white],
      [disc(16, 25, 1.9), ink],
    ],
  },
  otter: {
    ground: '#cfe3ea',
    shapes: [
      [pair(9, 11, 2.6), '#6d4a34'],
      [disc(16, 17, 10), '#8a6146'],
      ['M16 18c6 0 8 3 7 6-1 2-4 3-7 3s-6-1-7-3c-1-3 1-6 7-6z', '#ecd9c2'],
      [pair(4.4, 15, 1.5), ink],
      ['M13.6 19.5h4.8L16 22.3z', ink],
    ],
  },
  heron: {
    ground: '#dbe2ec',
    shapes: [
      ['M13 27c-1-7 1-9 1-13 0-5 8-5 8 1 0 4-3 6-3 12z', '#7d93ad'],
      ['M21 12l8 3-8 2z', '#e09a2d'],
      ['M14 11c-4 0-7 2-9 5 4-1 7-1 9-1z', '#33415a'],
      [disc(18.5, 12.6, 1.3), ink],
    ],
  },
  fox: {
    ground: '#f3dfc8',
    shapes: [
      ['M6 6l7 5h6l7-5c1 6 0 10-2 13l-8 8-8-8C6 16 5 12 6 6z', '#d2692b'],
      ['M7 17c3 0 6 2 9 8 3-6 6-8 9-8-1 2-1 3-2 4l-7 6-7-6c-1-1-1-2-2-4z', white],
      [pair(4.6, 16, 1.5), ink],
      [disc(16, 25.4, 1.8), ink],
    ],
  },
  mole: {
    ground: '#e4d8c4',
    shapes: [
      ['M16 6c7 0 10 6 10 12 0 5-4 9-10 9S6 23 6 18C6 12 9 6 16 6z', '#55505c'],
      ['M16 15c5 0 8 3 8 6s-4 5-8 5-8-2-8-5 3-6 8-6z', '#76707d'],
      ['M16 16c2.6 0 4 1.4 4 3s-2 2.6-4 2.6-4-1-4-2.6 1.4-3 4-3z', '#ef9fa4'],
      [pair(4.2, 13, 1.1), white],
    ],
  },
  wren: {
    ground: '#dfe8cf',
    shapes: [
      ['M9 24C5 18 8 9 16 9c3 0 5 1 7 3l4 1-4 3c1 6-3 11-8 11-2 0-4-1-6-3z', '#9a6a3d'],
      ['M9 21L4 8c4 2 7 6 8 10z', '#6f4a29'],
      ['M14 26c6 1 9-4 8-9-4 0-8 4-8 9z', '#ecd7b5'],
      [disc(19, 13.4, 1.5), ink],
    ],
  },
  hare: {
    ground: '#d6e6e6',
    shapes: [
      ['M10 3c3 1 5 6 5 11h-4C9 10 8 6 10 3zM22 3c-3 1-5 6-5 11h4c2-4 3-8 1-11z', '#a98c6c'],
      ['M16 12c6 0 8 4 8 8s-4 8-8 8-8-4-8-8 2-8 8-8z', '#c3a684'],
      [pair(3.8, 18, 1.5), ink],
      ['M14.2 21.500h3.600L16 23.500z', '#d2747c'],
      ['M14.5 24.500h3v2.600h-3z', white],
    ],
  },
  owl: {
    ground: '#ddd3ea',
    shapes: [
      ['M7 5l5 3h8l5-3c1 4 1 7 1 11 0 7-4 12-10 12S6 23 6 16c0-4 0-7 1-11z', '#6c5a86'],
      [pair(4.8, 14, 4.6), white],
      [pair(4.6, 14, 2.3), ink],
      ['M14 17h4l-2 4z', '#e0a12d'],
    ],
  },
  toad: {
    ground: '#d9e7c7',
    shapes: [
      [pair(6, 10, 4), '#6d8c3f'],
      ['M16 10c8 0 12 5 12 9s-5 8-12 8S4 23 4 19s4-9 12-9z', '#7fa04a'],
      [pair(6, 10, 2.5), white],
      [pair(6, 10.4, 1.4), ink],
      ['M8 20c5 3 11 3 16 0-2 5-14 5-16 0z', '#4b6428'],
    ],
  },
  bear: {
    ground: '#ecdccb',
    shapes: [
      [pair(8.5, 8.5, 4), '#7b5233'],
      [disc(16, 17, 10.5), '#8f6340'],
      [disc(16, 21, 5), '#e3c6a3'],
      [pair(4.2, 15, 1.5), ink],
      ['M13.6 18.600h4.800L16 21.400z', ink],
    ],
  },
  crow: {
    ground: '#d3dae6',
    shapes: [
      ['M8 27C5 17 9 7 17 7c5 0 8 4 8 9 0 6-3 9-4 11z', '#2f3642'],
      ['M23 13l7 4-8 3z', '#4d5361'],
      [disc(19, 14, 1.9), white],
      [disc(19.3, 14, 1), ink],
    ],
  },
  mouse: {
    ground: '#eddde0',
    shapes: [
      [pair(8, 10, 5.5), '#9c95a1'],
      [pair(8, 10, 3.2), '#eab9bd'],
      ['M16 11c5 0 8 4 8 8 0 5-4 8-8 9-4-1-8-4-8-9 0-4 3-8 8-8z', '#b4adb9'],
      [pair(3.6, 18, 1.5), ink],
      [disc(16, 24.5, 1.7), '#d2747c'],
    ],
  },
};

export const faceNames = Object.keys(faces);

/** A face for everybody: the chosen one, or one that follows from the name. */
export function faceOf(avatar: string, name: string): Face {
  const chosen = faces[avatar] ?? faces[name.toLowerCase()];
  if (chosen) return chosen;
  const sum = [...(avatar || name)].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return faces[faceNames[sum % faceNames.length] ?? 'fox'] as Face;
}
