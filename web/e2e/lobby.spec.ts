/** The first page on small screens: the games are what one came for. */
import { expect, test } from './parlour';
import { cutOff } from './usable';

const small = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 667, height: 331 },
  { width: 844, height: 340 },
];

test('a game is in sight at once, and head and code take a line each', async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  await page.evaluate(() => localStorage.setItem('parlour.settings', JSON.stringify({ language: 'de' })));
  await page.reload();
  const head = page.getByRole('banner');
  const [code, join] = [page.getByRole('textbox', { name: 'Code eingeben' }), page.getByRole('button', { name: 'Mitspielen' })];
  for (const viewport of small) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('article').first()).toBeInViewport();
    expect((await head.boundingBox())?.height, 'one line').toBeLessThan(90);
    expect(Math.abs(((await code.boundingBox())?.y ?? 0) - ((await join.boundingBox())?.y ?? 99)), 'beside each other').toBeLessThan(8);
    expect(await cutOff(guest)).toEqual([]);
  }
});

test('three pictures stand side by side or below each other, never two and one', async ({ invite }) => {
  const guest = await invite({ isNew: true });
  const { page } = guest;
  await guest.press(page.getByRole('button', { name: 'Play now: Diamoniak' }));
  const scenes = page.getByRole('dialog').locator('.scene');
  await expect(scenes).toHaveCount(3);
  for (const width of [360, 500, 600, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 1000 });
    const tops = await scenes.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect([1, 3], `${width} px wide`).toContain(new Set(tops).size);
  }
});

test('a double click opens one table', async ({ guest }) => {
  const { page } = guest;
  let opened = 0;
  page.on('request', (request) => (opened += request.method() === 'POST' && request.url().endsWith('/api/tables') ? 1 : 0));
  await guest.press(page.getByRole('button', { name: 'With friends: Villains' }));
  await page.getByRole('button', { name: 'Open the table' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Invite friends' })).toBeVisible();
  expect(opened).toBe(1);
});

test('a line that breaks before the table is there is said, and one is asked again', async ({ guest, watch }) => {
  watch.expected = /./;
  const { page } = guest;
  const assets = '**/assets/*';
  await page.route(assets, (route) => route.abort());
  await page.goto('/#/past');
  await expect(page.getByText('The server does not answer.')).toBeVisible();
  await page.unroute(assets);
  await guest.press(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('heading', { name: 'Matches you have played' })).toBeVisible();
});

test('a link that leads nowhere says one thing, and back to the lobby', async ({ guest, watch }) => {
  watch.expected = /./;
  const { page } = guest;
  await page.goto('/#/t/abcdefghijklmnop');
  await expect(page.getByRole('heading', { name: 'The table cannot be reached' })).toBeVisible();
  await expect(page.getByText('There is no such table.')).toBeVisible();
  await guest.press(page.getByRole('button', { name: 'Back to the lobby' }));
  await guest.inLobby();
});
