import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { creditInfo } from '../../src/payments/credit/credit-info.contract.ts';
import { invoiceFor } from '../actions/payments/bank-lines.ts';
import { findCustomerId, findLedgerInconsistencies } from '../actions/payments/ledger.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
beforeAll(async () => {
  const active = await findCustomerId(store, 'active@nod.example');
  await invoiceFor(store, active, 'NM/26-27/940001', 62_841_60, { daysAgo: 80 });
  await invoiceFor(store, active, 'NM/26-27/940002', 41_507_28, { daysAgo: 50 });
  await invoiceFor(store, active, 'NM/26-27/940003', 89_200_45, { daysAgo: 30 });
  const debtor = await findCustomerId(store, 'newbalance0@nod.example');
  await invoiceFor(store, debtor, 'NM/26-27/940004', 18_290_00, { daysAgo: 12 });
});

const today = () => new Date().toISOString().slice(0, 10);
const statement = () =>
  [
    'NOD Bearings,,,,',
    'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.',
    `${today()},NEFT WESTERN GEAR PUMP NM26-27 94 0002,N324,,"41,507.28"`,
    `${today()},NEFT WESTERN GEAR PUMP,N325,,"1,00,000.00"`,
    `${today()},CASH DEP SELF CHAKAN,,,"9,500.00"`,
    `${today()},CHQ 000882 RETURNED FUNDS,000882,"18,290.00",`,
  ].join('\n');

const balance = async () =>
  (await store.call(creditInfo, {}, { token: await store.signIn('active') })).body.data.avl_balance;
const booked = (page: Page) =>
  page
    .getByText(/^Receipt NODP\d{8} for Western Gear & Pump is booked\.$/)
    .last()
    .waitFor();
const current = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ hasText: '₹' });

test('a statement is imported, Enter books and goes on, 2 picks the second suggestion, and the balance is back', async () => {
  const before = await balance();
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', '/bank');
  await page.getByText('No bank line waits.').waitFor();
  await page.getByRole('button', { name: 'Import a statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a bank statement' });
  const file = { name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(statement()) };
  await dialog.getByLabel('File of the bank (CSV or XLSX)').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('4 new lines, 0 known before.').waitFor();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText(/ imported this statement before\./).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('table').getByText('NM/26-27/940001').waitFor();
  const letListReload = await holdRequests(page, '**/desk/api/nod/money/bank/?*');
  await page.keyboard.press('Enter');
  await booked(page);

  await current(page).getByText('1,00,000.00').waitFor();
  await page.getByRole('checkbox', { name: 'Pay NM/26-27/940003' }).waitFor();
  // Its suggestion is of before the first line was booked, until the list has arrived again.
  letListReload();
  await page.getByText('1 in full, 1 in part').waitFor();
  await checkWidths(page, 'desk-bank');
  await page.keyboard.press('2');
  await page.getByText('0 in full, 0 in part').waitFor();
  await page.keyboard.press('1');
  await page.getByText('1 in full, 1 in part').waitFor();
  await page.keyboard.press('Enter');
  await current(page).getByText('18,290.00').waitFor();
  expect((await balance()) - before).toBeCloseTo(141_507.28, 2);

  await page.keyboard.press('j');
  await current(page).getByText('9,500.00').waitFor();
  await page.keyboard.press('c');
  await page.keyboard.type('Western');
  await page.getByRole('button', { name: /^Western Gear & Pump/ }).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('newbalance0@nod');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Pay NM/26-27/940004' }).waitFor();
  await page.keyboard.press('i');
  await page.getByRole('dialog').getByLabel('Reason').fill('Our own cash');
  await page.keyboard.press('Enter');
  await page.getByText('The line is ignored.').waitFor();

  await page.getByRole('button', { name: 'Decided' }).click();
  await page
    .getByRole('button', { name: /NEFT WESTERN GEAR PUMP$|N325|1,00,000\.00/ })
    .first()
    .click();
  await page.keyboard.press('u');
  await page
    .getByRole('dialog', { name: 'Undo this booking?' })
    .getByLabel('Reason')
    .fill('Booked for the wrong customer.');
  await page.keyboard.press('Enter');
  await page.getByText('The line waits again.').waitFor();
  expect((await balance()) - before).toBeCloseTo(41_507.28, 2);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});
