import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { findViolations } from '../browser/find-violations.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
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

test('what is typed while prices are saved, searched or imported stays in its row', { tags: ['lab'] }, async () => {
  const page = await openPrices();
  await page.getByRole('button', { name: 'New price list' }).click();
  const dialog = page.getByRole('dialog', { name: 'New price list' });
  await dialog.getByLabel('Name').fill('Traders');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 2, name: 'Traders' }).waitFor();
  await page.getByLabel('For, 1', { exact: true }).focus();
  await paste(page, 'ZWZ UC205\t1\t\t150\nZWZ NU205\t1\t\t250\n');
  await page.getByRole('button', { name: 'Save 2 rows' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('2 rows saved.').waitFor();
  await page.getByText('2 rows changed, not saved.').waitFor({ state: 'detached' });

  const search = page.getByLabel('Search rows');
  await search.pressSequentially('UC', { delay: 500 });
  await expect.poll(() => page.getByLabel(/^For, /).count()).toBe(2);
  await search.pressSequentially('205');
  expect(await search.inputValue()).toBe('UC205');
  await search.fill('');
  await page.getByLabel('For, 3', { exact: true }).waitFor();

  await page.getByLabel('For, 3', { exact: true }).focus();
  await page.keyboard.type('Koyo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('38');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  const release = await holdRequests(page, '**/prices/save/');
  const saving = page.waitForRequest((request) => request.postDataJSON()?.mode === 'good-lines');
  await page.keyboard.press('Control+s');
  await saving;
  await page.keyboard.type('4');
  release();
  await page.getByText('1 row saved.').waitFor();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save 1 row' }).waitFor();

  await page.getByRole('button', { name: 'Import' }).click();
  const importing = page.getByRole('dialog', { name: 'Import prices of Traders' });
  await importing.getByLabel('CSV or XLSX file').setInputFiles({
    name: 'prices.xlsx',
    mimeType: 'application/octet-stream',
    buffer: await writeXlsx([
      [{ value: 'for' }, { value: 'min_qty' }, { value: 'net_price' }],
      [{ value: 'ZWZ 6308' }, { value: 1 }, { value: 99.5 }],
      [{ value: 'ZWZ 6308' }, { value: 5 }, { value: 0.125, format: '0.0%' }],
    ]).toBuffer(),
  });
  await importing.getByText('Line 3, Net price: This is a percentage, not a price').waitFor();
  await importing.getByRole('button', { name: 'Import 1 good line' }).click();
  await page.getByText('1 new, 0 changed.').waitFor();
  await importing.waitFor({ state: 'detached' });
  await page.getByText('1 row changed, not saved.').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('1 row changed, not saved.').waitFor({ state: 'detached' });
  expect(
    await query(
      `select r.scope, r.discount_bp, r.net_minor::int from price_rows r join price_lists l on l.id = r.price_list_id
       where l.name = 'Traders' order by r.scope, r.net_minor`,
    ),
  ).toEqual([
    { scope: 'item', discount_bp: null, net_minor: 99_50 },
    { scope: 'item', discount_bp: null, net_minor: 150_00 },
    { scope: 'item', discount_bp: null, net_minor: 250_00 },
    { scope: 'maker', discount_bp: 40_00, net_minor: null },
  ]);
});

test('what is imported is the price file that was checked: no other is chosen meanwhile', {
  tags: ['lab'],
}, async () => {
  const page = await openPrices();
  await page.getByRole('link', { name: 'Resellers' }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import prices of Resellers' });
  const field = dialog.getByLabel('CSV or XLSX file');
  const release = await holdRequests(page, '**/prices/import/');
  const isChecking = page.waitForRequest('**/prices/import/');
  const buffer = Buffer.from('for,min_qty,net_price\nZWZ 6308,1,99.5\n');
  await field.setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
  await isChecking;
  expect(await field.isDisabled()).toBe(true);
  release();
  await dialog.getByText('1 new, 0 changed, 0 unchanged, 0 to correct.').waitFor();
  expect(await field.isDisabled()).toBe(false);
});

test('prices that are saved are said to be, also where the sheet cannot be read again', { tags: ['lab'] }, async () => {
  const page = await openPrices();
  await page.getByRole('link', { name: 'Machine makers' }).click();
  await page.getByLabel('Discount in percent, 1', { exact: true }).focus();
  await page.keyboard.type('27.35');
  await page.keyboard.press('Enter');
  await page.getByText('1 row changed, not saved.').waitFor();
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await interceptRequests(page, '**/prices/rows/**', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.keyboard.press('Control+s');
  await page.getByText('The desk could not be reached.').waitFor();
  await page.getByText('1 row saved.').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('1 row changed, not saved.').waitFor({ state: 'detached' });
  expect(await query('select 1 from price_rows where discount_bp = 2735')).toHaveLength(1);
});

test('who reloads a price sheet with changed rows is asked first', { tags: ['lab'] }, async () => {
  const page = await openPrices();
  await page.getByRole('link', { name: 'Resellers' }).click();
  await page.getByLabel('Discount in percent, 1', { exact: true }).focus();
  await page.keyboard.type('24.5');
  await page.keyboard.press('Enter');
  await page.getByText('1 row changed, not saved.').waitFor();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.getByText('1 row changed, not saved.').waitFor();
});

test('a customer gets a price of its own, which says why it wins; a second editor reads what changed', {
  tags: ['lab'],
}, async () => {
  const page = await openPrices();
  await page.getByLabel('Open a customer').fill('active@');
  await page.getByRole('button', { name: /active@nod\.example/ }).click();
  await page.getByText('own rows, before price list').waitFor();
  await page.getByLabel('For, 1', { exact: true }).focus();
  await paste(page, 'ZWZ UC205\t1\t\t111.50\n');
  await page.getByRole('button', { name: 'Save 1 row' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('1 row saved.').waitFor();
  await page.getByLabel('Net price, 1', { exact: true }).focus();
  const why = page.getByRole('complementary', { name: 'What do they pay, and why' });
  await why.getByText('₹\u00a0111.50').first().waitFor();
  await why.getByText('wins', { exact: true }).waitFor();
  await why.getByText('wider', { exact: true }).first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  await checkWidths(page, 'desk-price-why');

  await query("update price_changes set changed_by = 'Arun', id = id + 1000 where changed_by <> 'Meera'");
  await page.keyboard.type('110');
  await page.keyboard.press('Enter');
  await page.getByText(/^Arun changed this row on .*Load the rows again/).waitFor();
  await page.getByRole('button', { name: 'Load it again' }).click();
  await page.getByText('1 row changed, not saved.').waitFor({ state: 'detached' });
});
