import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { invoiceFor } from '../actions/payments/bank-lines.ts';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
import { keyboard } from '../browser/input-device.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
beforeAll(async () => {
  await store.database.$client.query(
    `insert into payments (site, customer_id, user_id, provider, sandbox, receipt, session_id, capture_id, amount_minor,
        currency, state, frozen, expires_at, created_at, settled_at)
      select 'nod', u.customer_id, u.id, 'razorpay', true, 'nod-looked-at', 'order_test_looked_at', 'pay_test_looked_at',
        120460, 'INR', 'settled', '{}', now() - interval '25 hours', now() - interval '26 hours',
        now() - interval '25 hours'
      from users u where u.email = 'active@nod.example'`,
  );
  const debtor = await findCustomerId(store, 'newbalance0@nod.example');
  await invoiceFor(store, debtor, 'NM/26-27/990004', 18_290_00, { daysAgo: 12 });
});

const hasFocus = (target: Locator) => target.and(target.page().locator(':focus')).waitFor();

async function lookAt(page: Page, name: string) {
  await checkWidths(page, name);
  expect(await findViolationsInBothModes(page)).toEqual([]);
}

test('Today leads to a payment without an order, the provider is asked, and it is settled with the keyboard', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts');
  await page.getByRole('rowheader', { name: 'Payments to look at' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('y');
  await page.getByRole('rowheader', { name: 'nod-looked-at' }).waitFor();
  await lookAt(page, 'desk-payments');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByText('The test gateway for Razorpay does not answer. Please try again in some minutes.').waitFor();
  await lookAt(page, 'desk-payment');
  await page.keyboard.press('o');
  const dialog = page.getByRole('dialog', { name: 'Mark as settled outside of the store?' });
  await dialog.getByRole('textbox').fill('Paid back by transfer');
  await dialog.getByRole('button', { name: 'Mark as settled' }).click();
  await page.getByText(/ settled it outside of the store, .*: Paid back by transfer/).waitFor();
});

test('a promise is noted from the call list, and the ledger has its documents and letters', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', '/receivables');
  const calls = page.getByRole('complementary', { name: 'Call list' });
  const debtor = calls.getByRole('listitem').filter({ hasText: 'Deccan Fan Works' });
  await keyboard(page).press(debtor.getByRole('button', { name: 'Promised' }));
  const dialog = page.getByRole('dialog', { name: 'What does Deccan Fan Works promise?' });
  const day = dialog.getByLabel('By', { exact: true });
  const proposed = await day.inputValue();
  await day.fill('');
  await dialog.getByLabel('They pay').fill('5,000');
  await dialog.getByLabel('They pay').press('Enter');
  await dialog.getByText('Please enter the day by which they pay.').waitFor();
  expect(await day.getAttribute('aria-invalid')).toBe('true');
  await day.fill(proposed);
  await dialog.getByLabel('They pay').press('Enter');
  await page.getByText('The promise is noted.').waitFor();
  await debtor.waitFor({ state: 'detached' });
  await hasFocus(calls.getByRole('heading'));
  await page.getByRole('complementary', { name: 'Promised' }).getByText('Deccan Fan Works').waitFor();
  await lookAt(page, 'desk-call-list');

  const reminders = page.getByRole('complementary', { name: 'Reminders that are due' });
  const due = reminders.getByRole('listitem').filter({ hasText: 'Deccan Fan Works' });
  await due.getByRole('button', { name: 'Read the reminder for Deccan Fan Works' }).click();
  await page.getByRole('dialog', { name: 'Deccan Fan Works' }).getByText('NM/26-27/990004').waitFor();
  await lookAt(page, 'desk-reminder');
  const send = page.getByRole('button', { name: 'Send this one' });
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await interceptRequests(page, '**/reminders/send/', (route) => route.abort('internetdisconnected'), { times: 1 });
  const letRead = await holdRequests(page, '**/money/receivables/?*');
  await keyboard(page).press(send);
  const failure = page.getByText(/^Deccan Fan Works: The desk could not be reached\./);
  await failure.waitFor();
  letRead();
  await page.keyboard.press('Enter');
  await page.getByText('Deccan Fan Works was reminded.').waitFor();
  expect(await failure.count()).toBe(0);
  await due.waitFor({ state: 'detached' });
  await hasFocus(reminders.getByRole('heading', { name: /^Reminders/ }));
  const row = page.getByRole('row', { name: /Deccan Fan Works/ });
  await row.getByText(/^Friendly, /).waitFor();
  const { rows } = await store.database.$client.query("select receiver from outbox where template = 'dunning-letter'");
  expect(rows).toEqual([{ receiver: 'newbalance0@nod.example' }]);

  await row.getByRole('link').first().click();
  await page.getByRole('rowheader', { name: 'NM/26-27/990004' }).waitFor();
  await page.getByText('Friendly', { exact: true }).click();
  await lookAt(page, 'desk-debtor');
});

