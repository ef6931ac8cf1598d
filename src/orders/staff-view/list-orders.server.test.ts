import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { createConfirmedOrder, dispatchGoods, submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import {
  allowTransferFor,
  createTransferOrder,
  receiveTransferFor,
} from '../../../tests/actions/payments/bank-transfers.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { recordDelivery } from '../fulfilment/record-delivery.server.ts';
import { listOrders, type OrderListRequest } from './list-orders.server.ts';
import { orderViews } from './order-views.ts';

const store = setUp(openTestStore);
const numbers: Record<string, string> = {};
let today: string;

const request = { view: 'all', sort: '', q: '', page: 1, rowsPerPage: 50, maxTotal: 10_000 } as const;
const list = (more: Partial<OrderListRequest> = {}, site: 'nod' | 'zwz' = 'nod') =>
  listOrders(store.database, sites[site], { ...request, now: store.now(), ...more });
const namesOf = async (request: Partial<OrderListRequest>) => {
  const { rows, total } = await list(request);
  expect(total).toBe(rows.length);
  return rows.map((row) => Object.keys(numbers).find((name) => numbers[name] === row.number));
};

beforeAll(async () => {
  today = dayOf(store.now(), sites.nod.calendar.timeZone);
  const token = await store.signIn('active');
  const due = (number: string, day: string) =>
    store.database.$client.query(
      'update order_lines set expected_on = $2 where order_id = (select id from orders where number = $1)',
      [number, day],
    );
  const later = () => store.setClock(new Date(store.now().getTime() + 1000));
  const lines = await fillCart(store, token, [['NU205', 1]]);
  numbers['to approve'] = (
    await submitOrder(store, token, toReviewedLines(lines), { purchase_order_no: ' PO-45_00 ' })
  ).body.myscno;
  later();
  numbers.late = await createConfirmedOrder(store, token, [['6308', 2]]);
  await due(numbers.late, addDays(today, -1));
  later();
  numbers.today = await createConfirmedOrder(store, token, [['51105', 9]]);
  await due(numbers.today, today);
  later();
  numbers['on the way'] = await createConfirmedOrder(store, token, [['NU205', 3]]);
  await dispatchGoods(store, numbers['on the way'], { docket: 'KR 118-204' });
  later();
  numbers.delivered = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await dispatchGoods(store, numbers.delivered);
  await recordDelivery(store.database, sites.nod, { number: numbers.delivered, by: 'test', now: store.now() });
  later();
  await allowTransferFor(store, 'newbalance0');
  const other = await store.signIn('newbalance0');
  const unpaid = await createTransferOrder(store, other, [['NU205', 2]]);
  numbers.unpaid = unpaid.number;
  await due(unpaid.number, addDays(today, 5));
  await receiveTransferFor(store, unpaid.number, unpaid.totalMinor - 1);
  later();
  const paid = await createTransferOrder(store, other, [['NU205', 1]]);
  numbers.paid = paid.number;
  await due(paid.number, addDays(today, 3));
  await receiveTransferFor(store, paid.number, paid.totalMinor, { reference: 'NEFT 2' });
});

test('an order is found by the number of its dispatch and of its invoice', async () => {
  const number = numbers['on the way'];
  const { rows } = await store.database.$client.query(
    "select d.number from documents d join orders o on o.id = d.order_id where o.number = $1 and d.kind = 'tax_invoice'",
    [number],
  );
  for (const q of [`${number}-1`, rows[0].number, rows[0].number.toLowerCase()])
    expect(await namesOf({ q })).toEqual(['on the way']);
  expect((await list({ q: rows[0].number }, 'zwz')).rows).toEqual([]);
});

test.each([
  ['open', ['to approve', 'late', 'today', 'on the way', 'unpaid', 'paid']],
  ['', ['to approve', 'late', 'today', 'on the way', 'unpaid', 'paid']],
  ['to-approve', ['to approve']],
  ['to-dispatch', ['late', 'today', 'paid', 'unpaid']],
  ['due-today', ['today']],
  ['late', ['late']],
  ['unpaid', ['unpaid']],
  ['on-the-way', ['on the way']],
  ['all', ['paid', 'unpaid', 'delivered', 'on the way', 'today', 'late', 'to approve']],
])('the view %j lists its orders, in its usual order', async (view, names) => {
  expect(await namesOf({ view })).toEqual(names);
});

test('a list is sorted by age and by total, either way', async () => {
  const all = await namesOf({});
  expect(await namesOf({ sort: 'placed' })).toEqual(all.toReversed());
  const totals = (await list({ sort: '-total' })).rows.map((row) => row.totalMinor);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect((await list({ sort: 'total' })).rows.map((row) => row.totalMinor)).toEqual(totals.toReversed());
});

test.each([
  ['the number', () => numbers.late ?? '', ['late']],
  ['a row number', () => `${numbers.late}i1`, ['late']],
  ['the serial', () => String(Number(numbers.late?.slice(-6))), ['late']],
  ['a PO number, also with a wildcard in it', () => 'po-45_0', ['to approve']],
  ['a wildcard alone', () => '%%', []],
  ['the customer', () => 'deccan', ['paid', 'unpaid']],
  ['a docket', () => 'kr118204', ['on the way']],
  ['an item', () => '51105', ['today']],
  ['an item, written otherwise', () => '63 08', ['late']],
  ['what nothing matches', () => 'ZZZ-999', []],
])('orders are found by %s', async (_, q, names) => {
  expect(await namesOf({ q: q() })).toEqual(names);
});

test('a search looks within its view', async () => {
  expect(await namesOf({ view: 'unpaid', q: 'deccan' })).toEqual(['unpaid']);
  expect(await namesOf({ view: 'late', q: 'deccan' })).toEqual([]);
});

test('pages follow each other, and the total counts to its cap', async () => {
  const page = async (number: number) => (await list({ page: number, rowsPerPage: 3 })).rows.map((row) => row.number);
  const all = (await list()).rows.map((row) => row.number);
  expect([...(await page(1)), ...(await page(2)), ...(await page(3))]).toEqual(all);
  expect((await list({ page: 9 })).rows).toEqual([]);
  expect((await list({ maxTotal: 4 })).total).toBe(4);
});

test('a row says what is owed, reserved and due', async () => {
  const [row] = (await list({ view: 'due-today' })).rows;
  expect(row).toMatchObject({
    number: numbers.today,
    company: 'Western Gear & Pump',
    status: 'Confirmed',
    lines: 1,
    ordered: 9,
    owed: 9,
    reserved: 9,
    dueOn: today,
  });
});

test('another site lists none of them', async () => {
  expect(await list({}, 'zwz')).toEqual({ rows: [], total: 0 });
});

test('an order whose invoice was paid with other money is paid', async () => {
  const token = await store.signIn('newbalance0');
  const { number } = await createTransferOrder(store, token, [['51105', 2]]);
  const isUnpaid = async () => (await list({ view: 'unpaid' })).rows.some((row) => row.number === number);
  const { invoice } = await dispatchGoods(store, number, { unpaid: 'Known for years' });
  expect(await isUnpaid()).toBe(true);
  const { rows } = await store.database.$client.query(
    "select open_minor::int as open from ledger_entries where kind = 'invoice' and reference = $1",
    [invoice],
  );
  const parts = [{ reference: invoice, amountMinor: rows[0].open }];
  await receivePayment(store, rows[0].open, { email: 'newbalance0@nod.example', reference: 'NEFT 3', parts });
  expect(await isUnpaid()).toBe(false);
});

test('a connection keeps none of the many forms of the list', async () => {
  await store.database.transaction(async (db) => {
    for (const view of orderViews) await listOrders(db, sites.nod, { ...request, view, now: store.now() });
    for (const q of ['', 'NU205']) await listOrders(db, sites.nod, { ...request, q, now: store.now() });
    const { rows } = await db.$client.query(
      "select name from pg_prepared_statements where name ~ '^orders_(list|search)'",
    );
    expect(rows).toEqual([{ name: 'orders_listed' }]);
  });
});
