import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf, momentAt } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { cancelLines } from '../fulfilment/cancel-lines.server.ts';
import { recordDelivery } from '../fulfilment/record-delivery.server.ts';
import { daysOfPeriod } from './order-period.rule.ts';
import { ownOrders } from './own-orders.contract.ts';

const store = setUp(openTestStore);
let token: string;
let dispatched: string;
let invoice: string;
let confirmed: string;
beforeAll(async () => {
  token = await store.signIn('active');
  dispatched = await createConfirmedOrder(
    store,
    token,
    [
      ['NU205', 6],
      ['51105', 3],
    ],
    { purchase_order_no: 'PO-4500/77' },
  );
  ({ invoice } = await dispatchGoods(store, dispatched, { lines: [{ lineNo: 1, quantity: 4 }] }));
  confirmed = await createConfirmedOrder(store, token, [['6308', 2]]);
});

type Asked = { state?: string; period?: string; q?: string; sort?: string; before?: string };
const list = async (request: Asked = {}, as = token) =>
  (await store.call(ownOrders, { state: '', q: '', before: '', ...request }, { token: as })).body.data;
const numbers = async (request: Parameters<typeof list>[0] = {}) =>
  (await list(request)).orders.map((order) => order.mysc_order_no);
const listed = async (number: string) => (await list({ q: number })).orders[0];

/** Delivered orders of last year, each with the lines of the confirmed one. */
async function addPastOrders(count: number) {
  await store.database.$client.query(
    `with past as (insert into orders overriding system value
        select (jsonb_populate_record(o, jsonb_build_object('id', nextval(pg_get_serial_sequence('orders', 'id')),
          'number', 'NOD25' || lpad(g::text, 6, '0'), 'status', 'Delivered', 'placed_at', '2025-01-01'::timestamptz + g * interval '1 day'))).*
        from orders o, generate_series(1, $2::int) g where o.number = $1 returning id)
      insert into order_lines overriding system value
        select (jsonb_populate_record(n, jsonb_build_object('id', nextval(pg_get_serial_sequence('order_lines', 'id')),
          'order_id', past.id, 'cart_line_id', null, 'reserved', 0, 'dispatched', n.ordered))).*
        from order_lines n, past where n.order_id = (select id from orders where number = $1)`,
    [confirmed, count],
  );
}

test('an order is listed with its PO number, total, lines and how far it has come', async () => {
  expect(await numbers()).toEqual([confirmed, dispatched]);
  const order = await listed(dispatched);
  expect(order).toMatchObject({
    purchase_order_no: 'PO-4500/77',
    status: 'Dispatched',
    line_count: 2,
    pieces: 9,
    sent: 4,
    arrived: 0,
    owed: 5,
    invoices: [invoice],
    payment: expect.stringContaining('Credit limit'),
    lines: [
      { item_name: 'NU205', quantity: 6, sent: 4, owed: 2 },
      { item_name: '51105', quantity: 3, sent: 0, owed: 3 },
    ],
  });
  const [{ total_minor }] = (
    await store.database.$client.query('select total_minor from orders where number = $1', [dispatched])
  ).rows;
  expect(order?.total).toBe(total_minor / 100);
});

test('goods that arrive are counted; the total leaves out what is cancelled, as its invoices do', async () => {
  await recordDelivery(store.database, sites.nod, { number: dispatched, by: 'test', now: store.now() });
  await cancelLines(store.database, sites.nod, {
    number: dispatched,
    lines: [{ lineNo: 2 }],
    by: 'test',
    now: store.now(),
  });
  expect(await listed(dispatched)).toMatchObject({ arrived: 4, owed: 2, status: 'Dispatched' });
  const { total } = (await listed(dispatched)) ?? {};
  await dispatchGoods(store, dispatched);
  const [{ minor }] = (
    await store.database.$client.query(
      "select sum(d.total_minor)::int as minor from documents d join orders o on o.id = d.order_id where o.number = $1 and d.kind = 'tax_invoice'",
      [dispatched],
    )
  ).rows;
  expect(total).toBe(minor / 100);
});

test.each([
  ['the order number', () => dispatched],
  ['the number of a row', () => `${dispatched}i2`],
  ['its serial', () => String(Number(dispatched.slice(-6)))],
  ['a part of the PO number', () => '4500/77'],
  ['the invoice number', () => invoice.toLowerCase()],
  ['the middle of a designation', () => '1105'],
  ['a designation with blanks', () => 'nu 205'],
])('a search finds %s', async (_, text) => {
  expect(await numbers({ q: text() })).toEqual([dispatched]);
});

