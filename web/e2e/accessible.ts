/** What axe-core says of a page. */
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Guest } from './guest';

/** Nothing serious on the page as it is, by day and by night. A phone has the same colours: there the day is enough. */
export async function isAccessible({ page, touches }: Guest, where: string): Promise<void> {
  for (const colorScheme of touches ? (['light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page });
    // At night nothing but the colours is different.
    const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`));
    expect.soft(serious, `${where}, ${colorScheme}`).toEqual([]);
  }
}
