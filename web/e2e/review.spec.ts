/** What a match was worth: the review of a finished match in each game, and a mistake put right. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { MistakeLine } from '../src/lib/protocol';
import { isAccessible } from './accessible';
import { shownName } from './guest';
import { expect, games, test, titles } from './parlour';
import { pathWith, python, Server } from './server';
import { cutOff } from './usable';

/** Reviews that are good enough to find what made-up moves did wrong. */
const OPTIONS = ['--no-limit', '--moment', '0', '--review-budget', '0.1'];
/** Plays tables to their end with made-up moves, in the database of a server that is not there. */
const PLAY = `
import sys
from tests.server.logs import lengthen
from tests.server.test_workshop import moves_to_the_end
database, guest, *tables = sys.argv[1:]
for table in tables:
    lengthen(database, table, guest, moves_to_the_end)
`;
/** With `PICTURES=folder` somebody would like to see it. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

async function asked<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) => {
      const init: RequestInit = { method: how as string };
      if (what) Object.assign(init, { body: JSON.stringify(what), headers: { 'content-type': 'application/json' } });
      return (await fetch(where as string, init)).json() as unknown;
    },
    [method, path, body] as const,
  ) as Promise<T>;
}

test('a match of every game is reviewed, and a mistake put right @phone', async ({ invite, watch }, info) => {
  test.setTimeout(1_500_000); // reviews go after everybody else, and the machine may be busy
  const server = await Server.start(undefined, OPTIONS);
  try {
    const guest = await invite({}, server.url);
    const { page } = guest;
    const { id: me, name } = await asked<{ id: string; name: string }>(page, 'POST', 'api/me');
    const tables: string[] = [];
    for (const game of games) {
      const others = Array.from({ length: game === 'diamoniak' || game === 'digdig' ? 2 : 3 }, () => 1);
      const options = game === 'dwarfking' ? { deals: 3 } : {};
      const { id } = await asked<{ id: string }>(page, 'POST', 'api/tables', { game, seats: others, options });
      const command = (type: string, fields = {}): Promise<unknown> =>
        asked(page, 'POST', `api/tables/${id}/commands`, { type: 'Do', id: `${type}-${id}`, seq: 0, command: { type, ...fields } });
      await command('Contribute', { entropy: 'ab'.repeat(16) });
      await command('Start');
      tables.push(id);
    }
    watch.breaksLine = true;
    await server.kill();
    execFileSync(python, ['-c', PLAY, server.database, me, ...tables], {
      env: { ...process.env, PYTHONPATH: pathWith(resolve('..')) },
    });
    await server.start();
    await page.reload();
    await guest.inLobby();
    watch.breaksLine = false;

    for (const [n, game] of games.entries()) {
      await page.goto(`${server.url}/#/review/${tables[n]}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${titles[game]} · Review`);
      await expect(page.getByRole('heading', { name: 'Where the result came from' })).toBeVisible({ timeout: 600_000 });
      await expect(page.getByRole('heading', { name: 'Who helped whom' })).toBeVisible();

      // By keyboard along the match, to a decision with more than one move.
      const slider = page.getByRole('slider', { name: 'Moment of the match' });
      await slider.focus();
      await page.keyboard.press('End');
      await expect(slider).toHaveAttribute('aria-valuetext', /After ([\d,]+) of \1 moves: .+ \d+ %/);
      await page.keyboard.press('Home');
      const decision = page.locator('section[aria-labelledby=decision]');
      for (let move = 0; move < 40 && !(await decision.isVisible()); move++) await page.keyboard.press('ArrowRight');
      await expect(decision.getByText('best', { exact: true })).toBeVisible();
      await expect(decision.getByText('made', { exact: true })).toBeVisible();
      // Who decides is spoken to only where they look themselves.
      const decides = (await decision.getByRole('heading').textContent()) ?? '';
      await expect(page.locator('main').getByText('(you)')).toHaveCount(decides.includes(shownName(name)) ? 1 : 0);
      const next = page.getByRole('button', { name: 'Next mistake' });
      if (await next.isEnabled()) {
        await guest.press(next);
        await expect(decision.getByText(/^(mistake|blunder)$/)).toBeVisible();
      }
      await guest.press(decision.getByRole('button', { name: 'Show deals in which the two part' }));
      await expect(decision.getByText(/^On \d+ deals that could not be ruled out/)).toBeVisible();
      const deal = decision.getByRole('button', { name: 'Deal 1' });
      if (await deal.isVisible()) {
        await guest.press(deal);
        await expect(page.getByText(/^Imagined deal 1/)).toBeVisible();
        await picture(page, `${info.project.name}-${game}-deal`);
        await guest.press(page.getByRole('button', { name: 'Back to the match' }));
      }
      await picture(page, `${info.project.name}-${game}`);
      await guest.press(page.getByText('All cards open'));
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
      await isAccessible(guest, `the review of ${game}`);
      expect(await cutOff(guest), game).toEqual([]);
    }

    // A mistake, found right on the table.
    const mistakes = await asked<MistakeLine[]>(page, 'GET', 'api/me/mistakes');
    const [mistake] = mistakes;
    if (!mistake) throw new Error('nobody erred in four matches of made-up moves');
    const { steps } = await asked<{ steps: { decision: { made: string; best: string } }[] }>(
      page,
      'GET',
      `api/tables/${mistake.table}/review?first=${mistake.move}&count=1`,
    );
    const [judged] = steps;
    if (!judged) throw new Error('the review has no step for its mistake');
    const { made, best } = judged.decision;
    await page.goto(`${server.url}/#/learn`);
    await expect(page.getByRole('heading', { name: 'Mistakes to look at again' })).toBeVisible();
    await isAccessible(guest, 'the list of mistakes');
    await page.goto(`${server.url}/#/learn/${mistake.table}/${mistake.move}`);
    // What is said aloud stands on the page as well.
    const side = page.getByRole('complementary', { name: 'Mistakes to look at again' });
    await expect(side.getByText(/^You did this: .+\. Find/)).toBeVisible();
    await expect.poll(() => guest.shown()).toContain(made);
    await guest.choose(made);
    await expect(side.getByText(/^That is what you did: /)).toBeVisible();
    await guest.choose(best);
    await expect(side.getByText(/^Right: /)).toBeVisible();
    await expect(page.locator('section[aria-labelledby=decision]')).toBeVisible();
    await isAccessible(guest, 'a mistake put right');
    await picture(page, `${info.project.name}-learned`);
    await page.goto(`${server.url}/#/learn`);
    await expect(page.getByText('put right')).toHaveCount(1);

    // The same in German.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('parlour.settings') ?? '{}') as object;
      localStorage.setItem('parlour.settings', JSON.stringify({ ...kept, language: 'de' }));
    });
    await page.goto(`${server.url}/#/review/${tables[0]}`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Woher das Ergebnis kam' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Analyse' })).not.toContainText(/mistake|best move|decides/);
    await picture(page, `${info.project.name}-german`);
  } finally {
    await server.stop();
  }
});
