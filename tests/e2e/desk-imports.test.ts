import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { workOffInProcesses } from '../actions/imports.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
let codes: string[];
beforeAll(async () => {
  const { rows } = await store.database.$client.query(
    "select i.code from items i join stock s on s.item_id = i.id where i.site = 'nod' and s.reserved = 0 order by i.id limit 2",
  );
  codes = rows.map(({ code }) => code);
});

const content = () =>
  `Acme Bearings, Mumbai, India\n\nPart No;Pieces counted;Remark\n${codes[0]};611;ok\n${codes[1]};12,50;\nNO-SUCH;3;\n`;

async function uploadStock(page: Page): Promise<void> {
  await page.getByLabel('What it holds').selectOption('stock');
  await page
    .getByLabel('CSV or XLSX file')
    .setInputFiles({ name: 'closing-stock.csv', mimeType: 'text/csv', buffer: Buffer.from(content()) });
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('heading', { name: 'closing-stock.csv' }).waitFor();
}

test('stock is imported from a file of another program, whose columns are known from then on', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'catalogue');
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await page.getByRole('heading', { level: 1, name: 'Imports' }).waitFor();
  await checkWidths(page, 'desk-imports');
  await uploadStock(page);
  await page.getByText('Line 3 of the file was taken for the names of the columns', { exact: false }).waitFor();
  await page.getByText('Please match these columns too: On hand.').waitFor();
  await page.getByLabel('Meaning of Pieces counted').selectOption('on_hand');
  await checkWidths(page, 'desk-import-columns');
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  await page.getByText('You can leave this page; the import goes on.').waitFor();
  await workOffInProcesses(store);
  await page.getByText("Stock code 'NO-SUCH' is not in the catalogue.").waitFor();
  await page.getByText("On hand '12,50' is not a whole number").waitFor();
  await page.getByRole('cell', { name: '611' }).waitFor();
  await checkWidths(page, 'desk-import-checked');
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Write 1 change' }).click();
  await page.getByText('Being written').waitFor();
  await workOffInProcesses(store);
  await page.getByText('2 lines were left out.').waitFor();
  await page.getByText('Not in the file, set to 0').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all 2 as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^errors-of-import-\d+\.csv$/);

  await page.getByRole('link', { name: 'Imports', exact: true }).first().click();
  await uploadStock(page);
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  await page.getByText('You can leave this page; the import goes on.').waitFor();
  await workOffInProcesses(store);
  await page.getByText("On hand '12,50' is not a whole number").waitFor();
});
