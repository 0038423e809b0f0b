/** In a language that nobody speaks no letter of the alphabet is left: whatever shows one does not come from a catalogue. */
import type { Page } from '@playwright/test';
import { accented, PSEUDO } from '../src/lib/pseudo';
import { isOffered, offersOf } from '../src/lib/wish';
import type { Guest } from './guest';
import { expect, games, test, titles, type GameId } from './parlour';

/** A name without a letter of the alphabet. */
const NAME = 'Жанна';

/** What no language changes: the ids of clauses, our own name, addresses, what stands on a key, and the code of a table. */
const UNSPOKEN = [/\b[A-Z]-[A-Z]\d+[a-z]?\b/g, /\bParlour\b/g, /https?:\/\/\S+/g];

/** Everything that is read on the page as it is, by eyes or aloud. */
function read(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [document.title];
    const isThere = (one: Element | null): boolean =>
      one !== null && one.checkVisibility() && one.closest('script, style, [lang]:not(html, [lang=xx])') === null;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, data } = texts.currentNode as Text;
      const isKey = parentElement?.tagName === 'KBD' && data.length === 1;
      const isCode = parentElement?.matches('[data-code]') && data.length === 4;
      if (!isKey && !isCode && isThere(parentElement?.closest('select') ?? parentElement)) found.push(data.trim());
    }
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'])
      for (const one of document.querySelectorAll(`[${name}]`)) if (isThere(one)) found.push(one.getAttribute(name) ?? '');
    return found;
  });
}

/** Nothing on the page has a letter of the alphabet. */
async function isSaid(guest: Guest, where: string): Promise<void> {
  const unsaid = (await read(guest.page)).filter((text) => /[a-z]/i.test(UNSPOKEN.reduce((rest, known) => rest.replace(known, ''), text)));
  expect.soft([...new Set(unsaid)], where).toEqual([]);
}

/** From now on the page speaks the language that nobody speaks, to somebody who has a name. */
async function listens(guest: Guest): Promise<void> {
  const { page } = guest;
  await page.evaluate(
    async ([name, language]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/me', { method: 'PUT', headers, body: JSON.stringify({ name, avatar: 'fox' }) });
      localStorage.setItem('parlour.settings', JSON.stringify({ pace: 'instant', language }));
    },
    [NAME, PSEUDO] as const,
  );
  guest.say = accented;
  await page.reload();
  await guest.inLobby();
  await expect(page.getByRole('button', { name: NAME })).toBeVisible();
}

const button = (guest: Guest, english: string) => guest.page.getByRole('button', { name: accented(english) });

/** Opens something by a button, listens, and closes it. */
async function opens(guest: Guest, english: string, title = english): Promise<void> {
  await guest.press(button(guest, english).first());
  await expect(guest.page.getByRole('dialog', { name: accented(title) })).toBeVisible();
  await isSaid(guest, english);
  await guest.page.keyboard.press('Escape');
  await expect(guest.page.getByRole('dialog')).toHaveCount(0);
}

test('before and after a match everything is said by a catalogue', async ({ guest, invite, watch }) => {
  const { page } = guest;
  await isSaidOtherwise(guest);
  await listens(guest);
  await isSaid(guest, 'lobby');
  await opens(guest, 'Settings');
  await guest.press(button(guest, 'Change name and face'));
  await guest.press(button(guest, 'Play on another device'));
  await expect(page.getByRole('img', { name: accented('Code for another device') })).toBeVisible();
  await isSaid(guest, 'profile');
  await guest.press(button(guest, 'Sign out everywhere else'));
  await expect(page.getByText(accented('you are signed in on this device alone'))).toBeVisible();
  await isSaid(guest, 'signed out elsewhere');
  await page.keyboard.press('Escape');

  const link = await page.evaluate(async () => {
    const answer = await fetch('/api/me/link', { method: 'POST' });
    return `/#device=${((await answer.json()) as { token: string }).token}`;
  });
  const friend = await invite();
  await listens(friend);
  await friend.page.goto(link);
  await expect(friend.page.getByRole('heading')).toContainText(NAME);
  await isSaid(friend, 'another device');
  watch.expected = /status of 403/;
  await friend.page.goto('/#device=nothing');
  await expect(friend.page.getByRole('button')).toHaveCount(1);
  await isSaid(friend, 'a link that is not valid');
  await friend.page.goto('/#/past');
  await isSaid(friend, 'no past matches');

  await guest.press(button(guest, `With friends: ${titles.villains}`));
  await isSaid(guest, 'invitation');
  await page.keyboard.press('Escape');
  for (const game of games) {
    await guest.open(titles[game], 3);
    await friend.page.goto(page.url());
    await friend.press(button(friend, 'Sit here').first());
    await expect.poll(() => guest.position?.table.seats.filter(({ kind }) => kind === 'person').length).toBe(2);
    await guest.press(page.getByRole('button', { name: accented('Bot'), exact: true }).first());
    await expect(button(guest, 'Deal the cards')).toBeEnabled();
    await isSaid(guest, `waiting room of ${game}`);
    await isSaid(friend, `waiting room of ${game}, as a friend`);
    await page.goto('/');
    await guest.inLobby();
  }
  await expect(page.getByRole('listitem')).toHaveCount(games.length);
  await isSaid(guest, 'lobby with tables');
});

