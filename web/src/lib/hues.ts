/** What tells the lines of seats apart: a colour, and for who does not see it a dash. */
const hues = [205, 18, 140, 280, 48, 330];
const dashes = ['', '7 4', '2 4', '10 4 2 4', '5 2', '1 3'];

export const hueOf = (seat: number): number => hues[seat % hues.length] ?? 0;
export const dashOf = (seat: number): string => dashes[seat % dashes.length] ?? '';
