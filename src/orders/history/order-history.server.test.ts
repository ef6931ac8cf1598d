import { expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { myOrder } from './order-history.contract.ts';

const store = setUp(openTestStore);

test('a customer without orders has an empty history', async () => {
  const { body } = await store.call(myOrder, {}, { token: await store.signIn('newbalance0') });
  expect(body).toEqual({ success: true, message: { data: [] } });
});

test('the history has one row per line, newest order first, with date and time of the site', async () => {
  const token = await store.signIn('active');
  const place = async (at: string, wanted: [string, number][]) => {
    store.setClock(new Date(at));
    const session = await store.signIn('active');
    const lines = await fillCart(store, session, wanted);
    return (await submitOrder(store, session, toReviewedLines(lines), { purchase_order_no: 'PO 1' })).body.myscno;
  };
  const older = await place('2026-03-01T20:00:00Z', [['NU205', 2]]);
  const newer = await place('2026-03-02T04:05:00Z', [
    ['6308', 1],
    ['51105', 3],
  ]);
  store.setClock(new Date());
  const rows = (await store.call(myOrder, {}, { token })).body.message.data;
  expect(rows.map((row) => [row.mysc_order_no, row.date, row.time])).toEqual([
    [newer, '2 Mar 2026', '09:35'],
    [newer, '2 Mar 2026', '09:35'],
    [older, '2 Mar 2026', '01:30'],
  ]);
  expect(rows[2]).toMatchObject({ item_name: 'NU205', quantity: 2, purchase_order_no: 'PO 1', gst_percenatge: 18 });
  expect(rows[2]?.total).toBeCloseTo((rows[2]?.your_price ?? 0) * 2, 2);
});

test("nobody sees another customer's orders", async () => {
  const { body } = await store.call(myOrder, {}, { token: await store.signIn('overdue') });
  expect(body.message.data).toEqual([]);
});
