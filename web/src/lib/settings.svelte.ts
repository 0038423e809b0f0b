/** What this browser remembers about how its owner likes the table. */
import { isLanguage, preferredLanguage } from './i18n.svelte';
import type { Sort } from './sorting';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type Speed = 'off' | 'slow' | 'normal' | 'fast';

/** What all times of motion are multiplied with. */
export const speedFactor: Record<Speed, number> = { off: 0, slow: 1.8, normal: 1, fast: 0.5 };

export type Size = 'normal' | 'large';

/** What the sizes of cards are multiplied with; type grows with the page (`styles/tokens.css`). */
export const sizeFactor: Record<Size, number> = { normal: 1, large: 1.3 };

const KEY = 'parlour.settings';

export interface Settings {
  language: string;
  theme: ThemeChoice;
  sound: boolean;
  speed: Speed;
  /** Of cards and type. */
  size: Size;
  /** The order of a hand. */
  sort: Sort;
}

function defaults(): Settings {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    language: preferredLanguage(navigator.languages),
    theme: 'system',
    sound: false,
    speed: calm ? 'off' : 'normal',
    size: 'normal',
    sort: 'colour',
  };
}

/** What was stored, as far as it still makes sense. */
export function readSettings(stored: string | null, fallback: Settings): Settings {
  try {
    const given = JSON.parse(stored ?? '{}') as Partial<Settings>;
    return {
      language: given.language !== undefined && isLanguage(given.language) ? given.language : fallback.language,
      theme: given.theme && ['system', 'light', 'dark'].includes(given.theme) ? given.theme : fallback.theme,
      sound: typeof given.sound === 'boolean' ? given.sound : fallback.sound,
      speed: given.speed && given.speed in speedFactor ? given.speed : fallback.speed,
      size: given.size && given.size in sizeFactor ? given.size : fallback.size,
      sort: given.sort === 'colour' || given.sort === 'number' ? given.sort : fallback.sort,
    };
  } catch {
    return fallback;
  }
}

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null; // A browser may forbid it; then every visit begins with the defaults.
  }
}

export const settings: Settings = $state(readSettings(storage()?.getItem(KEY) ?? null, defaults()));

export function change(given: Partial<Settings>): void {
  Object.assign(settings, given);
  storage()?.setItem(KEY, JSON.stringify(settings));
  applySettings();
}

/** Puts theme, speed and size onto the page. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset['theme'] = settings.theme;
  root.dataset['size'] = settings.size;
  root.style.setProperty('--larger', String(sizeFactor[settings.size]));
  root.style.setProperty('--speed', String(speedFactor[settings.speed]));
}
