import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import WhyNot from '../src/table/WhyNot.svelte';

/** How far up a refusal goes for a table with this row of buttons, whose upper edge is 200 pixels above the lower one of the table. */
function lifted(row: string): string {
  document.body.innerHTML = row;
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, 400, 800);
  for (const one of document.querySelectorAll('div')) one.getBoundingClientRect = () => new DOMRect(0, 600, 400, 44);
  const props = { reason: { text: 'Follow suit.', clause: 'P-T2' }, dismiss: () => {}, showClause: () => {} };
  const bubble = mount(WhyNot, { target: document.body, props });
  flushSync();
  const height = document.querySelector<HTMLElement>('[role="alert"]')?.style.getPropertyValue('--buttons') ?? '';
  void unmount(bubble);
  return height;
}

it('why something is not allowed is said above the buttons that may be needed next', () => {
  expect(lifted('<div data-deeds><button>Draw</button></div>')).toBe('200px');
  expect(lifted('<div data-deeds></div>')).toBe('0px');
  expect(lifted('<div><button>Draw</button></div>')).toBe('0px');
});
