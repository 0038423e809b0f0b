/** A game from elsewhere, as `parlour new-game` writes one: installed, and it is in the lobby with a table of its own. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsForChoice, goOn, joins, television } from './bigscreen';
import type { Guest } from './guest';
import { expect, test } from './parlour';
import { python, Server } from './server';
import { nameOf, Screen, sizes, type Size } from './sizes';
import { cutOff, phone } from './usable';

let folder: string;
let server: Server;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-outside-'));
  const [project, packages] = [join(folder, 'plumtree'), join(folder, 'packages')];
  execFileSync(python, ['-m', 'parlour', 'new-game', 'plumtree', '--folder', project]);
  const install = ['-m', 'pip', '--disable-pip-version-check', '--quiet', 'install', '--no-deps', '--no-build-isolation', '--no-index'];
  execFileSync(python, [...install, '--target', packages, project]);
  server = await Server.start(packages);
});

test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The scores at the end: everybody with their points, twelve in two deals of six tricks. */
async function seesScores(guest: Guest, points: RegExp): Promise<void> {
  await expect(guest.endPanel).toBeVisible();
  const lines = await guest.endPanel.locator('ol > li').allTextContents();
  expect(lines.length).toBe(3);
  const won = lines.map((line) => Number(points.exec(line)?.[1]));
  expect(won.reduce((sum, one) => sum + one, 0)).toBe(12);
}

test('the lobby shows its title, its summary, an emblem, and before the first match what it is about', async ({ invite }) => {
  const guest = await invite({ isNew: true }, server.url);
  const tile = guest.page.getByRole('article').filter({ has: guest.page.getByRole('heading', { name: 'Plumtree' }) });
  await expect(tile).toContainText('Follow suit, and take the most tricks.');
  await expect(tile).toContainText('2 to 4 players');
  const emblem = tile.locator('.picture svg');
  await expect(emblem).toBeVisible();
  expect(await emblem.locator('path').count()).toBeGreaterThan(0);

  // It has no pictures: what its rules begin with says what it is about.
  await guest.press(tile.getByRole('button', { name: 'Play now: Plumtree' }));
  const dialog = guest.page.getByRole('dialog', { name: 'Plumtree' });
  await expect(dialog.getByText('Follow suit, and take the most tricks.')).toBeVisible();
  await expect(dialog.getByRole('listitem'), 'a single paragraph is no list').toHaveCount(0);
  await guest.press(dialog.getByText('3', { exact: true }));
  await guest.press(dialog.getByRole('button', { name: 'Deal me in' }));
  await guest.seated();
  expect(guest.position?.table.seats.length).toBe(4);
});

test('a whole match by mouse: the table, the log, the rules and the scores', async ({ invite }) => {
  const guest = await invite({}, server.url);
  const { page } = guest;
  await guest.playNow('Plumtree');
  await guest.myTurn();
  const own = page.locator('main section').last();
  await expect(own.getByRole('group', { name: 'Hand' }).getByRole('button')).toHaveCount(6);
  await expect(page.locator('main').getByText('Points').first()).toBeVisible();
  await guest.reaches();
  await page.keyboard.press('r');
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.locator('[data-clause="P-T2"]')).toContainText('Whoever holds a card of the suit that was led');
  await page.keyboard.press('Escape');
  await guest.playToEnd();
  await seesScores(guest, /(\d+) points?/);
  await guest.press(guest.endPanel.getByRole('button', { name: 'Look at the table' }));
  const log = page.getByRole('log');
  await expect(log).toContainText(/plays the (red|green|blue) \d\./);
  await expect(log).toContainText(/wins the trick\./);
});

test('a whole match by keyboard', async ({ invite }) => {
  const guest = await invite({}, server.url);
  await guest.playNowByKeys('Plumtree');
  await guest.playByKeys();
  await seesScores(guest, /(\d+) points?/);
});

