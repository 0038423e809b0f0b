/** What is not allowed is answered with a sentence and the clause behind it, and nothing is played. */
import { isOffered, offersOf } from '../src/lib/wish';
import type { Guest } from './guest';
import { expect, test } from './parlour';

/** The sentence is there, and its clause is a tap away. */
async function isExplained(guest: Guest, clause: RegExp): Promise<void> {
  const { page, position } = guest;
  const bubble = page.getByRole('alert').filter({ has: page.getByRole('button', { name: clause }) });
  await expect(bubble).toBeVisible();
  await expect(bubble).toContainText(/\w+ \w+ \w+/);
  expect(guest.position?.seq, 'nothing was played').toBe(position?.seq);
  const rule = bubble.getByRole('button', { name: clause });
  const id = (await rule.textContent())?.trim().replace('Rule ', '') ?? '';
  await rule.click();
  const said = page.getByRole('dialog', { name: 'Rules' }).locator(`[data-clause="${id}"]`);
  await expect(said).toBeFocused();
  await expect(said).toBeInViewport();
}

/** Plays until there is something on the table that must not be done. */
async function playUntil<T>(guest: Guest, find: () => Promise<T | null>): Promise<T> {
  while (await guest.myTurn()) {
    await guest.seesOffers();
    const found = await find();
    if (found !== null) return found;
    await guest.move();
  }
  throw new Error('a match in which everything was allowed all the time');
}

for (const [title, clause] of [
  ['The Dwarf King', /^Rule K-/],
  ['Dig Dig', /^Rule G-/],
] as const) {
  test(`${title} says why a card cannot be played, and shows the clause`, async ({ guest }) => {
    await guest.playNow(title);
    const forbidden = 'main button[data-card]:not([data-action]):not([data-opens]):not(:disabled)';
    await playUntil(guest, async () => (await guest.page.locator(forbidden).count()) || null);
    await guest.touch(forbidden);
    await isExplained(guest, clause);
  });
}

test('Villains says why a card does not fit on the own pile, when it is dragged there', async ({ guest }) => {
  const { page } = guest;
  await guest.playNow('Villains');
  const card = await playUntil(guest, async () => {
    const numbers = offersOf(guest.offers, { verb: 'hero' }).flatMap(({ parts }) => (/-\d$/.test(parts.card ?? '') ? (parts.card ?? []) : []));
    return numbers.find((card) => !isOffered(guest.offers, { card, to: 'own' })) ?? null;
  });
  const pile = page.locator(`main [data-drop="pile-${guest.position?.seat}"]`);
  await page.locator(`main [data-card="${card}"]`).first().dragTo(pile, { steps: 5 });
  await isExplained(guest, /^Rule V-/);
});
