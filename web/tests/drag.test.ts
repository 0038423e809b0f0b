import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draggable } from '../src/lib/drag';

let card: HTMLElement;
let pile: HTMLElement;
let dropped: string[];
let undo: (() => void) | undefined;

/** A finger does something somewhere. */
function finger(type: string, pointerId: number, x: number, y: number, on: EventTarget = window): void {
  on.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerId, button: 0, clientX: x, clientY: y }));
}

describe('a card that is dragged', () => {
  beforeEach(() => {
    card = document.body.appendChild(document.createElement('button'));
    card.setPointerCapture = () => {};
    pile = document.body.appendChild(document.createElement('div'));
    pile.dataset['drop'] = 'pile';
    pile.getBoundingClientRect = () => new DOMRect(100, 100, 50, 50);
    dropped = [];
    undo = draggable({ targets: () => ['pile'], drop: (target) => dropped.push(target) })(card) as () => void;
  });
  afterEach(() => {
    undo?.();
    document.body.replaceChildren();
  });

  it('follows the finger that took it, and lies where that one lets it go', () => {
    finger('pointerdown', 1, 0, 0, card);
    finger('pointermove', 1, 120, 120);
    expect(card.style.translate).toBe('120px 120px');
    expect('dropOver' in pile.dataset).toBe(true);
    finger('pointerup', 1, 120, 120);
    expect(dropped).toEqual(['pile']);
    expect(card.style.translate).toBe('');
    expect('dropReady' in pile.dataset).toBe(false);
  });

  it('is moved and let go by no other finger', () => {
    finger('pointerdown', 1, 0, 0, card);
    finger('pointermove', 1, 20, 20);
    finger('pointermove', 2, 120, 120);
    expect(card.style.translate).toBe('20px 20px');
    finger('pointerup', 2, 120, 120);
    expect(dropped).toEqual([]);
    expect(card.style.translate).toBe('20px 20px');
    finger('pointermove', 1, 130, 130);
    finger('pointerup', 1, 130, 130);
    expect(dropped).toEqual(['pile']);
  });

  it('goes back when the browser takes the finger away', () => {
    finger('pointerdown', 1, 0, 0, card);
    finger('pointermove', 1, 120, 120);
    finger('pointercancel', 1, 120, 120);
    expect(dropped).toEqual([]);
    expect(card.style.translate).toBe('');
  });
});
