import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeExports } from '../actions/exports.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

async function download(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await file.path());
}

test('the list of items is saved as it is filtered, with the keyboard alone', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'catalogue', 'nod', '/items?maker=Koyo&sort=-code');
  await page.getByRole('button', { name: 'Export' }).focus();
  await checkWidths(page, 'desk-items-export');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByText('The file has all records of this list').waitFor();
  await checkWidths(page, 'desk-export-dialog');
  await dialog.getByRole('button', { name: 'CSV' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('The file waits for its turn.').waitFor();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  const file = await download(page, () => makeExports(store));
  const [head = '', ...lines] = file.toString().trimEnd().split('\r\n');
  expect(head).toContain('itemcode,itemname,brandname');
  expect(new Set(lines.map((line) => line.split(',')[2]))).toEqual(new Set(['Koyo']));
  await dialog.getByText(/Your browser saves it/).waitFor();
  await checkWidths(page, 'desk-export-saved');
});

test('everything is asked for, watched, saved and deleted', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', '/imports');
  await page.getByRole('link', { name: 'Exports' }).click();
  await page.getByRole('button', { name: 'Export everything' }).click();
  await page.getByText('The archive is being made. You can leave this page.').waitFor();
  await page.getByText('Waiting').first().waitFor();
  await makeExports(store);
  await page.getByText('Ready').first().waitFor();
  await checkWidths(page, 'desk-exports');
  expect(await findViolationsInBothModes(page)).toEqual([]);
  const link = page.getByRole('link', { name: /everything.*\.zip/ });
  const archive = unzipSync(await download(page, () => link.click()));
  expect(JSON.parse(strFromU8(archive['manifest.json'] ?? new Uint8Array())).files).toHaveLength(15);
  await page.getByRole('button', { name: /Delete .*everything/ }).click();
  await expect.poll(() => link.count()).toBe(0);
});

test.each([
  ['/orders?view=all', 'sales'],
  ['/accounts', 'accounts'],
  ['/rfis', 'sales'],
  ['/receivables', 'accounts'],
  ['/prices', 'catalogue'],
] as const)('%s has an export for %s', async (path, role) => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, role, 'nod', path);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('button', { name: 'Excel', exact: true }).click();
  await dialog.getByText('The file waits for its turn.').waitFor();
  await checkWidths(page, `desk-export-${path.split(/\W/)[1]}`);
  const file = await download(page, () => makeExports(store));
  expect(Object.keys(unzipSync(file))).toContain('xl/worksheets/sheet1.xml');
  await dialog.getByText(/Your browser saves it/).waitFor();
});