test('reminders, of selected customers and of one, are mailed after a question only', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await invoiceFor(store, await findCustomerId(store, 'active@nod.example'), 'NM/26-27/990005', 900_00, {
    daysAgo: 80,
  });
  await openDeskSignedIn(page, store, 'accounts', 'nod', '/receivables');
  await page
    .getByRole('row', { name: /Western Gear/ })
    .getByRole('checkbox', { name: 'Select this row' })
    .check();
  await page.getByRole('button', { name: 'Send 1 reminder' }).click();
  const question = page.getByRole('dialog', { name: 'Remind Western Gear & Pump?' });
  await question.getByText('A mail cannot be taken back.', { exact: false }).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  const reminders = page.getByRole('complementary', { name: 'Reminders that are due' });
  const due = reminders.getByRole('listitem').filter({ hasText: 'Western Gear' });
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await interceptRequests(page, '**/reminders/send/', (route) => route.abort('internetdisconnected'), { times: 1 });
  await due.getByRole('button', { name: 'Send' }).click();
  await question.getByRole('button', { name: 'Send' }).click();
  await page.getByText(/^Western Gear & Pump: The desk could not be reached\./).waitFor();
  await due.getByRole('button', { name: 'Send' }).click();
  await question.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Western Gear & Pump was reminded.').waitFor();
  await page.getByText('1 to 2 of 2').waitFor();
  const scroller = page.getByRole('table', { name: 'What customers owe' }).locator('..');
  const tooWide: number[] = [];
  for (const width of [1101, 1241, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if ((await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)) > 0) tooWide.push(width);
  }
  expect(tooWide).toEqual([]);
});

test('what a customer says on the phone is noted; the customer is not called again today', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await invoiceFor(store, await findCustomerId(store, 'overdue@nod.example'), 'NM/26-27/990006', 700_00, {
    daysAgo: 90,
  });
  await openDeskSignedIn(page, store, 'accounts', 'nod', '/receivables');
  const calls = page.getByRole('complementary', { name: 'Call list' });
  const debtor = calls.getByRole('listitem').filter({ hasText: 'Konkan Paper Mills' });
  await debtor.getByRole('button', { name: 'Note' }).click();
  const dialog = page.getByRole('dialog', { name: 'What did Konkan Paper Mills say?' });
  await dialog.getByLabel('Note').fill('Pays on Monday');
  await dialog.getByLabel('Note').press('Enter');
  await page.getByText('The note is added.').waitFor();
  await debtor.waitFor({ state: 'detached' });
});

test('what a customer without credit terms owes past its due days is in its record too', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  const debtor = await findCustomerId(store, 'newbalance0@nod.example');
  await openDeskSignedIn(page, store, 'accounts', 'nod', `/receivables/${debtor}`);
  await page.getByText('Past due', { exact: true }).locator('..').getByText('₹ 18,290.00').waitFor();
});

test('the fields of a receipt stand apart, so that each has its own name above it', { tags: ['lab'] }, async () => {
  const debtor = await findCustomerId(store, 'overdue@nod.example');
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', `/receivables/${debtor}`);
  await page.getByRole('button', { name: 'Record a receipt' }).click();
  const above = await page.getByRole('dialog').getByLabel('Amount', { exact: true }).boundingBox();
  const below = await page.getByText('Bank reference or number of the cheque').boundingBox();
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(8);
  await page.getByLabel('Amount', { exact: true }).fill('100');
  await page.getByLabel('Amount', { exact: true }).press('Enter');
  await page.getByText('Add the bank reference or the number of the cheque;', { exact: false }).waitFor();
  const reference = page.getByLabel('Bank reference or number of the cheque');
  expect(await reference.getAttribute('aria-invalid')).toBe('true');
});
