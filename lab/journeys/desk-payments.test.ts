import { beforeAll, expect, test } from 'vitest';
import { invoiceFor } from '../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../tests/actions/payments/ledger.ts';
import { interceptRequests } from '../../tests/browser/hold-requests.ts';
import { openDeskSignedIn } from '../../tests/browser/sign-in-at-desk.ts';
import { setUpBrowser } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

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

test('reminders, of selected customers and of one, are mailed after a question only', async () => {
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

test('what a customer says on the phone is noted; the customer is not called again today', async () => {
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

test('what a customer without credit terms owes past its due days is in its record too', async () => {
  const page = await browser.newPage();
  const debtor = await findCustomerId(store, 'newbalance0@nod.example');
  await openDeskSignedIn(page, store, 'accounts', 'nod', `/receivables/${debtor}`);
  await page.getByText('Past due', { exact: true }).locator('..').getByText('₹ 18,290.00').waitFor();
});

test('the fields of a receipt stand apart, so that each has its own name above it', async () => {
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
