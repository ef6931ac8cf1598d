import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods, findInconsistencies } from '../../../tests/actions/orders.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { orderDetail } from '../order-page/order-detail.contract.ts';
import { cancelRemaining } from './cancel-remaining.server.ts';
import { recordDelivery } from './record-delivery.server.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  token = await store.signIn('active');
});
afterAll(() => store.close());

const cancel = (number: string) => cancelRemaining(store.database, sites.nod, { number, by: 'test', now: store.now() });
const detail = async (number: string) => (await store.call(orderDetail, { order_no: number }, { token })).body.data;

test('cancelling the rest releases its stock and credit and keeps what was sent', async () => {
  const before = (await store.call(creditInfo, {}, { token })).body.data.avl_balance;
  const number = await createConfirmedOrder(store, token, [['51105', 10]]);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 6 }] });
  expect(await cancel(number)).toBeUndefined();
  expect((await detail(number)).lines).toMatchObject([{ sent: 6, cancelled: 4, owed: 0 }]);
  const { rows } = await store.database.$client.query(
    "select total_minor from documents where head ->> 'orderNumber' = $1",
    [number],
  );
  const after = (await store.call(creditInfo, {}, { token })).body.data.avl_balance;
  expect(Math.round((before - after) * 100)).toBe(rows[0].total_minor);
  await recordDelivery(store.database, sites.nod, { number, by: 'test', now: store.now() });
  expect((await detail(number)).status).toBe('Delivered');
  expect(await findInconsistencies(store)).toEqual([]);
});

test('when all dispatches have arrived, cancelling the rest completes the order', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 10]]);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 6 }] });
  await recordDelivery(store.database, sites.nod, { number, by: 'test', now: store.now() });
  await cancel(number);
  expect((await detail(number)).status).toBe('Delivered');
});

test('an order not dispatched in part, unknown or complete has no rest to cancel', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 2]]);
  expect(await cancel(number)).toMatchObject({ refusal: 'not_allowed' });
  await dispatchGoods(store, number);
  expect(await cancel(number)).toMatchObject({ refusal: 'not_allowed' });
  expect(await cancel('NOD26999999')).toMatchObject({ refusal: 'unknown_order' });
});
