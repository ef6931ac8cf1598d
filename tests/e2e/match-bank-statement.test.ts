import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ignoreLineAtDesk } from '../../src/desk/bank/bank.contract.ts';
import { minutesAfter } from '../../src/lib/dates.ts';
import { creditInfo } from '../../src/payments/credit/credit-info.contract.ts';
import { importLines, invoiceFor } from '../actions/payments/bank-lines.ts';
import { findCustomerId, findLedgerInconsistencies } from '../actions/payments/ledger.ts';
import { receivePayment } from '../actions/payments/receipts.ts';
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
  await dialog.getByLabel('File of the bank (CSV, XLSX, MT940, CAMT.053 or OFX)').setInputFiles(file);
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
  await page.keyboard.press('o');
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

test('a decided line makes room for the next; one that somebody else decided does not', { tags: ['lab'] }, async () => {
  const [, taken = 0] = await importLines(store, [
    [11_00, 'INTEREST APRIL', 'A1'],
    [12_00, 'INTEREST MAY', 'B1'],
    [13_00, 'INTEREST JUNE', 'C1'],
  ]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', '/bank');
  await page.getByRole('button', { name: 'INTEREST APRIL' }).click();
  await page.keyboard.press('i');
  await page.getByRole('dialog').getByLabel('Reason').fill('Interest');
  await page.keyboard.press('Enter');
  await current(page).getByText('12.00').waitFor();

  const ignored = { site: 'nod' as const, line: taken, version: 0, reason: 'Interest' };
  await store.call(ignoreLineAtDesk, ignored, { desk: await store.signInAtDesk('accounts') });
  await page.getByText('Somebody else has decided on this line.').waitFor();
  await checkWidths(page, 'desk-bank-taken');
  await page.keyboard.press('j');
  await current(page).getByText('13.00').waitFor();
});

test('who opens another line while one is booked is not taken away from it', { tags: ['lab'] }, async () => {
  const active = await findCustomerId(store, 'active@nod.example');
  await invoiceFor(store, active, 'NM/26-27/940005', 7_310_00, { daysAgo: 5 });
  await importLines(store, [
    [7_310_00, 'NEFT WESTERN GEAR PUMP NM26-27 94 0005', 'D1'],
    [7_320_00, 'CASH DEP JULY', 'D2'],
    [7_330_00, 'CASH DEP AUGUST', 'D3'],
  ]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', '/bank');
  await page.getByRole('button', { name: /94 0005/ }).click();
  await page.getByRole('table').getByText('NM/26-27/940005').waitFor();
  const release = await holdRequests(page, '**/desk/api/nod/money/bank/book/');
  const isBooking = page.waitForRequest('**/desk/api/nod/money/bank/book/');
  // The pressed row has the focus.
  await page.keyboard.press('Enter');
  await isBooking;
  await page.getByRole('button', { name: 'CASH DEP AUGUST' }).click();
  await page.keyboard.press('i');
  const reason = page.getByRole('dialog', { name: 'Ignore this line?' }).getByLabel('Reason');
  await reason.fill('Our own cash');
  release();
  await booked(page);
  await page.getByRole('button', { name: /94 0005/ }).waitFor({ state: 'detached' });
  expect(await reason.inputValue()).toBe('Our own cash');
  await page.keyboard.press('Escape');
  await current(page).getByText('7,330.00').waitFor();
});

test('a receipt that was recorded by hand gets its bank line', { tags: ['lab'] }, async () => {
  const { number } = await receivePayment(store, 4_400_00, { parts: [], by: 'Farid Khan' });
  store.setClock(minutesAfter(store.now(), 1));
  await importLines(store, [[4_400_00, 'UPI WESTERN GEAR PUMP', 'U1']]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', '/bank');
  await page.getByRole('button', { name: 'UPI WESTERN GEAR PUMP' }).click();
  await page.getByText(`Farid Khan recorded receipt ${number} over this amount, without a bank line.`).waitFor();
  await checkWidths(page, 'desk-bank-link');
  await page.getByRole('button', { name: 'Book receipt' }).click();
  await page.getByText(/Link the line to it, or confirm that this is another payment/).waitFor();
  await page.getByRole('button', { name: `Link to ${number}` }).click();
  await page.getByText(`The line belongs to receipt ${number} now.`).waitFor();
  await page.getByRole('button', { name: 'Decided' }).click();
  const linked = page.getByRole('button', { name: 'UPI WESTERN GEAR PUMP' });
  await linked.getByText(number).waitFor();
  await linked.click();
  await page.getByText(new RegExp(` linked it to ${number} of Western Gear & Pump on `)).waitFor();
  const before = await balance();
  await page.keyboard.press('u');
  const dialog = page.getByRole('dialog', { name: 'Undo this link?' });
  await dialog.getByText(`Receipt ${number} stays as it is, and its customer gets no mail.`).waitFor();
  await checkWidths(page, 'desk-bank-undo-link');
  expect(await dialog.getByLabel('Reason').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The line waits again.').waitFor();
  expect(await balance()).toBe(before);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('where the dates of a file may be read either way the clerk sees what is assumed, and chooses before lines are stored', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'gwd', '/bank');
  await page.getByRole('button', { name: 'Import a statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a bank statement' });
  const content = 'Date,Narration,Debit,Credit\n03/04/2026,OWN TRANSFER DUBAI,,5.00\n';
  const file = { name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await dialog.getByLabel('File of the bank (CSV, XLSX, MT940, CAMT.053 or OFX)').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText(/nothing is stored yet/).waitFor();
  const order = dialog.getByLabel('Dates like 03/04/2026');
  expect(await order.locator('option:checked').textContent()).toBe('Day first: 3 Apr 2026');
  await order.selectOption({ label: 'Month first: 4 Mar 2026' });
  await checkWidths(page, 'desk-bank-days');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('1 new line, 0 known before.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.getByText('4 Mar 2026').first().waitFor();
});