test('a search counts what it found by state; what nothing has finds nothing', async () => {
  expect((await list({ q: '6308', state: 'delivered' })).counts).toMatchObject({ all: 1, on_the_way: 1, delivered: 0 });
  expect(await list({ q: 'PO-99' })).toMatchObject({ orders: [], counts: { all: 0 }, has_more: false });
  expect(await numbers({ q: '%' })).toEqual([]);
});

test('twenty orders a page, in every state, without one twice or left out', async () => {
  await addPastOrders(45);
  const first = await list();
  expect(first).toMatchObject({ has_more: true, counts: { all: 47, on_the_way: 2, delivered: 45 } });
  const seen: string[] = [];
  let before = '';
  for (let pages = 1; ; pages += 1) {
    const page = await list({ state: 'delivered', before });
    seen.push(...page.orders.map((order) => order.mysc_order_no));
    before = seen.at(-1) ?? '';
    if (!page.has_more) break;
    expect(pages).toBeLessThan(3);
  }
  expect(seen).toEqual(Array.from({ length: 45 }, (_, i) => `NOD25${String(45 - i).padStart(6, '0')}`));
  expect(await numbers({ q: '6308', before: 'NOD25000003' })).toEqual(['NOD25000002', 'NOD25000001']);
});

test("nobody sees another customer's orders, nor reads on from one of them", async () => {
  const other = await store.signIn('newbalance0');
  expect(await list({ before: confirmed }, other)).toMatchObject({ orders: [], counts: { all: 0 } });
  expect((await list({ q: confirmed }, other)).orders).toEqual([]);
});

test('a period is that of the site’s days; search, states and counts keep to it', async () => {
  const placedAt = (number: string, at: string) =>
    store.database.$client.query('update orders set placed_at = $2 where number = $1', [number, at]);
  const today = dayOf(store.now(), 'Asia/Kolkata');
  const { first } = daysOfPeriod('last_month', today, 'IN') ?? { first: '' };
  const midnight = momentAt(first, '00:00', 'Asia/Kolkata');
  await placedAt(confirmed, midnight.toISOString());
  expect(await numbers({ period: 'last_month' })).toEqual([confirmed]);
  expect((await list({ period: 'last_month' })).counts).toMatchObject({ all: 1, on_the_way: 1, delivered: 0 });
  expect(await numbers({ period: 'last_month', q: '6308' })).toEqual([confirmed]);
  expect(await numbers({ period: 'last_month', state: 'delivered' })).toEqual([]);
  await placedAt(confirmed, new Date(midnight.getTime() - 1).toISOString());
  expect(await list({ period: 'last_month' })).toMatchObject({ orders: [], counts: { all: 0 } });
  expect(await numbers({ period: 'days_30' })).toEqual([dispatched]);
});

test('by any other column lines stand alone, over all orders, and are read on from the last one', async () => {
  const sorted = async (sort: string, more: Asked = {}) =>
    (await list({ sort, ...more })).lines.map((line) => `${line.mysc_order_no} ${line.item_name} ${line.quantity}`);
  const [nu205, thrust, ball] = [`${dispatched} NU205 6`, `${dispatched} 51105 3`, `${confirmed} 6308 2`];
  expect((await list({ sort: 'by_qty_down' })).orders).toEqual([]);
  const q = { q: 'NOD26' };
  expect(await sorted('by_qty_down', q)).toEqual([nu205, thrust, ball]);
  expect(await sorted('by_qty', q)).toEqual([ball, thrust, nu205]);
  expect(await sorted('by_item', q)).toEqual([thrust, ball, nu205]);
  expect(await sorted('by_item_down', q)).toEqual([nu205, ball, thrust]);
  expect(await sorted('by_item', { ...q, before: `${confirmed}I1` })).toEqual([nu205]);
  expect(await sorted('by_item', { ...q, before: 'NOD99000000I1' })).toEqual([thrust, ball, nu205]);
});

test('a search keeps the lines of the item; an order found by its number keeps all', async () => {
  const found = async (q: string) => (await list({ sort: 'by_item', q })).lines.map((line) => line.item_name);
  expect(await found('NU 205')).toEqual(['NU205']);
  expect(await found('PO-4500/77')).toEqual(['51105', 'NU205']);
  expect(await found('nothing of this name')).toEqual([]);
});

test("lines of other customers' orders are never listed", async () => {
  const other = await store.signIn('newbalance0');
  const lines = (await list({ sort: 'by_total_down' }, other)).lines;
  expect(lines.filter((line) => [dispatched, confirmed].includes(line.mysc_order_no))).toEqual([]);
});
