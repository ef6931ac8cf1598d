import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { workOffInProcesses } from '../actions/imports.ts';
import { findViolations, findViolationsInBothModes } from '../browser/find-violations.ts';
import { holdRequests, interceptRequests, loseReply } from '../browser/hold-requests.ts';
import { endSessionsAtNextChange, openDeskSignedIn, signInAgainAtDesk } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { makePng } from '../fixtures/papers.ts';
import { sheetRows, workbookOf } from '../fixtures/workbook.ts';
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

test('stock is imported from a file of another program, whose columns are known from then on', {
  tags: ['step'],
}, async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'catalogue');
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await page.getByRole('heading', { level: 1, name: 'Imports' }).waitFor();
  await checkWidths(page, 'desk-imports');
  await uploadStock(page);
  await page.getByText('Text in UTF-8, divided by semicolons').waitFor();
  await page.getByRole('row', { name: 'Text 3 rows 3 Part No · Pieces counted · Remark' }).waitFor();
  await page.getByText('Please match these columns too: On hand.').waitFor();
  await page.getByLabel('Meaning of Pieces counted').selectOption('on_hand');
  await checkWidths(page, 'desk-import-columns');
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  await page.getByText('You can leave this page; the import goes on.').waitFor();
  await workOffInProcesses(store);
  await page.getByText("Stock code 'NO-SUCH' is not in the catalogue.").waitFor();
  await page.getByText("On hand '12,50' is not a whole number").waitFor();
  await page.getByRole('cell', { name: '611' }).waitFor();
  await page.getByText('1 above the names of the columns').waitFor();
  await page.getByText('Acme Bearings, Mumbai, India').waitFor();
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

test('of a workbook other sheets are read, and what it hides, before and after the dry run', {
  tags: ['step'],
}, async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'catalogue', 'nod', '/imports');
  const head = ['Part No', 'Qty', 'Old qty'];
  const mumbai = sheetRows([
    ['Acme Bearings'],
    head,
    ['BALL BEARINGS'],
    [codes[0] ?? '', '621', '1'],
    ['Total', '621'],
  ]);
  const file = workbookOf({
    Cover: [['Dear all,']],
    Mumbai: mumbai,
    Delhi: sheetRows([head, [codes[1] ?? '', '622', '1']]).replace('<row r="2"', '<row r="2" hidden="1"'),
  });
  await page.getByLabel('What it holds').selectOption('stock');
  await page
    .getByLabel('CSV or XLSX file')
    .setInputFiles({ name: 'stock.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('Delhi has the same columns and is not read. Tick what belongs together.').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Cover' }).isDisabled()).toBe(true);
  await checkWidths(page, 'desk-import-sheets');
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Delhi' }).click();
  await page.getByText('Left out: 1 hidden row.').waitFor();
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  await page.getByText('You can leave this page; the import goes on.').waitFor();
  await workOffInProcesses(store);
  await page.getByText('4 rows left out').waitFor();
  await page
    .getByText('1 above the names of the columns, 1 section or remark, 1 total, 1 hidden in the file')
    .waitFor();
  await checkWidths(page, 'desk-import-left-out');
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change sheet or columns' }).click();
  await page.getByRole('button', { name: 'Include them' }).click();
  await page.getByText('Read although the file does not show it: 1 hidden row.').waitFor();
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  await page.getByText('You can leave this page; the import goes on.').waitFor();
  await workOffInProcesses(store);
  await page.getByRole('button', { name: 'Write 2 changes' }).waitFor();
  await page.getByText('Sheets Mumbai, Delhi of 3').waitFor();
});

