import { beforeAll, expect, test } from 'vitest';
import { invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { listAllReceivables, loadReceivables } from './receivables.server.ts';

const store = setUp(openTestStore);
beforeAll(async () => {
  await store.database.$client.query("update ledger_entries set open_minor = 0 where kind in ('invoice', 'receipt')");
  const active = await findCustomerId(store, 'active@nod.example');
  const overdue = await findCustomerId(store, 'overdue@nod.example');
  const noTerms = await findCustomerId(store, 'newbalance0@nod.example');
  // Both have 45 days to pay.
  await invoiceFor(store, active, 'NM/A/1', 1_000_00, { daysAgo: 10 });
  await invoiceFor(store, active, 'NM/A/2', 9_000_00, { daysAgo: 46 });
  await invoiceFor(store, overdue, 'NM/A/3', 200_00, { daysAgo: 45 + 60 });
  await invoiceFor(store, overdue, 'NM/A/4', 100_00, { daysAgo: 45 + 90 });
  await invoiceFor(store, overdue, 'NM/A/5', 50_00, { daysAgo: 45 + 91 });
  await invoiceFor(store, noTerms, 'NM/A/6', 30_00, { daysAgo: 30 });
  await invoiceFor(store, await findCustomerId(store, 'active@gwd.example'), 'GD/A/1', 70_00, {
    site: 'gwd',
    daysAgo: 5,
  });
});

const load = (filter = {}, site: 'nod' | 'gwd' = 'nod') =>
  loadReceivables(store.database, sites[site], store.now(), filter);
const companies = async (filter = {}) => (await load(filter)).customers.map(({ email }) => email.split('@')[0]);

test('each customer is listed by the age of what it owes, most money times days first', async () => {
  const { customers, totals, more } = await load();
  expect(
    customers.map(({ company, notDue, days30, days60, days90, older, daysLate }) => [
      company,
      notDue,
      days30,
      days60,
      days90,
      older,
      daysLate,
    ]),
  ).toEqual([
    ['Konkan Paper Mills', 0, 0, 200_00, 100_00, 50_00, 91],
    ['Western Gear & Pump', 1_000_00, 9_000_00, 0, 0, 0, 1],
    ['Deccan Fan Works', 0, 30_00, 0, 0, 0, 30],
  ]);
  expect(totals).toEqual({
    notDue: 1_000_00,
    days30: 9_030_00,
    days60: 200_00,
    days90: 100_00,
    older: 50_00,
    customers: 3,
    overdueCustomers: 3,
    onAccountMinor: 0,
  });
  expect(more).toBe(false);
});

test('the list can be ordered by amount, narrowed to a name, and to the overdue', async () => {
  expect(await companies({ byTotal: true })).toEqual(['active', 'overdue', 'newbalance0']);
  expect(await companies({ text: 'PAPER' })).toEqual(['overdue']);
  expect(await companies({ text: '100%' })).toEqual([]);
  await receivePayment(store, 9_000_00, { invoices: ['NM/A/2'] });
  expect(await companies({ overdueOnly: true })).toEqual(['overdue', 'newbalance0']);
  expect(await companies({ page: 1 })).toEqual([]);
});

test('each site is in its own currency; what is on account stands beside', async () => {
  await receivePayment(store, 500_00, { parts: [] });
  expect((await load()).totals.onAccountMinor).toBe(500_00);
  expect((await load()).customers.find(({ email }) => email === 'active@nod.example')?.onAccountMinor).toBe(500_00);
  const gulf = await load({}, 'gwd');
  expect(gulf.customers.map(({ email }) => [gulf.currency, email])).toEqual([['AED', 'active@gwd.example']]);
});

test('a file has all customers', async () => {
  expect(await listAllReceivables(store.database, sites.nod, store.now())).toHaveLength(3);
});
