/** Numbers as they are read, as `words/fluent.py` and `words/__init__.py` write them too. */

/** With a true minus. */
export function written(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** As a change: with its sign. */
export function signed(value: number): string {
  if (value === 0) return '±0';
  return value > 0 ? `+${value}` : written(value);
}

/** A chance as a whole number of per cent. */
export function percent(chance: number): string {
  return `${Math.round(100 * chance)} %`;
}

/** A change of a chance in points of a hundred, with its sign and one decimal. */
export function points(change: number): string {
  const tenths = Math.round(1000 * change);
  const shown = (Math.abs(tenths) / 10).toFixed(1);
  return tenths === 0 ? '0.0' : `${tenths > 0 ? '+' : '−'}${shown}`;
}
