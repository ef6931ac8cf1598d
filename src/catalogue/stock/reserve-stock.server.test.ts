import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { releaseStock, releaseStockInPart, reserveStock } from './reserve-stock.server.ts';

const store = setUp(openTestStore);
let to: { site: 'nod'; branchId: number; customerId: number; now: Date };
let itemId: number;
beforeAll(async () => {
  itemId = (await findItemIds(store, 'nod', ['6313-2RS/C3']))['6313-2RS/C3'] ?? 0;
  const { rows } = await store.database.$client.query("select id from branches where site = 'nod' and position = 1");
  to = { site: 'nod', branchId: rows[0].id, customerId: 1, now: store.now() };
});

const reserved = async () =>
  (await store.database.$client.query('select reserved from stock where item_id = $1', [itemId])).rows[0].reserved;

test('two lines of one item reserve their sum with a hold each', async () => {
  await reserveStock(store.database, to, [
    { itemId, quantity: 3, heldFor: 71 },
    { itemId, quantity: 4, heldFor: 72 },
  ]);
  expect(await reserved()).toBe(7);
});

test("a line's hold is released once, however often it is requested", async () => {
  await Promise.all([1, 2, 3].map(() => store.database.transaction((db) => releaseStock(db, [71], to.now))));
  expect(await reserved()).toBe(4);
  await releaseStock(store.database, [71, 72, 9999], to.now);
  expect(await reserved()).toBe(0);
});

test('some pieces of a line are released, then the rest', async () => {
  await reserveStock(store.database, to, [{ itemId, quantity: 5, heldFor: 74 }]);
  await releaseStockInPart(store.database, [{ orderLineId: 74, quantity: 2 }], to.now);
  expect(await reserved()).toBe(3);
  await releaseStockInPart(store.database, [{ orderLineId: 74, quantity: 0 }], to.now);
  expect(await reserved()).toBe(3);
  await releaseStockInPart(store.database, [{ orderLineId: 74, quantity: 3 }], to.now);
  expect(await reserved()).toBe(0);
  await releaseStock(store.database, [74], to.now);
  expect(await reserved()).toBe(0);
});

test('the database refuses to reserve more than is in stock', async () => {
  await expect(reserveStock(store.database, to, [{ itemId, quantity: 11, heldFor: 73 }])).rejects.toThrow(
    /stock_not_negative/,
  );
  expect(await reserved()).toBe(0);
});
