/** Points as they are read: with a true minus, and a sign where they are a change. */
export function points(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

export function change(value: number): string {
  if (value === 0) return '±0';
  return value > 0 ? `+${value}` : points(value);
}
