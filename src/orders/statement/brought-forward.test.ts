import { beforeAll, expect, test } from 'vitest';
import { importLines } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId, findLedgerInconsistencies, findUnpaid } from '../../../tests/actions/payments/ledger.ts';
import { deliverWebhooks, payInSandbox, startInvoicePayment } from '../../../tests/actions/payments/payments.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { listOpenLines } from '../../payments/bank-statement/list-bank-lines.server.ts';
import { bringForward, takeBackBills } from '../../payments/brought-forward/bring-forward.server.ts';
import type { BroughtForwardBill } from '../../payments/brought-forward/brought-forward-bill.ts';
import { grantCredit } from '../../payments/credit/grant-credit.server.ts';
import { listDueLetters } from '../../payments/dunning/due-letters.server.ts';
import { letterText } from '../../payments/dunning/letter-text.server.ts';
import { loadReceivables } from '../../payments/receivables/receivables.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { exportStatement } from './export-statement.contract.ts';
import { accountStatement } from './statement.contract.ts';

const store = setUp(openTestStore);
const site = sites.nod;
let customerId: number;
let token: string;
let today: string;
let asOf: string;

/** Of 50,000 billed, 20,000 are open; 45 days to pay would be over, its own due day is to come. */
const late = (): BroughtForwardBill => ({
  customerId,
  reference: 'OLD/25-26/0412',
  openMinor: 20_000_00,
  bookedOn: addDays(today, -70),
  dueOn: addDays(today, -30),
  billMinor: 50_000_00,
  purchaseOrderNo: 'PO-7781',
  asOf,
});
const notDue = (): BroughtForwardBill => ({
  ...late(),
  reference: 'OLD/25-26/0533',
  openMinor: 7_500_50,
  bookedOn: addDays(today, -60),
  dueOn: addDays(today, 30),
  billMinor: null,
  purchaseOrderNo: '',
});
const credit = (): BroughtForwardBill => ({
  ...late(),
  reference: 'BF-ADV',
  openMinor: -1_000_00,
  dueOn: null,
  billMinor: 4_000_00,
  purchaseOrderNo: '',
});

const noLetter = { stage: 'friendly' as const, company: '', overdueMinor: 1, totalMinor: 1, onAccountMinor: 0 };

const how = () => ({ by: 'Meera Iyer', now: store.now() });
const bring = (bills: readonly BroughtForwardBill[]) =>
  store.database.transaction((db) => bringForward(db, site, bills, how()));
const takeBack = (written: Parameters<typeof takeBackBills>[2]) =>
  store.database.transaction((db) => takeBackBills(db, site, written, how()));
const outcomes = async (bills: readonly BroughtForwardBill[]) => (await bring(bills)).map(({ outcome }) => outcome);
const usedMinor = async () =>
  (
    await store.database.$client.query('select used_minor::int as used from credit_terms where customer_id = $1', [
      customerId,
    ])
  ).rows[0].used;
const statement = async () => (await store.call(accountStatement, { from: addDays(today, -100) }, { token })).body.data;

beforeAll(async () => {
  customerId = await findCustomerId(store, 'active@nod.example');
  today = dayOf(store.now(), site.calendar.timeZone);
  asOf = addDays(today, -1);
  const { $client } = store.database;
  await $client.query('delete from dunned_invoices');
  await $client.query('delete from unpaid_rests');
  await $client.query('delete from allocations');
  await $client.query('delete from ledger_entries');
  await $client.query('update credit_terms set used_minor = 0');
  token = await store.signIn('active');
});

