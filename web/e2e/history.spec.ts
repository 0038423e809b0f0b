/** A table where more has happened than is told at once: it opens as quickly, and the rest is there for the asking. */
import { expect, test } from './parlour';

/** More than the server tells whoever comes. */
const SAID = 250;

test('a long log begins with the newest, and shows what was before', async ({ guest }) => {
  const { page } = guest;
  await guest.playNow('Dig Dig');
  const table = guest.table;
  const statuses = await page.evaluate(
    async ([id, count]) => {
      const found = new Set<number>();
      for (let n = 1; n <= Number(count); n++) {
        const command = { type: 'Say', text: `word ${n}.` };
        const body = JSON.stringify({ type: 'Do', id: `say-${n}`, seq: 0, command });
        const headers = { 'content-type': 'application/json' };
        found.add((await fetch(`/api/tables/${id}/commands`, { method: 'POST', headers, body })).status);
      }
      return [...found];
    },
    [table, SAID] as const,
  );
  expect(statuses).toEqual([200]);

  await page.reload();
  await guest.seated();
  const log = page.getByRole('log');
  if (!(await log.isVisible())) await page.keyboard.press('l');
  await expect(log.getByText(`word ${SAID}.`)).toBeInViewport();
  await expect(log.getByText(/word 1\.$/)).toHaveCount(0);

  const earlier = log.getByRole('button', { name: 'Show what happened before' });
  await earlier.scrollIntoViewIfNeeded();
  await guest.press(earlier);
  await expect(log.getByText(/word 1\.$/)).toHaveCount(1);
  await expect(log.getByText('The cards are dealt.')).toHaveCount(1);
  await expect(earlier).toHaveCount(0);
  await expect(log.getByText(`word ${SAID}.`)).not.toBeInViewport();
  await expect(log.getByText(/word \d+\.$/)).toHaveCount(SAID);
});
