import { expect, test } from 'vitest';
import { buyerContext } from '../../../tests/actions/account/buyer-context.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { loadOpenInvoices } from './open-invoices.server.ts';

const start = new Date('2026-06-01T06:00:00Z');
const at = (days: number) => store.setClock(new Date(start.getTime() + days * 86_400_000));

const store = setUp(openTestStore);

async function find(role: 'active' | 'newbalance0' = 'active', limit = 5) {
  const { db, site, caller, now } = await buyerContext(store, role);
  return loadOpenInvoices(db, site, { customerId: caller.customerId, now, limit });
}

async function invoiceOf(days: number, quantity: number) {
  at(days);
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', quantity]]);
  return { number, invoice: (await dispatchGoods(store, number)).invoice };
}

test('the first to be due comes first, with the days it is over and the sums of all', async () => {
  const older = await invoiceOf(0, 10);
  const newer = await invoiceOf(20, 4);
  const soon = await find();
  const period = soon.credit?.period_days ?? 0;
  expect(soon).toMatchObject({ total: 2, overdue: 0 });
  expect(soon.invoices.map(({ number, order_no, days_over }) => [number, order_no, days_over])).toEqual([
    [older.invoice, older.number, 20 - period],
    [newer.invoice, newer.number, -period],
  ]);
  expect((await find('active', 1)).invoices).toHaveLength(1);
  at(period + 15);
  const late = await find();
  expect(late.invoices.map(({ overdue }) => overdue)).toEqual([true, false]);
  expect(late.overdue).toBe(late.invoices[0]?.unpaid);
  expect(late.unpaid).toBeGreaterThan(late.overdue);
});

test('limit, open orders, unpaid invoices and what is available fit together', async () => {
  const { unpaid, credit } = await find();
  if (!credit) throw new Error('the account has no credit');
  expect(unpaid + credit.open_orders + credit.available - credit.over_limit).toBeCloseTo(credit.limit, 2);
});

test('an invoice of which a few paise are open is not among the overdue ones', async () => {
  const before = await find();
  const [late] = before.invoices;
  if (!late) throw new Error('nothing is overdue');
  await receivePayment(store, Math.round(late.unpaid * 100) - 50, { invoices: [late.number], reference: 'NEFT 2' });
  const { invoices, overdue } = await find();
  expect(overdue).toBe(0);
  expect(invoices.find(({ number }) => number === late.number)).toMatchObject({ unpaid: 0.5, overdue: false });
});

test('a payment lowers what is unpaid', async () => {
  const before = await find();
  await receivePayment(store, 500_00, { reference: 'NEFT 1' });
  expect((await find()).unpaid).toBeCloseTo(before.unpaid - 500, 2);
});

test('an account that pays online has no credit and owes nothing', async () => {
  expect(await find('newbalance0')).toEqual({
    total: 0,
    unpaid: 0,
    overdue: 0,
    on_account: 0,
    invoices: [],
    credit: null,
  });
});
