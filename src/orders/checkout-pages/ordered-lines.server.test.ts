import { expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { orderedLines } from './ordered-lines.contract.ts';

const store = setUp(openTestStore);

test('lines that left the cart with an order lead to it, for their buyer only', async () => {
  const token = await store.signIn('active');
  const [first, second] = await fillCart(store, token, [
    ['NU205', 2],
    ['51105', 1],
  ]);
  const { myscno } = (await submitOrder(store, token, toReviewedLines([first]))).body;
  const asked = { lines: [first.item_detail_id, second.item_detail_id] };
  const orders = async (as: string) => (await store.call(orderedLines, asked, { token: as })).body.orders;
  expect(await orders(token)).toEqual([{ order_no: myscno, lines: 1 }]);
  expect(await orders(await store.signIn('newbalance0'))).toEqual([]);
});
