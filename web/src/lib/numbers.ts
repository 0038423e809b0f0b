/** Numbers as they are read, as `words/fluent.py` and `words/__init__.py` write them too. */
import { language } from './i18n.svelte';

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

/** A part of a chance in points of a hundred, with one decimal, as the language writes them. */
export function inPoints(part: number): string {
  const tenths = Math.round(1000 * part);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  return (tenths < 0 ? '−' : '') + (Math.abs(tenths) / 10).toLocaleString(language(), digits);
}

/** … as a change: with its sign. */
export function points(change: number): string {
  return (Math.round(1000 * change) > 0 ? '+' : '') + inPoints(change);
}
