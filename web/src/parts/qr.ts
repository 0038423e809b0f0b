/** A text as a QR code: how many squares it is wide, and an SVG path over the dark ones. */
import { encode } from 'uqr';

export function qrOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 2 });
  return { size, path: data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('') };
}
