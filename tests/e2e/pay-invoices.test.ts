import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookOpenInvoice, findLedgerInconsistencies, findUnpaid } from '../actions/payments/ledger.ts';
import { findViolations, findViolationsInBothModes } from '../browser/find-violations.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const buyer = { email: 'overdue@nod.example' };
beforeAll(async () => {
  await bookOpenInvoice(store, 'NM/26-27/900058', 20_142_60, { ...buyer, daysAgo: 114 });
  await bookOpenInvoice(store, 'NM/26-27/900071', 36_124_32, { ...buyer, daysAgo: 83 });
  await bookOpenInvoice(store, 'NM/26-27/900092', 93_279_64, { ...buyer, daysAgo: 59 });
  await bookOpenInvoice(store, 'NM/26-27/900109', 165_435_28, { ...buyer, daysAgo: 28 });
});
afterAll(async () => expect(await findLedgerInconsistencies(store)).toEqual([]));

async function openStatement(query = '', prepare = async (_page: Page) => {}): Promise<Page> {
  const page = await browser.newPage();
  await prepare(page);
  await openSignedIn(page, store, 'nod', buyer.email, `/statement${query}`);
  await page.getByRole('heading', { level: 1, name: 'Account Statement' }).waitFor();
  await waitForHydration(page);
  return page;
}

const partOf = (page: Page, number: string) => page.getByLabel(`Pay now on ${number}`);
const panel = (page: Page) => page.getByRole('complementary', { name: 'This payment' });

test('an overdue buyer pays two invoices, one in part, and reads what is still unpaid', async () => {
  const page = await openStatement();
  await panel(page).getByText('₹\u00a01,49,546.56').first().waitFor();
  await checkWidths(page, 'nod-statement-pay');
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Select NM/26-27/900071' }).uncheck();
  await partOf(page, 'NM/26-27/900092').fill('93,279.65');
  await page.getByText('at most 93,279.64').waitFor();
  await panel(page).getByRole('button', { name: 'Pay ₹\u00a020,142.60' }).waitFor();
  await partOf(page, 'NM/26-27/900092').fill('40000');
  await page.getByText('leaves 53,279.64').waitFor();
  await panel(page).getByRole('button', { name: 'Pay ₹\u00a060,142.60' }).click();
  await page.getByText('No money moves on this page').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { level: 1, name: 'Account Statement' }).waitFor();
  await panel(page).getByText('2 invoices').waitFor();
  await waitForHydration(page);
  await panel(page).getByRole('button', { name: 'Pay ₹\u00a060,142.60' }).click();
  await page.getByText('No money moves on this page').waitFor();
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByText('Thank you. We received ₹\u00a060,142.60.').waitFor();
  await page.getByText('₹\u00a040,000.00, ₹\u00a053,279.64 of it still unpaid').waitFor();
  expect([await findUnpaid(store, 'NM/26-27/900058'), await findUnpaid(store, 'NM/26-27/900092')]).toEqual([
    0, 53_279_64,
  ]);
  await checkWidths(page, 'nod-statement-paid');
  await page.reload();
  await page.getByText('Thank you. We received').waitFor();
});

test('a UPI code belongs to one amount, and a transfer of one invoice has its number as reference', async () => {
  const page = await openStatement('?pay=NM/26-27/900071');
  await panel(page).getByText('UPI QR', { exact: true }).click();
  await panel(page).getByRole('img', { name: 'UPI QR code for ₹\u00a036,124.32' }).waitFor();
  await checkWidths(page, 'nod-statement-upi');
  expect(await findViolations(page)).toEqual([]);
  await partOf(page, 'NM/26-27/900071').fill('30000');
  await panel(page).getByRole('button', { name: 'New QR' }).click();
  await panel(page).getByRole('img', { name: 'UPI QR code for ₹\u00a030,000.00' }).waitFor();
  await page.getByRole('checkbox', { name: 'Select NM/26-27/900109' }).check();
  await panel(page).getByText('UPI takes up to ₹\u00a01,00,000.00 in one payment').waitFor();
  await panel(page).getByText('Bank transfer', { exact: true }).click();
  await panel(page)
    .getByText(/^NODA\d{8,}$/)
    .waitFor();
  await page.getByRole('button', { name: 'Pay NM/26-27/900109' }).click();
  await panel(page).getByText('NM/26-27/900109').waitFor();
  await checkWidths(page, 'nod-statement-bank');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('region', { name: 'Chosen to pay' }).getByRole('link', { name: 'Pay' }).click();
  await expect.poll(async () => (await panel(page).boundingBox())?.y).toBeLessThan(700);
});
