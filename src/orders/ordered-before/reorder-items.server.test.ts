import { expect, test } from 'vitest';
import { buyerContext } from '../../../tests/actions/account/buyer-context.ts';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { findItemsToReorder } from './reorder-items.server.ts';

const start = new Date('2026-06-01T06:00:00Z');
const at = (days: number) => store.setClock(new Date(start.getTime() + days * 86_400_000));

const store = setUp(openTestStore);

const find = async (limit = 5) => findItemsToReorder(await buyerContext(store, 'active'), limit);

async function order(days: number, items: readonly (readonly [string, number])[]) {
  at(days);
  return createConfirmedOrder(store, await store.signIn('active'), items);
}

test('each item once with its last quantity and rhythm, the last ordered first', async () => {
  await order(0, [['NU205', 4]]);
  await order(7, [
    ['6308', 2],
    ['NU205', 6],
  ]);
  await order(14, [['NU205', 8]]);
  const items = await find();
  expect(items.map(({ itemname, quantity, last_on, rhythm }) => [itemname, quantity, last_on, rhythm])).toEqual([
    ['NU205', 8, '2026-06-15', 'every week'],
    ['6308', 2, '2026-06-08', ''],
  ]);
  expect((await find()).map(({ order_lines }) => order_lines)).toEqual([1, 2]);
  expect(await find(1)).toHaveLength(1);
});

test('price and availability are of today, for the quantity of last time', async () => {
  const [item] = await find();
  expect(item).toMatchObject({ Availability: 'Stock', last_price: item?.your_price });
  await store.database.$client.query('update stock set on_hand = reserved + 7 where item_id = $1', [item?.itemid]);
  expect((await find())[0]?.Availability).not.toBe('Stock');
});

test('rejected orders and items that are no longer sold do not count', async () => {
  await store.database.$client.query("update items set retired_at = now() where name = '6308' and site = 'nod'");
  await store.database.$client.query("update orders set status = 'Rejected' where placed_at > $1", [
    new Date(start.getTime() + 10 * 86_400_000),
  ]);
  expect((await find()).map(({ itemname, quantity }) => [itemname, quantity])).toEqual([['NU205', 6]]);
});

test('an order of a shop that was not open yet bought nothing', async () => {
  await order(21, [['6205-2RS', 3]]);
  expect((await find()).map(({ itemname }) => itemname)).toContain('6205-2RS');
  await store.database.$client.query('update orders set is_test = true where placed_at >= $1', [
    new Date(start.getTime() + 21 * 86_400_000),
  ]);
  expect((await find()).map(({ itemname }) => itemname)).not.toContain('6205-2RS');
});
