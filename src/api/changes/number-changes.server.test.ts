import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { numberPendingChanges } from './number-changes.server.ts';

const store = setUp(openTestStore);
let buyer: string;
beforeAll(async () => {
  buyer = await store.signIn('active');
  await numberPendingChanges(store.database, store.now());
});

const number = () => numberPendingChanges(store.database, store.now());
const changeOf = async (order: string): Promise<number> =>
  (
    await store.database.$client.query(
      "select r.number from record_changes r join orders o on o.id = r.record_id and r.kind = 'order' where o.number = $1",
      [order],
    )
  ).rows[0]?.number;

test('every change moves an order behind all changes before', async () => {
  const [first, second] = [
    await createConfirmedOrder(store, buyer, [['6205', 2]]),
    await createConfirmedOrder(store, buyer, [['6205', 2]]),
  ];
  expect(await number()).toBeGreaterThan(1);
  const before = [await changeOf(first), await changeOf(second)];
  expect(before[0]).toBeLessThan(before[1] ?? 0);
  await dispatchGoods(store, first);
  await number();
  expect(await changeOf(first)).toBeGreaterThan(before[1] ?? 0);
  expect(await changeOf(second)).toBe(before[1]);
});

test('nothing new gets no number', async () => {
  await number();
  expect(await number()).toBe(0);
});

test('lines that a statement changes note their order once, and not where nothing changes', async () => {
  const order = await createConfirmedOrder(store, buyer, [
    ['6205', 2],
    ['6206', 2],
  ]);
  await number();
  const ofOrder = '(select id from orders where number = $1)';
  const noted = async () => (await store.database.$client.query('select event from pending_changes')).rows;
  await store.database.$client.query(`update order_lines set reserved = reserved where order_id = ${ofOrder}`, [order]);
  expect(await noted()).toEqual([]);
  await store.database.$client.query(`update order_lines set expected_on = '2030-01-01' where order_id = ${ofOrder}`, [
    order,
  ]);
  expect(await noted()).toEqual([{ event: 'order.changed' }]);
});

test('a change that commits late gets its number then, above those given meanwhile', async () => {
  const [late, early] = [
    await createConfirmedOrder(store, buyer, [['6205', 2]]),
    await createConfirmedOrder(store, buyer, [['6205', 2]]),
  ];
  await number();
  const touch = 'update orders set remark = $2 where number = $1';
  const client = await store.database.$client.connect();
  try {
    await client.query('begin');
    await client.query(touch, [late, 'changed first, committed last']);
    await store.database.$client.query(touch, [early, 'changed last, committed first']);
    await number();
    const seen = await changeOf(early);
    const before = await changeOf(late);
    expect(before).toBeLessThan(seen);
    await client.query('commit');
    await number();
    expect(await changeOf(late)).toBeGreaterThan(seen);
  } finally {
    client.release();
  }
});

test('two processes give numbers one after the other', async () => {
  const order = await createConfirmedOrder(store, buyer, [['6205', 2]]);
  const client = await store.database.$client.connect();
  try {
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtext('change numbers'))");
    const waiting = number();
    await waitUntilBlocked(store.database);
    await client.query('commit');
    expect(await waiting).toBeGreaterThan(0);
    expect(await changeOf(order)).toBeGreaterThan(0);
  } finally {
    client.release();
  }
});
