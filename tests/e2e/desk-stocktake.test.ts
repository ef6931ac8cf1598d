import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('pieces are adjusted on the item; its shelf is counted, the difference counted again and booked', async () => {
  await store.database.$client.query(
    `update stock set on_hand = 40, reserved = 0, shelf = 'A-03-2' where item_id in (
      select id from items where site = 'nod' and name = 'NU205') and branch_id in (select id from branches where code = 'mumbai')`,
  );
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'catalogue', 'nod', '/items');
  await page.getByRole('searchbox').fill('zwz nu 205');
  await page.getByRole('link', { name: 'NU205', exact: true }).click();
  await page.getByRole('heading', { name: 'Movements of stock' }).waitFor();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Change').selectOption('Take off pieces');
  await dialog.getByLabel('Reason').selectOption('Damaged');
  await dialog.getByLabel('Pieces').fill('3');
  await dialog.getByText('Then 37 on hand.', { exact: false }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await checkWidths(page, 'desk-adjust-stock');
  await dialog.getByLabel('Pieces').press('Enter');
  await page.getByText('37 pieces of NU205 on hand.').waitFor();
  await page.getByRole('cell', { name: 'Adjusted, damage' }).waitFor();
  await checkWidths(page, 'desk-stock-movements');

  await page.getByRole('link', { name: 'Items', exact: true }).click();
  await page.getByRole('link', { name: 'Stocktake' }).click();
  await page.getByRole('heading', { name: 'Choose a shelf to count' }).waitFor();
  await checkWidths(page, 'desk-shelves');
  await page.getByRole('link', { name: 'A-03-2' }).click();
  const counted = page.getByLabel('Counted of ZWZ NU205');
  await counted.fill('36');
  for (const other of await page.getByLabel(/^Counted of/).all())
    if ((await other.inputValue()) === '') await other.fill('0');
  expect(await findViolations(page)).toEqual([]);
  await checkWidths(page, 'desk-stocktake');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('These differ from what should be there.', { exact: false }).waitFor();
  await checkWidths(page, 'desk-stocktake-again');
  await page.getByLabel('Second count of ZWZ NU205').fill('36');
  await page.getByRole('button', { name: 'Book the counts' }).click();
  await page.getByText('1 item counted, 1 difference booked.').waitFor();
});

test('a customer is found by a person and a word of the firm, by keyboard alone', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/orders');
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('kulkarni western');
  await page.getByRole('option', { name: /Western Gear & Pump/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Western Gear & Pump' }).waitFor();
});
