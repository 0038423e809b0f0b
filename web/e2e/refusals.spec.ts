/** A click on what is not allowed is answered with a sentence and the clause behind it. */
import type { Guest } from './guest';
import { expect, test } from './parlour';

/** A card of the own hand that is not among what is offered now. */
async function forbidden(guest: Guest): Promise<string | null> {
  await guest.seesOffers();
  return guest.page.evaluate(
    () =>
      document
        .querySelector('main button[data-card]:not([data-action]):not([data-opens]):not(:disabled)')
        ?.getAttribute('data-card') ?? null,
  );
}

for (const [title, clause] of [
  ['Villains', /^Rule V-/],
  ['The Dwarf King', /^Rule K-/],
  ['Dig Dig', /^Rule G-/],
] as const) {
  test(`${title} says why a card cannot be played, and shows the clause`, async ({ guest }) => {
    const { page } = guest;
    await guest.playNow(title);
    let card: string | null = null;
    while (await guest.myTurn()) {
      card = await forbidden(guest);
      if (card) break;
      await guest.move();
    }
    expect(card, 'a match in which every card may always be played').not.toBeNull();
    const before = guest.position?.seq;
    await page.locator(`main button[data-card="${card}"]:not([data-action]):not([data-opens])`).first().click({ force: true });
    const bubble = page.getByRole('alert').filter({ has: page.getByRole('button', { name: clause }) });
    await expect(bubble).toBeVisible();
    await expect(bubble).toContainText(/\w+ \w+ \w+/);
    expect(guest.position?.seq, 'nothing was played').toBe(before);

    const named = (await bubble.getByRole('button', { name: clause }).textContent())?.trim().replace('Rule ', '') ?? '';
    await bubble.getByRole('button', { name: clause }).click();
    const drawer = page.getByRole('dialog', { name: 'Rules' });
    await expect(drawer.locator(`[data-clause="${named}"]`)).toBeFocused();
    await expect(drawer.locator(`[data-clause="${named}"]`)).toBeInViewport();
  });
}
