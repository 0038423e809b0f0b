/** Whether a table can be played at where little fits: nothing is cut off at the sides, all that is offered can be touched. */
import type { Guest } from './guest';
import { expect } from './parlour';

const touch = { hasTouch: true, isMobile: true };
export const phone = { viewport: { width: 390, height: 844 }, ...touch };

/** What is wider than its place, of the page and of everything that scrolls. */
export function cutOff({ page }: Guest): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('main, main *, aside, aside *')]
      .filter((one) => /^(HTML|MAIN)$/.test(one.tagName) || /auto|scroll/.test(getComputedStyle(one).overflowY))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, className, scrollWidth, clientWidth }) => `${tagName} ${className}: ${scrollWidth} > ${clientWidth}`),
  );
}

/** At the start of a match and two moves later. */
export async function isUsable(guest: Guest): Promise<void> {
  for (const moves of [0, 2]) {
    for (let move = 0; move < moves && (await guest.myTurn()); move++) await guest.move();
    if (!(await guest.myTurn())) return;
    await guest.reaches();
    expect(await cutOff(guest)).toEqual([]);
  }
}
