import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { holdStockForPayment, lockAndReadFreeStock, releasePaymentHold } from './hold-stock.server.ts';

const store = setUp(openTestStore);
let piece: { itemId: number; branchId: number };
let free: number;
beforeAll(async () => {
  const { rows } = await store.database.$client.query(
    `select s.item_id as "itemId", s.branch_id as "branchId", s.on_hand - s.reserved as free
      from stock s join items i on i.id = s.item_id where i.site = 'nod' and i.name = '6205-2RS/C3'`,
  );
  const [{ free: pieces, itemId, branchId }] = rows;
  [free, piece] = [pieces, { itemId, branchId }];
});

const freeFor = async (customerId: number, now = store.now()) =>
  (
    await store.database.transaction((db) => lockAndReadFreeStock(db, { customerId, now }, [{ ...piece, quantity: 1 }]))
  )[0];

test('a payment hold leaves the stock free for its customer only, until it expires or is released', async () => {
  const now = store.now();
  const endsAt = new Date(now.getTime() + 900_000);
  const to = { site: 'nod' as const, customerId: 1, paymentId: 77, now, endsAt };
  await holdStockForPayment(store.database, to, [{ ...piece, quantity: 5 }]);
  expect([await freeFor(1), await freeFor(2), await freeFor(2, endsAt)]).toEqual([free, free - 5, free]);
  for (let i = 0; i < 2; i += 1) await releasePaymentHold(store.database, 77, now);
  expect(await freeFor(2)).toBe(free);
});

test('an item without stock has nothing free', async () => {
  const pieces = [{ itemId: 999_999, branchId: piece.branchId, quantity: 1 }];
  expect(
    await store.database.transaction((db) => lockAndReadFreeStock(db, { customerId: 1, now: store.now() }, pieces)),
  ).toEqual([0]);
});
