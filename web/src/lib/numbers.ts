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

/** A part of a chance in points of a hundred, with one decimal. */
export function inPoints(part: number): string {
  const shown = (Math.abs(Math.round(1000 * part)) / 10).toFixed(1);
  return part < 0 && shown !== '0.0' ? `−${shown}` : shown;
}

/** … as a change: with its sign. */
export function points(change: number): string {
  const shown = inPoints(change);
  return change > 0 && shown !== '0.0' ? `+${shown}` : shown;
}
