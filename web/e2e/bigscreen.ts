/** One screen that all look at, and phones as hands. */
import { expect } from '@playwright/test';
import type { Choose, Guest } from './guest';

export const television = { viewport: { width: 1920, height: 1080 }, hasTouch: false, isMobile: false };

/** The four letters that a screen shows while it waits. */
export async function codeOn({ page }: Guest): Promise<string> {
  const code = page.getByText(/^[B-Z]{4}$/);
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? '';
}

/** Of the page on which a game is chosen: the numbers there belong to their group, and pictures show parts of cards, which nobody has to read. */
export const countsForChoice = (fault: string): boolean => !/does not say what it is|\(g > text(\.corner)?\) is /.test(fault);

/** Somebody types the code of a screen, and says their name. */
export async function joins(hand: Guest, screen: Guest, name: string): Promise<void> {
  await hand.page.getByRole('textbox', { name: 'Enter a code' }).fill(await codeOn(screen));
  await hand.press(hand.page.getByRole('button', { name: 'Join' }));
  await hand.page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await hand.press(hand.page.getByRole('button', { name: 'Sit down' }));
  await expect(screen.page.getByText(name, { exact: true })).toBeVisible();
}

/** Whoever is to move does, until the match is over or this holds of who would be next. */
export async function goOn(hands: Guest[], choose?: Choose, until: (next: Guest) => boolean = () => false): Promise<void> {
  for (;;) {
    await expect.poll(() => hands.some((hand) => hand.isOver || hand.isToMove), { intervals: [10, 20, 50], timeout: 120_000 }).toBe(true);
    const next = hands.find((hand) => hand.isToMove);
    if (!next || until(next)) return;
    await next.move(choose);
  }
}
