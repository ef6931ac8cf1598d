import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listOrdersByApi } from '../orders/orders.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
let buyer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
  buyer = await store.signIn('active');
});

const list = async (cursor: string, limit = 500) =>
  (await store.call(listOrdersByApi, { cursor, limit }, { bearer })).body;

/** Reads on to the end, and calls `between` after the first page. */
async function readAll(limit: number, between?: () => Promise<unknown>) {
  const read = [];
  let [cursor, more] = ['', true];
  while (more) {
    const page = await list(cursor, limit);
    read.push(...(page.rows ?? []));
    [cursor, more] = [page.cursor ?? '', page.more ?? false];
    if (read.length === limit) await between?.();
  }
  return { read, cursor };
}

test('an order that changes while a program reads on is read again as it is then', async () => {
  const changed = await createConfirmedOrder(store, buyer, [['6205', 2]]);
  const orders = [changed];
  for (let count = 0; count < 3; count += 1) orders.push(await createConfirmedOrder(store, buyer, [['6205', 2]]));
  const { read } = await readAll(3, () => dispatchGoods(store, changed));
  const numbers = read.map((order) => order.number);
  for (const order of orders) expect(numbers).toContain(order);
  expect(read.findLast((order) => order.number === changed)?.status).toBe('Dispatched');
});

test('at the end the cursor stays, until something changes', async () => {
  const { cursor } = await readAll(500);
  expect(await list(cursor)).toMatchObject({ rows: [], cursor, more: false });
  const order = await createConfirmedOrder(store, buyer, [['6205', 2]]);
  const next = await list(cursor);
  expect(next.rows?.map((row) => row.number)).toEqual([order]);
  expect((await list(next.cursor ?? '')).rows).toEqual([]);
});

test('a page has as many rows as were asked for, and tells whether there are more', async () => {
  const first = await list('', 1);
  expect([first.rows?.length, first.more]).toEqual([1, true]);
});

test('the orders of another site are not listed', async () => {
  const other = await createApiToken(store.database, { site: 'gwd' });
  const { body } = await store.call(listOrdersByApi, { limit: 500 }, { bearer: other, site: 'gwd' });
  expect(body.rows?.filter((order) => !order.number.startsWith('GWD'))).toEqual([]);
});

test('a cursor beyond the last change, such as from before a restore, is refused', async () => {
  const { cursor } = await readAll(500);
  const beyond = `c1-${(Number.parseInt(cursor.slice(3), 36) + 1).toString(36)}`;
  const { status, body } = await store.call(listOrdersByApi, { cursor: beyond }, { bearer });
  expect([status, body.error?.code, body.error?.param]).toEqual([409, 'cursor_ahead', 'cursor']);
  expect(body.error?.message).toContain('Begin again with an empty cursor');
  const other = await createApiToken(store.database, { site: 'gwd' });
  const later = await store.call(listOrdersByApi, { cursor }, { bearer: other, site: 'gwd' });
  expect(later.status).toBe(200);
});

test('a cursor that the store has not given is refused', async () => {
  const { status, body } = await store.call(listOrdersByApi, { cursor: 'c9-1' }, { bearer });
  expect([status, body.error]).toMatchObject([
    409,
    { type: 'refused', code: 'unknown_cursor', message: 'This cursor is not one that the store has given.' },
  ]);
});
