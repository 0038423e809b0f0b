/** A table where more has happened than is told at once: it opens as quickly, and the rest is there for the asking. */
import { expect, test } from './parlour';

/** More than the server tells whoever comes. */
const SAID = 250;

test('a long log begins with the newest, and shows what was before', async ({ guest }) => {
  const { page } = guest;
  await guest.playNow('Dig Dig');
  const table = guest.table;
  const answers = await page.evaluate(
    async ([id, count]) => {
      const found = new Set<string>();
      const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
      await new Promise<void>((done) => {
        const say = (n: number): void => socket.send(JSON.stringify({ type: 'Do', id: `say-${n}`, seq: 0, command: { type: 'Say', text: `word ${n}.` } }));
        socket.onopen = () => say(1);
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string; id?: string };
          const said = Number(/^say-(\d+)$/.exec(message.id ?? '')?.[1]);
          if (!said) return;
          found.add(message.type);
          if (said === count) done();
          else say(said + 1);
        };
      });
      socket.close();
      return [...found];
    },
    [table, SAID] as const,
  );
  expect(answers).toEqual(['Acknowledged']);

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
