import { afterAll, beforeAll, expect, test } from 'vitest';
import { addKnownCustomer } from '../../../tests/actions/account/known-customer.ts';
import { findInconsistencies } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { callDuring } from '../../../tests/store/wait-for-lock.ts';
import type { RequestInput } from '../../lib/contract.ts';
import { myOrder } from '../../orders/history/order-history.contract.ts';
import { orderAtDesk } from '../orders/order-record.contract.ts';
import { enterOrderAtDesk, enterQuoteAtDesk, priceEntryAtDesk, readEntryAtDesk } from './order-entry.contract.ts';

const store = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const sql = (text: string, values: unknown[] = []) => store.database.$client.query(text, values);
const customerOf = async (email: string) =>
  Number((await sql('select customer_id from users where email = $1', [email])).rows[0].customer_id);
const itemNamed = async (name: string, maker?: string) =>
  Number(
    (
      await sql(
        "select id from items where site = 'nod' and name = $1 and ($2::text is null or maker = $2) order by id limit 1",
        [name, maker ?? null],
      )
    ).rows[0].id,
  );

type Order = RequestInput<typeof enterOrderAtDesk>;
type Line = Order['lines'][number];

const price = async (customerId: number, lines: { itemId: number; quantity: number; unitMinor?: number }[]) =>
  (
    await store.call(
      priceEntryAtDesk,
      {
        site: 'nod',
        customerId: String(customerId),
        addressId: '0',
        lines: lines.map((line) => ({ unitMinor: null, ...line })),
      },
      { desk },
    )
  ).body;

/** The lines as the desk sends them after it priced them. */
async function pricedLines(customerId: number, wanted: [name: string, quantity: number][]): Promise<Line[]> {
  const ids = await Promise.all(wanted.map(async ([name, quantity]) => ({ itemId: await itemNamed(name), quantity })));
  const { lines } = await price(customerId, ids);
  return lines.map(({ itemId, quantity, yourMinor: unitMinor, expectedOn }) => ({
    itemId,
    quantity,
    unitMinor,
    isAgreed: false,
    expectedOn: expectedOn ?? '',
    floorReason: '',
  }));
}

const order = (customerId: number, lines: Line[], more: Partial<Order> = {}): Order => ({
  site: 'nod',
  customerId: String(customerId),
  via: 'phone',
  addressId: '0',
  paymentOption: 'credit',
  purchaseOrderNo: 'PO-7781',
  noPurchaseOrder: '',
  wishedDate: '',
  remark: '',
  lines,
  ...more,
});
const enter = async (sent: Order, options: object = {}) =>
  (await store.call(enterOrderAtDesk, sent, { desk, ...options })).body;

test('lines said on the telephone are read as in quick order, at the prices of the customer', async () => {
  const customerId = await customerOf('active@nod.example');
  const { lines } = (
    await store.call(
      readEntryAtDesk,
      { site: 'nod', customerId: String(customerId), text: '6205 2rs c3 100\nnu205 4' },
      { desk },
    )
  ).body;
  expect(lines.map((line) => line.quantity)).toEqual([100, 4]);
  expect(lines[0]?.items[0]?.your_price).toBeGreaterThan(0);
});

test('an order by phone stands in the history of the buyer, who is mailed, and names who entered it', async () => {
  const customerId = await customerOf('active@nod.example');
  const lines = await pricedLines(customerId, [
    ['6205-2RS/C3', 40],
    ['NU205', 4],
    ['51105', 10],
    ['6308', 2],
    ['6205', 3],
  ]);
  const entered = await enter(order(customerId, lines));
  expect(entered).toMatchObject({ success: true });
  const { number } = entered;
  const { rows: mails } = await sql(
    "select receiver, template, data ->> 'enteredBy' as by from outbox where data ->> 'orderNumber' = $1 order by template",
    [number],
  );
  expect(mails).toMatchObject([
    { receiver: 'active@nod.example', template: 'order-placed' },
    { receiver: 'sales@nod.example', template: 'order-received' },
  ]);
  const token = await store.signIn('active');
  const history = (await store.call(myOrder, {}, { token })).body.message.data;
  expect(history.filter((row) => row.mysc_order_no === number)).toHaveLength(5);
  const seen = (await store.call(orderAtDesk, { site: 'nod', number }, { desk })).body;
  expect(seen).toMatchObject({ enteredVia: 'phone', email: 'active@nod.example' });
  expect(seen.enteredBy).toBe(mails[0].by);
});

