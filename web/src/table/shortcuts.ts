/** Shortcuts at a table: letters open things, arrows walk over everything that can be clicked on it. */
export interface Shortcuts {
  /** Where the arrows walk. */
  root: () => HTMLElement | undefined;
  [key: string]: (() => unknown) | undefined;
}

const PLACES = 'button:not(:disabled):not([tabindex="-1"]), a[href], [tabindex="0"]';

/** Whether a key is for the page itself, and not for the browser, a field or a dialog. */
export function isForPage({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !(target instanceof Element) || target.closest('input, textarea, select, dialog') === null;
}

export function keyboard(shortcuts: Shortcuts): (event: KeyboardEvent) => void {
  return (event) => {
    if (!isForPage(event)) return;
    if (event.key.startsWith('Arrow')) {
      const root = shortcuts.root();
      if (root && walk(root, event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
      return;
    }
    const key = event.key.toLowerCase();
    const wanted = key === 'root' ? undefined : shortcuts[key];
    if (!wanted || event.repeat) return;
    event.preventDefault();
    wanted();
  };
}

/** A key that is held down presses a button once, not again and again. */
export function once(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (event.repeat && isPress && event.target instanceof HTMLElement && event.target.closest('button')) event.preventDefault();
}

/** Moves the focus to the next place that can be seen; false when there is none. */
function walk(root: HTMLElement, step: 1 | -1): boolean {
  const places = [...root.querySelectorAll<HTMLElement>(PLACES)].filter((place) => place.offsetParent !== null);
  if (places.length === 0) return false;
  const here = places.indexOf(document.activeElement as HTMLElement);
  const offered = places.findIndex((place) => place.matches('[data-action], [data-opens]'));
  const next = here < 0 ? Math.max(0, offered) : (here + step + places.length) % places.length;
  places[next]?.focus();
  return true;
}
