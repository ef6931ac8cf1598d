import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type DeskScreen, setUpDeskScreens } from '../browser/desk-screens.ts';
import { findCutTables } from '../browser/find-cut-tables.ts';
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
