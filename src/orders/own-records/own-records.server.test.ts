import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { cancelLines } from '../fulfilment/cancel-lines.server.ts';
import { ownOrders } from '../history/own-orders.contract.ts';
import { ownRecords } from './own-records.contract.ts';

const store = setUp(openTestStore);
let token: string;
let order: string;
let rfi: string;
beforeAll(async () => {
  token = await store.signIn('active');
  order = await createConfirmedOrder(store, token, [['NU205', 2]]);
  await store.database.$client.query("update orders set purchase_order_no = 'PO-4500/18743' where number = $1", [
    order,
  ]);
  await dispatchGoods(store, order);
  rfi = await submitRfi(store, token, [['6308', 40]]);
});

const find = async (q: string, as = token) => {
  const { body } = await store.call(ownRecords, { q }, { token: as });
  return body.records.map(({ kind, number }) => [kind, number]);
};

test('an order is found by a part of its number, its PO number in any spelling, and its invoice', async () => {
  expect(await find(order.slice(-6))).toContainEqual(['order', order]);
  expect(await find('po 450018743')).toEqual([['purchase_order', 'PO-4500/18743']]);
  expect(await find('PO 4599')).toEqual([]);
  const { rows } = await store.database.$client.query(
    "select d.number from documents d join orders o on o.id = d.order_id where o.number = $1 and d.kind = 'tax_invoice'",
    [order],
  );
  expect(await find(rows[0].number)).toContainEqual(['invoice', rows[0].number]);
});

test('an order of which pieces are cancelled has the total that its list shows', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 3]], { purchase_order_no: 'PO-4500/18744' });
  await cancelLines(store.database, sites.nod, {
    number,
    lines: [{ lineNo: 1, quantity: 2 }],
    by: 'test',
    now: store.now(),
  });
  const { data } = (await store.call(ownOrders, { q: number }, { token })).body;
  for (const q of [number, 'PO-4500/18744'])
    expect((await store.call(ownRecords, { q }, { token })).body.records[0]?.total).toBe(data.orders[0]?.total);
});

test('an RFI is found by its number', async () => {
  expect(await find(rfi)).toEqual([['rfi', rfi]]);
});

test('records of another customer or site are never found', async () => {
  expect(await find(order, await store.signIn('newbalance0'))).toEqual([]);
  const { body } = await store.call(
    ownRecords,
    { q: order },
    { site: 'zwz', token: await store.signIn('active', 'zwz') },
  );
  expect(body.records).toEqual([]);
});

test('a text that is no part of a number finds nothing, signs in a pattern neither', async () => {
  expect(await find('koyo')).toEqual([]);
  expect(await find('%00')).toEqual([]);
});
