import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dispatchStock, lockAndReadLineStock, restock } from './dispatch-stock.server.ts';
import { reserveStock } from './reserve-stock.server.ts';

const store = setUp(openTestStore);
let where: { branchId: number; customerId: number; now: Date };
let itemId: number;
let orderLineId = 900;
beforeAll(async () => {
  itemId = (await findItemIds(store, 'nod', ['6313-2RS/C3']))['6313-2RS/C3'] ?? 0;
  const { rows } = await store.database.$client.query("select id from branches where site = 'nod' and position = 1");
  where = { branchId: rows[0].id, customerId: 1, now: store.now() };
});
beforeEach(async () => {
  orderLineId += 1;
  await store.database.$client.query('delete from stock_holds where item_id = $1', [itemId]);
  await store.database.$client.query('update stock set on_hand = 10, reserved = 0 where item_id = $1', [itemId]);
});

const stock = async () =>
  (await store.database.$client.query('select on_hand, reserved from stock where item_id = $1', [itemId])).rows[0];
const reserve = (quantity: number) =>
  reserveStock(store.database, { ...where, site: 'nod' }, [{ itemId, quantity, heldFor: orderLineId }]);
const send = (quantity: number) =>
  store.database.transaction(async (db) => {
    const line = { orderLineId, itemId };
    const shelves = await lockAndReadLineStock(db, where, [line]);
    await dispatchStock(db, where, shelves, [{ ...line, quantity }], cause('dispatch'));
    return shelves.get(orderLineId);
  });

const cause = (kind: 'dispatch' | 'return') => ({ kind, by: 'test', now: store.now() });

test('reserved pieces are dispatched first, and the rest stays reserved', async () => {
  await reserve(6);
  expect(await send(4)).toEqual({ reserved: 6, free: 4 });
  expect(await stock()).toEqual({ on_hand: 6, reserved: 2 });
  expect(await send(2)).toEqual({ reserved: 2, free: 4 });
  expect(await stock()).toEqual({ on_hand: 4, reserved: 0 });
  const { rows } = await store.database.$client.query(
    'select count(*)::int as open from stock_holds where item_id = $1 and ended_at is null',
    [itemId],
  );
  expect(rows).toEqual([{ open: 0 }]);
});

test('beyond the reservation, free pieces are dispatched', async () => {
  await reserve(3);
  await send(5);
  expect(await stock()).toEqual({ on_hand: 5, reserved: 0 });
});

test("pieces held for another customer's payment are not free", async () => {
  await store.database.$client.query(
    `insert into stock_holds (site, branch_id, item_id, customer_id, quantity, reason, held_for, ends_at, created_at)
      values ('nod', $1, $2, 2, 4, 'payment', 1, $3, $4)`,
    [where.branchId, itemId, new Date(where.now.getTime() + 60_000), where.now],
  );
  expect(await send(6)).toEqual({ reserved: 0, free: 6 });
});

test('the database refuses to dispatch more than is in stock', async () => {
  await expect(send(11)).rejects.toThrow(/stock_not_negative/);
  expect(await stock()).toEqual({ on_hand: 10, reserved: 0 });
});

test('returned pieces are in stock again', async () => {
  const back = [
    { itemId, quantity: 2 },
    { itemId, quantity: 1 },
  ];
  await restock(store.database, where.branchId, back, cause('return'));
  expect(await stock()).toEqual({ on_hand: 13, reserved: 0 });
});