test('a whole match on a big screen, with two phones as hands', async ({ invite }) => {
  const tv = await invite(television, server.url);
  const screen = await Screen.of(tv.page);
  const faults: string[] = [];
  const look = async (where: string): Promise<void> => {
    faults.push(...(await screen.faults(where, [sizes.at(-1) as Size], { offered: [], mayScroll: false, least: 24 })));
  };
  await tv.press(tv.page.getByRole('link', { name: 'On the big screen' }));
  await tv.press(tv.page.getByRole('button', { name: /^Plumtree/ }));
  await look('the choice');
  faults.splice(0, Infinity, ...faults.filter(countsForChoice));
  await tv.press(tv.page.getByRole('button', { name: 'Open the table' }));
  const hands = [await invite(phone, server.url), await invite(phone, server.url)] as const;
  await joins(hands[0], tv, 'Ada');
  await joins(hands[1], tv, 'Ben');
  await tv.press(tv.page.getByRole('button', { name: /^Deal/ }));
  await Promise.all(hands.map((hand) => hand.seated()));

  let moves = 0;
  await goOn([...hands], undefined, (next) => next === hands[0] && moves++ === 2);
  await hands[0].seesOffers();
  const held = await Screen.of(hands[0].page);
  const small = sizes.filter((size) => ['360×640', '667×331'].includes(nameOf(size)));
  faults.push(...(await held.faults('a hand', small, { offered: hands[0].offered, mayScroll: true })));
  await held.become(sizes[2] as Size);
  await expect(tv.page.locator('[data-turn]')).toHaveText("It is Ada’s turn");
  await expect(tv.page.locator('footer .said')).toHaveText(/\p{L}{3}.*[.!?]$/u);
  await look('in a match');
  // Whoever likes has the whole table on the phone.
  const [, ben] = hands;
  await ben.press(ben.page.getByRole('button', { name: 'Show the whole table here' }));
  await expect(ben.page.locator('main').getByText('Points').first()).toBeVisible();
  await goOn([...hands], undefined, (next) => next === ben);
  await ben.reaches();
  expect(await cutOff(ben)).toEqual([]);

  await goOn([...hands]);
  for (const hand of hands) await seesScores(hand, /(\d+) points?/);
  await expect(tv.page.getByRole('heading', { level: 2 }).filter({ hasText: /win|share/ })).toBeVisible();
  // What a number is stands beside it.
  const grave = faults.filter((fault) => !fault.includes('does not say what it is'));
  expect(grave.length, grave.join('\n')).toBe(0);
});

test('a card that cannot be played is refused with its clause', async ({ invite }) => {
  const guest = await invite({}, server.url);
  const { page } = guest;
  await guest.playNow('Plumtree');
  const forbidden = page.locator('main section').last().getByRole('group', { name: 'Hand' }).locator('button:not([data-action])');
  while ((await guest.myTurn()) && (await guest.seesOffers(), await forbidden.count()) === 0) await guest.move();
  const before = guest.position?.seq;
  await forbidden.first().click();
  const bubble = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Rule P-T2' }) });
  await expect(bubble).toContainText(/Follow suit: (red|green|blue) was led, and you hold/);
  expect(guest.position?.seq, 'nothing was played').toBe(before);
  await bubble.getByRole('button', { name: 'Rule P-T2' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('[data-clause="P-T2"]')).toBeFocused();
});

test('in German everything of it is German', async ({ invite }) => {
  const guest = await invite({}, server.url);
  const { page } = guest;
  await guest.press(page.getByRole('button', { name: 'Settings' }));
  await guest.press(page.getByRole('dialog').getByText('Deutsch'));
  await page.keyboard.press('Escape');
  await expect(page.getByText('Bediene, und mach die meisten Stiche.')).toBeVisible();
  await page.getByRole('button', { name: /^Sofort spielen: Plumtree/ }).click();
  await guest.seated();
  await guest.myTurn();
  await expect(page.locator('main').getByText('Punkte').first()).toBeVisible();
  await expect(page.locator('main [data-action]').first()).toHaveAccessibleName(/^(rote|grüne|blaue) \d$/);
  await page.keyboard.press('r');
  const rules = page.getByRole('dialog', { name: 'Regeln' });
  await expect(rules.locator('[data-clause="P-T2"]')).toContainText('Wer eine Karte der ausgespielten Farbe hat');
  await page.keyboard.press('Escape');
  await guest.playToEnd();
  const end = page.getByRole('dialog').filter({ has: page.locator('ol > li') });
  await expect(end).toContainText(/\d+ Punkte?/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('log')).toContainText(/spielt die (rote|grüne|blaue) \d\./);
  await expect(page.getByRole('log')).not.toContainText(/plays|wins/);
});