test('a second press with the same key makes one order', async () => {
  const customerId = await customerOf('active@nod.example');
  const lines = await pricedLines(customerId, [['608-2Z', 1]]);
  const sent = order(customerId, lines);
  const key = 'phone-order-1';
  const [first, second] = await Promise.all([enter(sent, { key }), enter(sent, { key })]);
  expect(first).toMatchObject({ success: true });
  expect(second).toEqual(first);
  const { rows } = await sql(
    'select count(*)::int as n from order_lines where item_id = $1 and order_id in (select id from orders where entered_by is not null)',
    [lines[0]?.itemId],
  );
  expect(rows[0].n).toBe(1);
});

test('without a PO number the reason stands on the order; without either it is refused', async () => {
  const customerId = await customerOf('active@nod.example');
  const lines = await pricedLines(customerId, [['6205', 1]]);
  expect(await enter(order(customerId, lines, { purchaseOrderNo: '' }))).toMatchObject({
    success: false,
    refusal: 'no_purchase_order',
  });
  const { number } = await enter(
    order(customerId, lines, { purchaseOrderNo: '', noPurchaseOrder: 'said by phone, Mr. Kulkarni' }),
  );
  const seen = (await store.call(orderAtDesk, { site: 'nod', number }, { desk })).body;
  expect(seen.noPurchaseOrder).toBe('said by phone, Mr. Kulkarni');
});

test('an imported customer of whom nobody signs in can order, and the main contact is mailed', async () => {
  const { email, customerId } = await addKnownCustomer(store);
  const lines = await pricedLines(customerId, [['6205', 2]]);
  const entered = await enter(order(customerId, lines));
  expect(entered).toMatchObject({ success: true });
  const { rows } = await sql(
    "select receiver from outbox where data ->> 'orderNumber' = $1 and template = 'order-placed'",
    [entered.number],
  );
  expect(rows).toEqual([{ receiver: email }]);
});

test('an agreed price is quoted and ordered at once; under the floor it needs a reason', async () => {
  const customerId = await customerOf('active@nod.example');
  const [line] = await pricedLines(customerId, [['NU205', 2]]);
  if (!line) throw new Error('no line');
  await sql('update items set cost_minor = 10000 where id = $1', [line.itemId]);
  const agreed = { ...line, isAgreed: true, unitMinor: 9000 };
  expect(await enter(order(customerId, [agreed]))).toMatchObject({ success: false, refusal: 'below_floor' });
  const entered = await enter(order(customerId, [{ ...agreed, floorReason: 'Matches another offer' }]));
  expect(entered).toMatchObject({ success: true });
  const { rows } = await sql(
    `select n.unit_minor, q.quoted_minor, q.ordered_at is not null as ordered, r.entered_via from orders o
      join order_lines n on n.order_id = o.id join rfi_lines q on q.id = n.rfi_line_id join rfis r on r.id = q.rfi_id
      where o.number = $1`,
    [entered.number],
  );
  expect(rows).toEqual([{ unit_minor: 9000, quoted_minor: 9000, ordered: true, entered_via: 'phone' }]);
});

test('stock that is sold while the order is entered is refused, and nothing is written', async () => {
  const customerId = await customerOf('active@nod.example');
  const lines = await pricedLines(customerId, [['6306', 1]]);
  const itemId = lines[0]?.itemId;
  const before = (await sql('select count(*)::int as n from orders')).rows[0].n;
  const refused = await callDuring(
    store.database,
    (db) =>
      db.$client.query(
        `update stock set reserved = on_hand where item_id = $1
          and branch_id = (select id from branches where site = 'nod' and position = 1)`,
        [itemId],
      ),
    () => enter(order(customerId, lines)),
  );
  expect(refused).toMatchObject({ success: false, refusal: 'nothing_left' });
  expect((await sql('select count(*)::int as n from orders')).rows[0].n).toBe(before);
  await sql('update stock set reserved = 0 where item_id = $1', [itemId]);
});