test('bills and credits of the books before use credit and are open as they stood there, and once', async () => {
  const before = await usedMinor();
  expect(await outcomes([late(), notDue(), credit()])).toEqual(['new', 'new', 'new']);
  expect(await outcomes([late(), notDue(), credit()])).toEqual(['unchanged', 'unchanged', 'unchanged']);
  expect((await usedMinor()) - before).toBe(20_000_00 + 7_500_50 - 1_000_00);
  expect(await findUnpaid(store, 'OLD/25-26/0412')).toBe(20_000_00);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('the statement says brought forward, with the bill, its own due day and the order of the buyer', async () => {
  const data = await statement();
  expect(data).toMatchObject({ unpaid: 27_500.5, on_account: 1_000, overdue: 20_000 });
  expect(data.closing).toBe(26_500.5);
  expect(data.ages.map(({ amount }: { amount: number }) => amount)).toEqual([7_500.5, 20_000, 0, 0, 0]);
  expect(data.rows.map(({ kind, number, debit, credit: paid }) => [kind, number, debit, paid])).toEqual([
    ['Brought forward', 'OLD/25-26/0412', 20_000, 0],
    ['Brought forward', 'BF-ADV', 0, 1_000],
    ['Brought forward', 'OLD/25-26/0533', 7_500.5, 0],
  ]);
  expect(data.open_items.find(({ number }) => number === 'OLD/25-26/0412')).toMatchObject({
    kind: 'Brought forward',
    order_no: '',
    purchase_order_no: 'PO-7781',
    due_on: addDays(today, -30),
    days_over: 30,
    overdue: true,
    amount: 50_000,
    unpaid: 20_000,
  });
  expect(data.open_items.find(({ number }) => number === 'BF-ADV')).toMatchObject({ amount: -4_000, unpaid: -1_000 });
  const later = (await store.call(accountStatement, { from: asOf }, { token })).body.data;
  expect(later).toMatchObject({ opening: 26_500.5, rows: [], closing: 26_500.5 });
});

test.each(['pdf', 'csv', 'xlsx'] as const)('the %s of the statement has them', async (format) => {
  const { body } = await store.call(exportStatement, { from: addDays(today, -100), format }, { token });
  const content = Buffer.from(body.content, 'base64');
  expect(content.length).toBeGreaterThan(500);
  if (format === 'csv') expect(content.toString()).toMatch(/Brought forward,OLD\/25-26\/0412,,/);
});

test('receivables, reminders and the standing of the customer count from the due day of the bill', async () => {
  const { customers } = await loadReceivables(store.database, site, store.now(), {});
  expect(customers.find((one) => one.customerId === customerId)).toMatchObject({
    notDue: 7_500_50,
    days30: 20_000_00,
    daysLate: 30,
    onAccountMinor: 1_000_00,
  });
  const letters = await listDueLetters(store.database, site, new Date('2026-11-26T05:00:00Z'));
  const letter = letters.find(({ email }) => email === 'active@nod.example');
  expect(letter?.invoices.map((one) => one.reference)).toEqual(['OLD/25-26/0412']);
  const data = {
    ...noLetter,
    invoices: [{ reference: 'OLD/1', dueOn: asOf, daysLate: 1, openMinor: 1, broughtForward: true }],
  };
  expect(letterText(site, data, 'https://nod.example').text).toContain('Brought forward');
});

test('a bank line that names the bill is matched with it', async () => {
  // Neither payer nor sum tell whose it is.
  const [id = 0] = await importLines(store, [[7_000_00, 'NEFT BY A FRIEND OLD/25-26/0533', 'UTR-BF-1']]);
  const { lines } = await listOpenLines(store.database, site, async () => []);
  const found = lines.find((one) => one.id === id);
  expect(found?.suggestions[0]).toMatchObject({
    customerId,
    isIdentified: true,
    parts: [{ reference: 'OLD/25-26/0533', amountMinor: 7_000_00 }],
  });
});

test('the buyer pays a part of a bill online, and staff record a receipt for the rest', async () => {
  const { sessionId, amountMinor } = await startInvoicePayment(store, token, {
    invoices: [['OLD/25-26/0412', 5_000_00]],
  });
  expect(amountMinor).toBe(5_000_00);
  await payInSandbox(store, sessionId);
  await deliverWebhooks(store);
  expect(await findUnpaid(store, 'OLD/25-26/0412')).toBe(15_000_00);
  await receivePayment(store, 15_000_00, { reference: 'UTR-BF-2', invoices: ['OLD/25-26/0412'] });
  expect(await findUnpaid(store, 'OLD/25-26/0412')).toBe(0);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('what nothing was paid on can be changed and taken back; the rest stays and says why', async () => {
  const before = await usedMinor();
  expect(await outcomes([{ ...notDue(), openMinor: 6_000_00 }])).toEqual(['changed']);
  expect(await usedMinor()).toBe(before - 1_500_50);
  expect(await bring([{ ...late(), openMinor: 10_000_00 }])).toEqual([
    { outcome: 'wrong', problem: expect.stringContaining('has been paid or reminded of since') },
  ]);
  const taken = await takeBack([
    { bill: { ...notDue(), openMinor: 6_000_00 }, before: notDue() },
    { bill: late(), before: null },
    { bill: credit(), before: null },
  ]);
  expect(taken).toEqual(['', 'Something was paid on it, or it was reminded of, so it stays.', '']);
  expect(await usedMinor()).toBe(before + 1_000_00);
  expect(await findUnpaid(store, 'OLD/25-26/0533')).toBe(7_500_50);
  // Taking it back once more does nothing.
  expect(await takeBack([{ bill: credit(), before: null }])).toEqual(['']);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('a number of another customer, and one of the shop, is not taken', async () => {
  const other = await findCustomerId(store, 'overdue@nod.example');
  expect(await bring([{ ...late(), customerId: other }])).toEqual([
    { outcome: 'wrong', problem: expect.stringContaining('is a bill of Western Gear & Pump already') },
  ]);
});

test('credit that is granted later begins with what was brought forward', async () => {
  const other = await findCustomerId(store, 'newbalance0@nod.example');
  await bring([{ ...notDue(), customerId: other, reference: 'OLD/1' }]);
  const terms = { limitMinor: 50_000_00, periodDays: 30, graceDays: 0 };
  await store.database.transaction((db) => grantCredit(db, site, { customerId: other, ...terms, ...how() }));
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});
