/** Arrow keys along a row of things that can be pressed. */

interface Ways {
  /** What is walked along. */
  places?: string;
  /** From the last to the first; otherwise whoever holds the row hears of the key. */
  wraps?: boolean;
  /** Up and down walk too. */
  upright?: boolean;
}

const ACROSS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const UPRIGHT: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Left and right move the focus along what has this listener; Home and End go to the first and the last. */
export function walk(event: KeyboardEvent, { places = 'button', wraps = true, upright = false }: Ways = {}): void {
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(places)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const step = ACROSS[event.key] ?? (upright ? UPRIGHT[event.key] : undefined);
  const to = step === undefined ? { Home: 0, End: all.length - 1 }[event.key] : at + step;
  const next = to === undefined || at < 0 ? undefined : all[wraps ? (to + all.length) % all.length : to];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
