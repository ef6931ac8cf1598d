import { expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { findLastOrdered } from './last-ordered.server.ts';

const store = setUp(openTestStore);

const row = async (query: string, values: unknown[] = []) =>
  (await store.database.$client.query(query, values)).rows[0];

test('an item was last ordered when its latest order was placed; rejected orders do not count', async () => {
  const token = await store.signIn('active');
  const number = await createConfirmedOrder(store, token, [['NU205', 2]]);
  const { customerId, itemId } = await row(
    `select o.customer_id::int as "customerId", n.item_id::int as "itemId" from orders o
      join order_lines n on n.order_id = o.id where o.number = $1`,
    [number],
  );
  const find = (itemIds: number[], customer = customerId) =>
    findLastOrdered(store.database, { customerId: customer, itemIds });
  expect(await find([itemId])).toEqual([{ itemId, orderedAt: store.now() }]);
  expect(await find([])).toEqual([]);
  expect(await find([itemId], customerId + 1)).toEqual([]);
  await store.database.$client.query("update orders set status = 'Rejected' where number = $1", [number]);
  const before = await find([itemId]);
  expect(before.every(({ orderedAt }) => orderedAt < store.now())).toBe(true);
});
