/**
 * Cards travel from where they were to where they are.
 *
 * A table calls `travel(() => root, () => view, …)` once while it is set up. Before each change of the view the places of all
 * HTML elements with `data-card-key` (a card) or `data-place` (a pile, a deck, a card of a hidden hand) are remembered; after it
 *  - every card whose key stays glides to its new place;
 *  - every flight that the table names, usually from the events of the move, starts where `from` was: the card `to` glides
 *    in from there; if `to` is only a place, a copy of what lay at `from` flies there and is gone.
 * A key is whatever the table chooses for a card that it can follow, such as `hand-red-5-0`; it is unique in the table.
 */
import { untrack } from 'svelte';
import { motionFactor, settings } from './settings.svelte';

export interface Flight {
  /** A card key or a place, as it was before. */
  from: string;
  /** A card key or a place, as it is now. */
  to: string;
  /** Milliseconds at normal pace, for one card after another. */
  delay?: number;
}

/** Milliseconds of one flight at normal pace. */
export const FLIGHT = 420;
const EASE = 'cubic-bezier(0.2, 0.75, 0.25, 1)';

/** How the flights of cards that stay are named, to be told from other motion. */
const TRAVEL = 'travel';

/** The pixels of a table: where they begin, and how large each is on the screen, for a table may be drawn larger as a whole. */
interface Frame {
  left: number;
  top: number;
  scale: number;
}

function frameOf(root: HTMLElement): Frame {
  const { left, top, width } = root.getBoundingClientRect();
  return { left, top, scale: root.offsetWidth > 0 ? width / root.offsetWidth : 1 };
}

/** Where an element is seen, in the pixels of its table. */
function seenIn(frame: Frame, element: HTMLElement): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return new DOMRect((left - frame.left) / frame.scale, (top - frame.top) / frame.scale, width / frame.scale, height / frame.scale);
}

interface Spot {
  /** Where it is seen, as if it were not turned: a card in a fan is no larger than one that lies straight. */
  box: DOMRect;
  /** From the point that it is scaled around to its middle. */
  arm: DOMPoint;
  element: HTMLElement;
  /** What is seen there. */
  copy?: HTMLElement;
}

function spotOf(element: HTMLElement, frame: Frame): Spot {
  const style = getComputedStyle(element);
  const own = new DOMMatrix(style.transform);
  const size = Math.hypot(own.a, own.b) * (parseFloat(style.scale) || 1);
  const [width, height] = [element.offsetWidth, element.offsetHeight];
  const [x = 0, y = 0] = style.transformOrigin.split(' ').map(parseFloat);
  const seen = seenIn(frame, element);
  const left = seen.left + (seen.width - width * size) / 2;
  const top = seen.top + (seen.height - height * size) / 2;
  return {
    box: new DOMRect(left, top, width * size, height * size),
    arm: own.transformPoint({ x: width / 2 - x, y: height / 2 - y }),
    element,
  };
}

function spotsIn(root: HTMLElement): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  const frame = frameOf(root);
  for (const element of root.querySelectorAll<HTMLElement>('[data-card-key], [data-place]')) {
    const spot = spotOf(element, frame);
    for (const name of [element.dataset['cardKey'], element.dataset['place']])
      if (name && spot.box.width > 0) spots.set(name, spot);
  }
  return spots;
}

/** How something that stands at `now` is drawn so that it seems to stand at `then`; its own transform is left alone. */
export function shift(then: DOMRect, now: DOMRect, arm = new DOMPoint()): { translate: string; scale: string } {
  const scale = now.width > 0 ? then.width / now.width : 1;
  const dx = then.left + then.width / 2 - (now.left + now.width / 2) + (1 - scale) * arm.x;
  const dy = then.top + then.height / 2 - (now.top + now.height / 2) + (1 - scale) * arm.y;
  return { translate: `${dx}px ${dy}px`, scale: String(scale) };
}

function glide({ element, box, arm }: Spot, from: DOMRect, delay: number, factor: number): void {
  if (Math.abs(box.left - from.left) + Math.abs(box.top - from.top) + Math.abs(box.width - from.width) < 1) return;
  const timing = { id: TRAVEL, duration: FLIGHT * factor, delay: delay * factor, easing: EASE, fill: 'backwards' } as const;
  // The order is an animation of its own, so that the way itself is left to the graphics processor.
  element.animate([{ zIndex: 50 }, { zIndex: 50 }], timing);
  element.animate([{ ...shift(from, box, arm), offset: 0 }], timing);
}

/** Cards on their way are where they go: what is measured now is not where they happen to be. */
function land(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) if (animation.id === TRAVEL) animation.cancel();
}

/** A copy that flies to a place and is gone. */
function depart(from: Spot, to: DOMRect, delay: number, factor: number, root: HTMLElement): void {
  const ghost = (from.copy ?? from.element).cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-card-key');
  ghost.removeAttribute('data-place');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${from.box.width}px`,
    height: `${from.box.height}px`,
    margin: '0',
    transform: 'none',
    transition: 'none',
    pointerEvents: 'none',
    zIndex: '60',
  });
  root.append(ghost);
  // A table that is a container of its own is also what a fixed place is counted from.
  const corner = seenIn(frameOf(root), ghost);
  ghost.style.left = `${from.box.left - corner.left}px`;
  ghost.style.top = `${from.box.top - corner.top}px`;
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
 * `flights` what to fly besides the cards that keep their key; it is called with the new props, before they are drawn.
 */
export function travel(root: () => HTMLElement | undefined, view: () => unknown, flights: () => Flight[] = () => []): void {
  let before = new Map<string, Spot>();
  let named: Flight[] = [];
  $effect.pre(() => {
    view();
    untrack(() => {
      const element = root();
      before = element ? spotsIn(element) : new Map<string, Spot>();
      named = motionFactor() === 0 ? [] : flights();
      // What leaves is copied as it is, for its place may show another card in a moment.
      for (const { from } of named) {
        const start = before.get(from);
        if (start) start.copy ??= start.element.cloneNode(true) as HTMLElement;
      }
    });
  });
  $effect(() => {
    view();
    untrack(() => {
      const element = root();
      const factor = motionFactor();
      if (!element || before.size === 0 || factor === 0) return;
      land(element);
      const now = spotsIn(element);
      const flying = new Set(named.map((flight) => flight.to));
      for (const [key, spot] of now) {
        const then = before.get(key);
        if (then && spot.element.dataset['cardKey'] === key && !flying.has(key)) glide(spot, then.box, 0, factor);
      }
      for (const { from, to, delay = 0 } of named) {
        const start = before.get(from);
        const end = now.get(to);
        if (!start || !end) continue;
        if (end.element.dataset['cardKey'] === to) glide(end, start.box, delay, factor);
        else depart(start, end.box, delay, factor, element);
      }
    });
  });
}

/** Shakes what cannot be done. */
export function shake(element: Element | null | undefined): void {
  if (!element || settings.motion === 'off') return;
  element.animate(
    [0, -6, 6, -4, 4, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: 320, easing: 'ease-in-out' },
  );
}
