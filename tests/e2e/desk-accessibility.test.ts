import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { coveredOf } from '../browser/covered-focus.ts';
import { type DeskScreen, setUpDeskScreens } from '../browser/desk-screens.ts';
import { findCutTables } from '../browser/find-cut-tables.ts';
import { findSmallTargets } from '../browser/find-small-targets.ts';
import { findViolationsInBothModes, findViolationsInDialogs } from '../browser/find-violations.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
let screens: readonly DeskScreen[];
beforeAll(async () => {
  screens = await setUpDeskScreens(store);
  await store.database.$client.query(
    `update customers set name = 'Hindustan Rolling Element Engineering and Industrial Spares (Western Region) Private Limited'
      where id in (select customer_id from users where email = 'active@nod.example')`,
  );
});

/** As Back does, which spares loading the scripts and axe again. */
async function followTo(page: Page, { path, shows }: DeskScreen): Promise<void> {
  expect(await page.getByText(shows).count(), `the screen before ${path} does not show it too`).toBe(0);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/desk/nod/${path}`);
  await page.getByText(shows).first().waitFor();
}

/** Of the screen that is open, the first row of each table whose rows have no header. */
const findRowsWithoutHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('table:not(.u-legend)')]
      .filter((table) => table instanceof HTMLTableElement)
      .filter((table) => table.rows.length > 1 && !table.querySelector('tbody th[scope=row]'))
      .map((table) => `no header of the row ${table.tBodies[0]?.rows[0]?.textContent}`),
  );

async function violationsOf(page: Page, screen: DeskScreen): Promise<string[]> {
  const { path, dialogs = [] } = screen;
  await followTo(page, screen);
  // The sheet of prices is as wide as a spreadsheet and moves within its frame.
  const found = path.startsWith('prices/') ? [] : await findCutTables(page, path, [360, 768, 1440, 1280]);
  found.push(...(await findRowsWithoutHeader(page)).map((row) => `${path}: ${row}`));
  found.push(...(await findViolationsInBothModes(page)).map((violation) => `${path}: ${violation}`));
  found.push(...(await findViolationsInDialogs(page, dialogs)).map((violation) => `${path}, ${violation}`));
  return found;
}

test('signing in at the desk is accessible', async () => {
  const page = await browser.newPage();
  await page.goto(`${store.addressOf('nod')}/desk`);
  await page.getByLabel('E-mail').waitFor();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test('every screen and dialog of the desk is accessible, in light and dark, and no table is cut off', async () => {
  browser.expectError(/404/);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', '/messages');
  const found: string[] = [];
  for (const screen of screens) found.push(...(await violationsOf(page, screen)));
  expect(found).toEqual([]);
});

test('a list on a phone shows its rows whole, also as the first page that is opened', { tags: ['lab'] }, async () => {
  await store.database.$client.query(
    `insert into search_misses (site, day, key, typed, searches) values ('nod', current_date, 'QXW78', 'QXW 78', 12)`,
  );
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', '/items/misses');
  await page.setViewportSize({ width: 360, height: 740 });
  const row = page.locator('tr').filter({ hasText: 'QXW 78' });
  const action = row.getByRole('button', { name: 'Make it a search word' });
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)];
  };
  await action.waitFor();
  const [[right = 0, bottom = 0], [rowRight = 0, rowBottom = 0]] = [await endOf(action), await endOf(row)];
  expect([right <= rowRight, bottom <= rowBottom]).toEqual([true, true]);
});

test('on a phone what is pressed at the desk is large enough for a finger', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', '/messages');
  await page.setViewportSize({ width: 360, height: 740 });
  const found: string[] = [];
  for (const screen of screens.filter(({ path }) =>
    /^(today|orders|bank|opening|settings|staff|integrations|accounts.*people)$/.test(path),
  )) {
    await followTo(page, screen);
    found.push(...(await findSmallTargets(page)).map((target) => `${screen.path}: ${target}`));
  }
  await page.getByRole('button', { name: 'End ERP' }).click();
  await page.getByRole('dialog').waitFor();
  expect([...found, ...(await findSmallTargets(page))]).toEqual([]);
});

test('screen readers say with each cell of a list whose row it is in', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', '/orders');
  await page
    .getByRole('rowheader', { name: /^NOD\d+/ })
    .first()
    .waitFor();
});

test.each([
  [1280, 560],
  [360, 640],
])(
  'nothing that is focused at the desk stands behind its bars, in a window of %i by %i px',
  { tags: ['lab'] },
  async (width, height) => {
    const page = await browser.newPage();
    await openDeskSignedIn(page, store, 'admin', 'nod', '/items/categories');
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Merge Oil' }).waitFor();
    expect(await coveredOf(page, 'Tab', 100)).toEqual([]);
    expect(await coveredOf(page, 'Shift+Tab', 100)).toEqual([]);
  },
);

test.each([1280, 360])(
  'the bar that sends an answer covers nothing that is focused, at %i px',
  { tags: ['lab'] },
  async (width) => {
    const rfi = screens.find(({ shows }) => shows === 'Next open line');
    const page = await browser.newPage();
    await openDeskSignedIn(page, store, 'admin', 'nod', `/${rfi?.path}`);
    await page.setViewportSize({ width, height: 560 });
    await page.getByRole('button', { name: 'History' }).focus();
    expect(await coveredOf(page, 'Tab', 16)).toEqual([]);
  },
);

test.each([1440, 1024])(
  'the line of keys shows a key as a whole or not at all, at %i px',
  { tags: ['lab'] },
  async (width) => {
    const rfi = screens.find(({ shows }) => shows === 'Next open line');
    const page = await browser.newPage();
    await openDeskSignedIn(page, store, 'admin', 'nod', `/${rfi?.path}`);
    await page.setViewportSize({ width, height: 900 });
    const line = page.getByRole('complementary', { name: 'Keys' });
    await line.getByText('take, next open').waitFor();
    const shown = await line.evaluate((bar) => {
      const room = bar.getBoundingClientRect();
      const keys = bar.firstElementChild?.getBoundingClientRect();
      const boxes = [...(bar.firstElementChild?.children ?? [])].map((hint) => hint.getBoundingClientRect());
      const inLine = boxes.filter((box) => box.top < room.bottom);
      return inLine.map((box) => box.left >= room.left && box.right <= (keys?.right ?? 0) + 1);
    });
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).not.toContain(false);
  },
);
