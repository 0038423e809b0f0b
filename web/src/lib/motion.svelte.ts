/**
 * Cards travel from where they were to where they are.
 *
 * A table calls `travel(() => root, () => view, …)` once while it is set up. Before each change of the view the places
 * of all elements with `data-card-key` (a card) or `data-place` (a pile, a hand, a deck, a seat) are remembered; after it
 *  - every card whose key stays glides to its new place;
 *  - every flight that the table names, usually from the events of the move, starts where `from` was: the card `to` glides
 *    in from there; if `to` is only a place, a copy of what lay at `from` flies there and is gone.
 * A key is whatever the table chooses for a card that it can follow, such as `hand-red-5-0`; it is unique in the table.
 */
import { untrack } from 'svelte';
import { settings, speedFactor } from './settings.svelte';

export interface Flight {
  /** A card key or a place, as it was before. */
  from: string;
  /** A card key or a place, as it is now. */
  to: string;
  /** Milliseconds at normal speed, for one card after another. */
  delay?: number;
}

/** Milliseconds of one flight at normal speed. */
export const FLIGHT = 420;
const EASE = 'cubic-bezier(0.2, 0.75, 0.25, 1)';

interface Spot {
  box: DOMRect;
  element: HTMLElement;
}

function spotsIn(root: HTMLElement): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card-key], [data-place]')) {
    const box = element.getBoundingClientRect();
    for (const name of [element.dataset['cardKey'], element.dataset['place']])
      if (name && box.width > 0) spots.set(name, { box, element });
  }
  return spots;
}

/** How an element that stands at `now` is drawn so that it seems to stand at `then`; its own transform is left alone. */
export function shift(then: DOMRect, now: DOMRect): { translate: string; scale: string } {
  const dx = then.left + then.width / 2 - (now.left + now.width / 2);
  const dy = then.top + then.height / 2 - (now.top + now.height / 2);
  return { translate: `${dx}px ${dy}px`, scale: String(now.width > 0 ? then.width / now.width : 1) };
}

function glide(element: HTMLElement, from: DOMRect, delay: number, factor: number): void {
  const now = element.getBoundingClientRect();
  if (Math.abs(now.left - from.left) + Math.abs(now.top - from.top) + Math.abs(now.width - from.width) < 1) return;
  element.animate([{ ...shift(from, now), zIndex: 50, offset: 0 }, { zIndex: 50, offset: 0.99 }], {
    duration: FLIGHT * factor,
    delay: delay * factor,
    easing: EASE,
    fill: 'backwards',
  });
}

/** A copy that flies to a place and is gone. */
function depart(from: Spot, to: DOMRect, delay: number, factor: number, root: HTMLElement): void {
  const ghost = from.element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-card-key');
  ghost.removeAttribute('data-place');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.box.left}px`,
    top: `${from.box.top}px`,
    width: `${from.box.width}px`,
    height: `${from.box.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '60',
  });
  root.append(ghost);
  ghost
    .animate([{}, { ...shift(to, from.box), opacity: 1, offset: 0.85 }, { ...shift(to, from.box), opacity: 0 }], {
      duration: FLIGHT * factor,
      delay: delay * factor,
      easing: EASE,
      fill: 'both',
    })
    .finished.then(
      () => ghost.remove(),
      () => ghost.remove(),
    );
}

/**
 * Lets the cards of a table travel. `root` is the element around everything that moves, `view` what they depend on, and
 * `flights` what to fly besides the cards that keep their key; it is called after the change, with the new props.
 */
export function travel(root: () => HTMLElement | undefined, view: () => unknown, flights: () => Flight[] = () => []): void {
  let before = new Map<string, Spot>();
  $effect.pre(() => {
    view();
    const element = untrack(root);
    before = element ? spotsIn(element) : new Map<string, Spot>();
  });
  $effect(() => {
    view();
    untrack(() => {
      const element = root();
      const factor = speedFactor[settings.speed];
      if (!element || before.size === 0 || factor === 0) return;
      const now = spotsIn(element);
      const named = flights();
      const flying = new Set(named.map((flight) => flight.to));
      for (const [key, spot] of now) {
        const then = before.get(key);
        if (then && spot.element.dataset['cardKey'] === key && !flying.has(key)) glide(spot.element, then.box, 0, factor);
      }
      for (const { from, to, delay = 0 } of named) {
        const start = before.get(from);
        const end = now.get(to);
        if (!start || !end) continue;
        if (end.element.dataset['cardKey'] === to) glide(end.element, start.box, delay, factor);
        else depart(start, end.box, delay, factor, element);
      }
    });
  });
}

/** Shakes what cannot be done. */
export function shake(element: Element | null | undefined): void {
  if (!element || settings.speed === 'off') return;
  element.animate(
    [0, -6, 6, -4, 4, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: 320, easing: 'ease-in-out' },
  );
}