test('an import that failed says how far it came, and goes on once', { tags: ['lab'] }, async () => {
  const page = await browser.newPage({ colorScheme: 'dark' });
  const { rows } = await store.database.$client.query(
    `update imports set state = 'failed', failed_in = 'running', problem = 'The import stopped by an error of ours: disk full'
      where id = (select max(id) from imports where state = 'done' and kind = 'stock') returning id`,
  );
  await openDeskSignedIn(page, store, 'catalogue', 'nod', '/today');
  await page.getByRole('link', { name: 'Imports that failed' }).click();
  await page.getByRole('button', { name: 'Failed', exact: true, pressed: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.locator(`a[href$="/imports/${rows[0].id}"]`).first().click();
  await page.getByText('1 of 1 changes are written and stay.', { exact: false }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await checkWidths(page, 'desk-import-failed');
  await page.getByRole('button', { name: 'Go on' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText('Being written').waitFor();
  await workOffInProcesses(store);
  await page.getByText('2 lines were left out.').waitFor();
});

test('two hundred pictures are added by their names, also when the session ends in between', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage({ colorScheme: 'dark' });
  await openDeskSignedIn(page, store, 'catalogue', 'nod', '/imports');
  await page.getByRole('heading', { level: 1, name: 'Imports' }).waitFor();
  await page.getByLabel('What it holds').selectOption('pictures');
  const picture = makePng(90, 60);
  const own = [`${codes[0]}.png`, `${codes[0]}_2.png`, `${codes[1]}.png`];
  const others = Array.from({ length: 197 }, (_, n) => `UNKNOWN-${n}.png`);
  const files = [...own, ...others].map((name, at) => ({
    name,
    mimeType: 'image/png',
    buffer: name.endsWith('_2.png') ? makePng(60, at + 40) : picture,
  }));
  await page.getByLabel('Pictures, or one ZIP file').setInputFiles(files);
  await endSessionsAtNextChange(page, store);
  browser.allowError(/status of 401/);
  await page.getByRole('button', { name: 'Upload' }).dblclick();
  await signInAgainAtDesk(page, store, 'catalogue');
  await page.getByRole('heading', { name: '200 pictures' }).waitFor();
  await workOffInProcesses(store);
  await page.getByText("No item that is sold has the code of 'UNKNOWN-0.png'").waitFor();
  await checkWidths(page, 'desk-import-pictures');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add 3 pictures' }).dblclick();
  await page.getByText('Being written').waitFor();
  await workOffInProcesses(store);
  await page.getByText('197 pictures were left out.').waitFor();
  const { rows } = await store.database.$client.query(
    "select count(*)::int as imports from imports where kind = 'pictures'",
  );
  expect(rows[0].imports).toBe(1);
});

test('who leaves the page while a file is uploaded stays there, and is told', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'catalogue', 'nod', '/imports');
  const release = await holdRequests(page, '**/imports/**');
  const uploading = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByLabel('What it holds').selectOption('stock');
  const file = { name: 'opening-stock.csv', mimeType: 'text/csv', buffer: Buffer.from(content()) };
  await page.getByLabel('CSV or XLSX file').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload' }).click();
  await uploading;
  await page.getByRole('link', { name: 'Items', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Items' }).waitFor();
  release();
  await page.getByText('opening-stock.csv is uploaded.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Items' }).waitFor();
  await page.getByRole('link', { name: 'Open the import' }).click();
  await page.getByRole('heading', { name: 'opening-stock.csv' }).waitFor();
});

test('replies to parts of a file and to its end are lost on the way: it is uploaded all the same', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'catalogue', 'nod', '/imports');
  browser.allowError(/net::ERR_FAILED/);
  const lost = new Set<string>();
  await interceptRequests(page, '**/desk/api/nod/imports/{part,finish}/**', async (route) => {
    const sent = `${route.request().url()} ${route.request().postData()?.length}`;
    if (lost.has(sent)) return route.continue();
    lost.add(sent);
    await loseReply(route);
  });
  await page.getByLabel('What it holds').selectOption('stock');
  const long = `${content()}${'NO-SUCH,1,\n'.repeat(90_000)}`;
  const file = { name: 'long-stock.csv', mimeType: 'text/csv', buffer: Buffer.from(long) };
  await page.getByLabel('CSV or XLSX file').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('heading', { name: 'long-stock.csv' }).waitFor();
  const { rows } = await store.database.$client.query(
    "select state, bytes from imports where file_name = 'long-stock.csv'",
  );
  expect(rows).toEqual([{ state: 'uploaded', bytes: long.length }]);
  expect(lost.size).toBe(3);
});
