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