test('an overdue customer, one on hold and one over the limit are refused as in their own checkout', async () => {
  const active = await customerOf('active@nod.example');
  const lines = await pricedLines(active, [['6205', 1]]);
  await sql(
    `insert into ledger_entries (site, customer_id, kind, amount_minor, open_minor, currency, booked_on, created_at, created_by)
      values ('nod', $1, 'invoice', 0, 100, 'INR', current_date - 90, now(), 'test')`,
    [active],
  );
  expect(await enter(order(active, lines))).toMatchObject({ success: false, refusal: 'overdue' });
  await sql("delete from ledger_entries where created_by = 'test'");
  const many = await pricedLines(active, [['6205', 1]]);
  await sql('update credit_terms set limit_minor = 1 where customer_id = $1', [active]);
  expect(await enter(order(active, many))).toMatchObject({ success: false, refusal: 'balance_too_small' });
  await sql("update customers set status = 'verification_pending' where id = $1", [active]);
  expect(await enter(order(active, many))).toMatchObject({ success: false, refusal: 'verification_pending' });
  await sql("update customers set status = 'active' where id = $1", [active]);
});

test('a customer, an address or an item of another site is not found', async () => {
  const other = await customerOf('active@gwd.example');
  const own = await customerOf('active@nod.example');
  const lines = await pricedLines(own, [['6205', 1]]);
  expect((await store.call(enterOrderAtDesk, order(other, lines), { desk })).status).toBe(404);
  const { rows: foreign } = await sql("select id from addresses where site = 'gwd' and purpose = 'delivery' limit 1");
  expect(await enter(order(own, lines, { addressId: String(foreign[0].id) }))).toMatchObject({
    refusal: 'address_unknown',
  });
  const { rows } = await sql("select id from items where site = 'gwd' limit 1");
  expect(await enter(order(own, [{ ...lines[0], itemId: Number(rows[0].id) } as Line]))).toMatchObject({
    refusal: 'line_not_in_cart',
  });
});

test('a quantity that the item is not sold in is refused with what it is sold in', async () => {
  const customerId = await customerOf('active@nod.example');
  const [line] = await pricedLines(customerId, [['NU205', 3]]);
  if (!line) throw new Error('no line');
  await sql('update items set order_multiple = 2 where id = $1', [line.itemId]);
  const refused = await enter(order(customerId, [line]));
  expect(refused).toMatchObject({ refusal: 'bad_lines', message: expect.stringContaining('in steps of 2') });
  await sql('update items set order_multiple = 1 where id = $1', [line.itemId]);
});

test('one item on two lines is refused, for each would be sold the same pieces', async () => {
  const customerId = await customerOf('active@nod.example');
  const [line] = await pricedLines(customerId, [['6205', 1]]);
  if (!line) throw new Error('no line');
  expect(await enter(order(customerId, [line, line]))).toMatchObject({ refusal: 'bad_lines' });
});

test('an open quote stands beside its line and is ordered by, at its price and in its quantity only', async () => {
  const customerId = await customerOf('active@nod.example');
  await sql('update credit_terms set limit_minor = 100000000 where customer_id = $1', [customerId]);
  const [line] = await pricedLines(customerId, [['6308', 7]]);
  if (!line) throw new Error('no line');
  const quoted = { ...line, isAgreed: true, unitMinor: 43_210, floorReason: 'Part of a large order' };
  const { purchaseOrderNo, noPurchaseOrder, addressId, paymentOption, ...common } = order(customerId, [quoted]);
  const { number } = (await store.call(enterQuoteAtDesk, { ...common, reference: '', validUntil: '' }, { desk })).body;
  const { lines } = await price(customerId, [{ itemId: line.itemId, quantity: 7 }]);
  expect(lines[0]?.quote).toMatchObject({ number, unitMinor: 43_210, quantity: 7 });
  const rfiLineId = lines[0]?.quote?.rfiLineId ?? 0;
  const byQuote = { ...line, unitMinor: 43_210, rfiLineId };
  expect(await enter(order(customerId, [{ ...byQuote, quantity: 8 }]))).toMatchObject({ refusal: 'quantity_changed' });
  expect(await enter(order(customerId, [{ ...byQuote, unitMinor: 1 }]))).toMatchObject({ refusal: 'price_changed' });
  const other = (await addKnownCustomer(store)).customerId;
  expect(await enter(order(other, [byQuote]))).toMatchObject({ refusal: 'price_changed' });
  const entered = await enter(order(customerId, [byQuote]));
  const { rows } = await sql(
    'select n.unit_minor, n.rfi_line_id::int from orders o join order_lines n on n.order_id = o.id where o.number = $1',
    [entered.number],
  );
  expect(rows).toEqual([{ unit_minor: 43_210, rfi_line_id: rfiLineId }]);
  const after = await price(customerId, [{ itemId: line.itemId, quantity: 7 }]);
  expect(after.lines[0]?.quote).toBe(null);
  expect(await enter(order(customerId, [byQuote]))).toMatchObject({ refusal: 'price_changed' });
});
