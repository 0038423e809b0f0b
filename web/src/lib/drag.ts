/**
 * Dragging a card onto something, beside clicking it.
 *
 * `<button {@attach draggable({ targets, drop })}>`: once the pointer has moved a little, the element follows it; elements
 * with `data-drop="<name>"` whose name is in `targets()` get the attribute `data-drop-ready`, the one under the pointer
 * `data-drop-over`; when it is let go there, `drop(name)` is called. A click stays a click.
 */
import type { Attachment } from 'svelte/attachments';

export interface Drag {
  /** The drop zones that would take it now. */
  targets: () => string[];
  drop: (target: string) => void;
}

const THRESHOLD = 8;

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    element.style.touchAction = 'none';
    element.addEventListener('pointerdown', begin);
    element.addEventListener('click', swallow, { capture: true });
    let dragged = false;

    function begin(down: PointerEvent): void {
      if (down.button !== 0) return;
      const targets = drag.targets();
      dragged = false;
      if (targets.length === 0) return;
      const zones = [...document.querySelectorAll<HTMLElement>('[data-drop]')].filter((zone) =>
        targets.includes(zone.dataset['drop'] ?? ''),
      );
      let over: HTMLElement | undefined;

      /** A second finger is about something else. */
      const isOther = ({ pointerId }: PointerEvent): boolean => pointerId !== down.pointerId;
      const move = (event: PointerEvent): void => {
        if (isOther(event)) return;
        const dx = event.clientX - down.clientX;
        const dy = event.clientY - down.clientY;
        if (!dragged && Math.hypot(dx, dy) < THRESHOLD) return;
        if (!dragged) {
          dragged = true;
          element.setPointerCapture(down.pointerId);
          element.dataset['dragging'] = '';
          for (const zone of zones) zone.dataset['dropReady'] = '';
        }
        element.style.translate = `${dx}px ${dy}px`;
        element.style.zIndex = '70';
        const now = zones.find((zone) => contains(zone.getBoundingClientRect(), event.clientX, event.clientY));
        if (now !== over) {
          if (over) delete over.dataset['dropOver'];
          if (now) now.dataset['dropOver'] = '';
          over = now;
        }
      };
      const end = (event: PointerEvent): void => {
        if (isOther(event)) return;
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', end);
        for (const zone of zones) {
          delete zone.dataset['dropReady'];
          delete zone.dataset['dropOver'];
        }
        delete element.dataset['dragging'];
        element.style.translate = '';
        element.style.zIndex = '';
        const target = over?.dataset['drop'];
        if (dragged && event.type === 'pointerup' && target !== undefined) drag.drop(target);
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    }

    /** The click that the browser makes of the end of a drag. */
    function swallow(event: MouseEvent): void {
      if (dragged) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      dragged = false;
    }

    return () => {
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('click', swallow, { capture: true });
    };
  };
}

function contains(box: DOMRect, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
