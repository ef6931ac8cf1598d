import { beforeAll, expect, test } from 'vitest';
import { fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { updateQuantity } from '../cart.contract.ts';
import { sendRfi } from './send-rfi.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const ask = (item_detail_id: number, quantity: number) =>
  store.call(sendRfi, { item_info: [{ item_detail_id, quantity }] }, { token });

test('both parts of a split line are multiples of the order multiple', async () => {
  await store.database.$client.query(
    "update items set min_qty = 6, order_multiple = 6 where site = 'nod' and name = 'NU205'",
  );
  const [line] = await fillCart(store, token, [['NU205', 24]]);
  for (const quantity of [5, 7, 20])
    expect((await ask(line.item_detail_id, quantity)).body).toMatchObject({ refusal: 'bad_quantity' });
  expect((await ask(line.item_detail_id, 18)).body.success).toBe(true);
  expect(await loadCart(store, token)).toMatchObject([{ quantity: 6 }]);
  expect((await ask(line.item_detail_id, 6)).body.success).toBe(true);
});

test('requesting part of a line while its quantity changes never leaves a negative rest', async () => {
  const [line] = await fillCart(store, token, [['51105', 30]]);
  const lower = (item_quantity: number) =>
    store.call(updateQuantity, { item_id: line.item_detail_id, item_quantity }, { token });
  const replies = await Promise.all([ask(line.item_detail_id, 18), lower(10), ask(line.item_detail_id, 9), lower(12)]);
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200]);
  const [left] = await loadCart(store, token);
  expect(left?.quantity).toBeGreaterThan(0);
});
