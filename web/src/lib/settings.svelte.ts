/** What this browser remembers about how its owner likes the table. */
import { isLanguage, preferredLanguage } from './i18n.svelte';
import type { Sort } from './sorting';

export type ThemeChoice = 'system' | 'light' | 'dark';
/** How long what happens stays to be looked at. */
export type Pace = 'calm' | 'normal' | 'quick' | 'instant';
/** Whether cards fly. What is shown, and for how long, does not depend on it. */
export type Motion = 'full' | 'off';

/** What all times are multiplied with. */
export const paceFactor: Record<Pace, number> = { calm: 1.8, normal: 1, quick: 0.5, instant: 0 };
export const paces = Object.keys(paceFactor) as Pace[];

export type Size = 'normal' | 'large';

/** What the sizes of cards are multiplied with; type grows with the page (`styles/tokens.css`). */
export const sizeFactor: Record<Size, number> = { normal: 1, large: 1.3 };

const KEY = 'parlour.settings';

export interface Settings {
  language: string;
  theme: ThemeChoice;
  sound: boolean;
  /** Whether to be called when it is one's turn. */
  call: boolean;
  /** Whether the first tap chooses a move and the second plays it. */
  confirm: boolean;
  motion: Motion;
  pace: Pace;
  /** Of cards and type. */
  size: Size;
  /** The order of a hand. */
  sort: Sort;
}

function defaults(): Settings {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    language: preferredLanguage(navigator.languages),
    theme: 'system',
    sound: false,
    call: false,
    confirm: false,
    motion: still ? 'off' : 'full',
    pace: 'normal',
    size: 'normal',
    sort: 'colour',
  };
}

/** What earlier versions stored as one: how fast the cards flew. */
const speeds: Record<string, Pick<Settings, 'motion' | 'pace'>> = {
  off: { motion: 'off', pace: 'normal' },
  slow: { motion: 'full', pace: 'calm' },
  normal: { motion: 'full', pace: 'normal' },
  fast: { motion: 'full', pace: 'quick' },
};

/** What was stored, as far as it still makes sense. */
export function readSettings(stored: string | null, fallback: Settings): Settings {
  try {
    const given = JSON.parse(stored ?? '{}') as Partial<Settings> & { speed?: string };
    const earlier = speeds[given.speed ?? ''] ?? fallback;
    return {
      language: given.language !== undefined && isLanguage(given.language) ? given.language : fallback.language,
      theme: given.theme && ['system', 'light', 'dark'].includes(given.theme) ? given.theme : fallback.theme,
      sound: typeof given.sound === 'boolean' ? given.sound : fallback.sound,
      call: typeof given.call === 'boolean' ? given.call : fallback.call,
      confirm: typeof given.confirm === 'boolean' ? given.confirm : fallback.confirm,
      motion: given.motion && ['full', 'off'].includes(given.motion) ? given.motion : earlier.motion,
      pace: given.pace && paces.includes(given.pace) ? given.pace : earlier.pace,
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

/** What the times of motion are multiplied with; 0 is no motion. */
export function motionFactor(): number {
  return settings.motion === 'off' ? 0 : paceFactor[settings.pace];
}

/** Puts theme, motion and size onto the page. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset['theme'] = settings.theme;
  root.dataset['size'] = settings.size;
  root.style.setProperty('--larger', String(sizeFactor[settings.size]));
  root.style.setProperty('--speed', String(motionFactor()));
}
