import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payInvoices } from '../../src/payments/online-payments/pay-invoices.contract.ts';
import { cancelPayment } from '../../src/payments/online-payments/verify-payment.contract.ts';
import { bookOpenInvoice, findLedgerInconsistencies, findUnpaid } from '../actions/payments/ledger.ts';
import { findViolations, findViolationsInBothModes } from '../browser/find-violations.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
import { openSignedIn, signIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, phone, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
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

test('an overdue buyer pays two invoices, one in part, and reads what is still unpaid', {
  tags: ['step'],
}, async () => {
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

test('who pays again while a cancelled payment is looked up gets to the payment', { tags: ['lab'] }, async () => {
  const page = await openStatement();
  const releaseLookup = Promise.withResolvers<void>();
  await interceptRequests(page, `**/${cancelPayment.path}`, async (route) => {
    await releaseLookup.promise;
    await route.fulfill({ json: { success: true, paid: false } });
  });
  const releasePayment = await holdRequests(page, `**/${payInvoices.path}`);
  await page.goto(`${store.addressOf('nod')}/statement?pay=NM/26-27/900109&payment=cancelled&payment_id=1`);
  await waitForHydration(page);
  const paying = page.waitForRequest(`**/${payInvoices.path}`);
  await panel(page).getByRole('button', { name: 'Pay ₹\u00a01,65,435.28' }).click();
  await paying;
  releaseLookup.resolve();
  await page.getByText('You did not pay. Nothing was charged.').waitFor();
  await page.waitForURL((url) => !url.searchParams.has('payment'));
  releasePayment();
  await page.getByText('No money moves on this page').waitFor();
});

test('the lower Pay on a phone keeps the invoices that an order named, also where others were ticked before', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage(phone);
  await openSignedIn(page, store, 'nod', buyer.email, '/statement');
  await waitForHydration(page);
  await page.getByRole('checkbox', { name: 'Select NM/26-27/900071' }).uncheck();
  await page.goto(`${store.addressOf('nod')}/statement?pay=NM/26-27/900109`);
  await waitForHydration(page);
  const bar = page.getByRole('region', { name: 'Chosen to pay' });
  await bar.getByText('1 invoice').waitFor();
  await bar.getByRole('link', { name: 'Pay' }).click();
  await page.waitForURL((url) => url.hash === '#pay');
  await panel(page).getByRole('button', { name: 'Pay ₹\u00a01,65,435.28' }).waitFor();
  expect(new URL(page.url()).searchParams.get('pay')).toBe('NM/26-27/900109');
});

test('who presses the lower Pay on a phone while the payment opens gets to the payment', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage(phone);
  await openSignedIn(page, store, 'nod', buyer.email, '/statement?pay=NM/26-27/900109');
  await waitForHydration(page);
  const release = await holdRequests(page, `**/${payInvoices.path}`);
  const paying = page.waitForRequest(`**/${payInvoices.path}`);
  await panel(page).getByRole('button', { name: 'Pay ₹\u00a01,65,435.28' }).click();
  await paying;
  await page.getByRole('region', { name: 'Chosen to pay' }).getByRole('link', { name: 'Pay' }).click();
  await page.waitForURL((url) => url.hash === '#pay');
  release();
  await page.getByText('No money moves on this page').waitFor();
});

test('who shows another period while the payment opens gets to the payment', { tags: ['lab'] }, async () => {
  const page = await openStatement('?pay=NM/26-27/900109');
  const release = await holdRequests(page, `**/${payInvoices.path}`);
  const paying = page.waitForRequest(`**/${payInvoices.path}`);
  await panel(page).getByRole('button', { name: 'Pay ₹\u00a01,65,435.28' }).click();
  await paying;
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL((url) => url.searchParams.has('from'));
  release();
  await page.getByText('No money moves on this page').waitFor();
});

test('who leaves before the payment opens finds what was typed to pay when they come back', {
  tags: ['lab'],
}, async () => {
  const page = await openStatement('?pay=NM/26-27/900109');
  await partOf(page, 'NM/26-27/900109').fill('40000');
  const release = await holdRequests(page, `**/${payInvoices.path}`);
  const paying = page.waitForRequest(`**/${payInvoices.path}`);
  await panel(page).getByRole('button', { name: 'Pay ₹\u00a040,000.00' }).click();
  await paying;
  await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
  await page.waitForURL((url) => url.pathname === '/nodAbout');
  release();
  await page.getByText('The payment was not opened. Nothing was charged.').waitFor();
  await page.evaluate(() => history.back());
  await panel(page).getByRole('button', { name: 'Pay ₹\u00a040,000.00' }).waitFor();
});

test('what is ticked and typed to pay is still there after signing in again', { tags: ['lab'] }, async () => {
  const page = await openStatement();
  await page.getByRole('checkbox', { name: 'Select NM/26-27/900071' }).uncheck();
  await partOf(page, 'NM/26-27/900092').fill('30000');
  await store.database.$client.query('delete from sessions');
  browser.allowError(/401/);
  await page.reload();
  await page.waitForURL((url) => url.pathname === '/login');
  await signIn(page, buyer.email);
  await page.waitForURL((url) => url.pathname === '/statement');
  await expect.poll(() => partOf(page, 'NM/26-27/900092').inputValue()).toBe('30000');
  expect(await page.getByRole('checkbox', { name: 'Select NM/26-27/900071' }).isChecked()).toBe(false);
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

test('where its script is missing, so is the UPI code, and the UPI ID is still there', { tags: ['lab'] }, async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const page = await openStatement('?pay=NM/26-27/900071', async (opened) => {
    // The package is called by the folder that it comes in.
    await opened.route('**/assets/dist-*.js', (route) => route.abort('internetdisconnected'));
  });
  await panel(page).getByText('UPI QR', { exact: true }).click();
  await panel(page).getByText('The QR code is missing').waitFor();
  await panel(page).getByText('nod.receipts@ddbx').waitFor();
});

test('the desk sees what the payment pays, and refunds it', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  const { rows } = await store.database.$client.query(
    "select id from payments where state = 'booked' order by id limit 1",
  );
  await openDeskSignedIn(page, store, 'accounts', 'nod', `/payments/${rows[0].id}`);
  await page.getByText('NM/26-27/900058', { exact: true }).waitFor();
  await page.getByText('₹\u00a040,000.00').first().waitFor();
  await checkWidths(page, 'desk-payment-of-invoices');
  await page.getByRole('button', { name: /^Refund/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this payment? Its invoices are open again.' });
  await dialog.getByRole('textbox').fill('Paid by mistake');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await page.getByText(/refunded .* as rfnd_test_/).waitFor();
  expect(await findUnpaid(store, 'NM/26-27/900058')).toBe(20_142_60);
});