/** The test can fail: in English all of it has letters. */
async function isSaidOtherwise({ page }: Guest): Promise<void> {
  expect((await read(page)).filter((text) => /[a-z]/i.test(text)).length).toBeGreaterThan(10);
}

/** Does something that is not allowed, if there is anything of that kind now. */
async function isRefused(guest: Guest, game: GameId): Promise<boolean> {
  const { page, offers } = guest;
  if (game === 'villains') {
    const numbers = offersOf(offers, { verb: 'hero' }).filter(({ parts }) => /-\d$/.test(parts.card ?? ''));
    const wrong = numbers.find(({ parts: { card } }) => !isOffered(offers, { card, to: 'own' }))?.parts.card;
    if (wrong === undefined) return false;
    await page.locator(`main [data-card="${wrong}"]`).first().dragTo(page.locator(`main [data-drop="pile-${guest.position?.seat}"]`), { steps: 5 });
  } else {
    const forbidden = 'main button[data-card]:not([data-action]):not([data-opens]):not(:disabled)';
    if ((await page.locator(forbidden).count()) === 0) return false;
    await guest.touch(forbidden);
  }
  await expect(page.getByRole('alert').getByRole('button').first()).toBeVisible();
  return true;
}

for (const game of games)
  test(`at a table of ${titles[game]} everything is said by a catalogue`, async ({ guest }) => {
    const { page } = guest;
    await listens(guest);
    await guest.playNow(titles[game]);
    await guest.myTurn();
    await isSaid(guest, 'first turn');
    await opens(guest, 'Moves as a list', 'Your moves');
    for (const [key, title] of [
      ['r', 'Rules'],
      ['s', 'Settings'],
      ['?', 'Keyboard'],
    ] as const) {
      await page.keyboard.press(key);
      const panel = page.getByRole('dialog', { name: accented(title) });
      await expect(panel).toBeVisible();
      if (title === 'Rules') await expect(panel.locator('[data-clause]').first()).toBeVisible();
      await isSaid(guest, title);
      await page.keyboard.press('Escape');
    }
    await guest.press(button(guest, 'This table'));
    await expect(page.getByRole('heading', { name: accented('How we play') })).toBeVisible();
    await isSaid(guest, 'menu');
    await page.keyboard.press('Escape');

    await page.getByRole('textbox', { name: accented('Say something') }).fill('Ω!');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText('Ω!');
    await guest.press(button(guest, 'What would the bots do?'));
    let refused = false;
    for (let move = 0; move < 8 && (await guest.myTurn()); move++) {
      await guest.seesOffers();
      if (guest.offers.length > 1) await expect(page.getByText(/\d \S+ 100 /).first()).toBeVisible();
      refused ||= await isRefused(guest, game);
      await isSaid(guest, `move ${move}`);
      await opensMoves(guest);
      await guest.move();
    }
    await guest.press(button(guest, 'What would the bots do?'));
    while (!refused && (await guest.myTurn())) {
      await guest.seesOffers();
      refused = await isRefused(guest, game);
      await isSaid(guest, 'later');
      if (!refused) await guest.move();
    }
    expect(refused, 'something was refused').toBe(true);

    // What happened stands in the log, all of it, when the match is over.
    await guest.hurry();
    await expect(guest.endPanel).toBeVisible();
    await guest.press(guest.endPanel.getByRole('button', { name: accented('Check that the deal was fair') }));
    await expect(guest.endPanel.getByText(accented('The deal was fair: nobody could choose it.'))).toBeVisible();
    await expect(guest.endPanel.getByRole('img', { name: accented('over the whole match') })).toBeVisible();
    await isSaid(guest, 'end of a match');
    await guest.press(guest.endPanel.getByRole('link', { name: accented('Watch again') }));
    const step = button(guest, 'One step on');
    for (let move = 0; move < 5; move++) {
      await expect(step).toBeVisible();
      await isSaid(guest, `replay ${move}`);
      await step.click();
    }
    await guest.press(button(guest, 'To the end'));
    await guest.press(button(guest, 'Show the result'));
    await isSaid(guest, 'end of a replay');
    await page.goto('/#/past');
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await isSaid(guest, 'past matches');
  });

/** The list of moves, with what the bots think of each. */
async function opensMoves(guest: Guest): Promise<void> {
  await guest.page.keyboard.press('m');
  await expect(guest.page.getByRole('dialog', { name: accented('Your moves') })).toBeVisible();
  await isSaid(guest, 'moves with hints');
  await guest.page.keyboard.press('Escape');
}
