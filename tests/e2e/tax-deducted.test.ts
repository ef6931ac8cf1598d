import { beforeAll, expect, test } from 'vitest';
import { findCreditStatus } from '../../src/payments/credit/credit.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { importLines } from '../actions/payments/bank-lines.ts';
import { bookOpenInvoice, findCustomerId, findLedgerInconsistencies, findUnpaid } from '../actions/payments/ledger.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
let customerId: number;
beforeAll(async () => {
  customerId = await findCustomerId(store, 'active@nod.example');
  await bookOpenInvoice(store, 'NM/26-27/960001', 15_000_89, { daysAgo: 200 });
  await importLines(store, [[14_985_00, 'NEFT WESTERN GEAR PUMP', 'N401']]);
});

const isOverdue = async () => 'overdue' in (await findCreditStatus(store.database, sites.nod, customerId, store.now()));

test('tax and rounding are booked with the money, so that the customer is not overdue', async () => {
  expect(await isOverdue()).toBe(true);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', '/bank');
  await page.getByRole('checkbox', { name: 'Pay NM/26-27/960001' }).waitFor();
  await page.getByText('15.89 of NM/26-27/960001 stays open').waitFor();
  // T puts all that is open there; less was deducted, and R rounds the rest off.
  await page.keyboard.press('t');
  const tax = page.getByRole('textbox', { name: 'Tax deducted' });
  await expect.poll(() => tax.inputValue()).toBe('15.89');
  await tax.fill('15.00');
  await tax.press('Tab');
  await page.getByText('0.89 of NM/26-27/960001 stays open').waitFor();
  await page.getByRole('heading', { level: 2 }).first().click();
  await page.keyboard.press('r');
  await page.getByText('1 in full, 0 in part').waitFor();
  await page.getByText('Left to explain').waitFor();
  await checkWidths(page, 'desk-bank-split');
  await page.keyboard.press('Enter');
  await page.getByText(/^Receipt NODP\d{8} for Western Gear & Pump is booked\.$/).waitFor();
  expect(await findUnpaid(store, 'NM/26-27/960001')).toBe(0);
  expect(await isOverdue()).toBe(false);

  await page.goto(`${page.url().replace(/\/bank.*/, '')}/receivables/tax`);
  await page.getByText('15.00 without a certificate.').waitFor();
  await page.getByLabel('Number of the certificate').fill('KQ-TDS-77');
  await page.getByRole('button', { name: 'Note it' }).click();
  await page.getByText('nothing without a certificate.').waitFor();
  await checkWidths(page, 'desk-tax-deducted');
  expect(await findLedgerInconsistencies(store)).toEqual([]);
}, 120_000);
