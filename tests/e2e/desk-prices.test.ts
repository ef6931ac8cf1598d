import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const openPrices = async (path = '') => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'catalogue', 'nod', `/prices${path}`);
  return page;
};

/** As a spreadsheet program leaves it in the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

const query = async (text: string, ...values: unknown[]) => (await store.database.$client.query(text, values)).rows;

test('a price list is made and filled by keyboard and from a spreadsheet; bad rows say what to write', async () => {
  const page = await openPrices();
  await page.getByRole('link', { name: 'Resellers' }).waitFor();
  await checkWidths(page, 'desk-price-lists');
  await page.getByRole('button', { name: 'New price list' }).click();
  const dialog = page.getByRole('dialog', { name: 'New price list' });
  await dialog.getByLabel('Name').fill('resellers');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('There is a price list Resellers already.').waitFor();
  await dialog.getByLabel('Name').fill('Mills');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 2, name: 'Mills' }).waitFor();
  await page.getByText('Price list Mills is created.').waitFor();

  await page.getByLabel('For, 1', { exact: true }).focus();
  await page.keyboard.type('Koyo');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('38');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await paste(page, 'ZWZ UC205\t1\t\t150\n'.repeat(1001));
  await page.getByText('Please paste at most 1,000 rows at once, or import a file.').waitFor();
  await paste(page, 'ZWZ UC205\t100\t\t150.50\nZWZ UC2O5\t200\t\t140\nGrease\t1\t22\t\n');
  await page.getByText(/is the letter O\. Did you mean UC205/).waitFor();
  await page.getByText('4 rows changed, not saved.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await checkWidths(page, 'desk-price-sheet');
  const take = page.getByRole('button', { name: 'Take ZWZ UC205' });
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const { x = 0, width = 0 } = (await take.boundingBox()) ?? {};
  expect(x + width).toBeLessThan(360);
  if (desktop) await page.setViewportSize(desktop);

  await take.click();
  await page.getByRole('button', { name: 'Save 4 rows' }).waitFor();
  await page.getByLabel('For, 1', { exact: true }).focus();
  await page.keyboard.press('Control+z');
  await page.getByText(/is the letter O/).waitFor();
  await page.keyboard.press('Control+y');
  await page.getByRole('button', { name: 'Save 4 rows' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('4 rows saved.').waitFor();
  expect(
    await query(
      `select r.scope, r.min_qty, r.discount_bp, r.net_minor::int from price_rows r join price_lists l on l.id = r.price_list_id
       where l.name = 'Mills' order by r.scope, r.min_qty`,
    ),
  ).toEqual([
    { scope: 'category', min_qty: 1, discount_bp: 22_00, net_minor: null },
    { scope: 'item', min_qty: 100, discount_bp: null, net_minor: 150_50 },
    { scope: 'item', min_qty: 200, discount_bp: null, net_minor: 140_00 },
    { scope: 'maker', min_qty: 1, discount_bp: 38_00, net_minor: null },
  ]);

  await page.getByLabel('Discount in percent, 1', { exact: true }).focus();
  await page.keyboard.type('23.5');
  await page.keyboard.press('Control+s');
  await page.getByText('1 row saved.').waitFor();
  expect(await query('select 1 from price_rows where discount_bp = 2350')).toHaveLength(1);
});
