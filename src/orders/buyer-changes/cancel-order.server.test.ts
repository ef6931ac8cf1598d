import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import {
  createConfirmedOrder,
  findInconsistencies,
  submitOrder,
  toReviewedLines,
} from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { decideOrder } from '../fulfilment/decide-order.server.ts';
import { orderDetail } from '../order-page/order-detail.contract.ts';
import { cancelOrder } from './cancel-order.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const cancel = (order_no: string, as = token) =>
  store.call(cancelOrder, { order_no, reason: 'Doubled' }, { token: as });
const balance = async () => (await store.call(creditInfo, {}, { token })).body.data.avl_balance;

async function order() {
  const lines = await fillCart(store, token, [['NU205', 3]]);
  return (await submitOrder(store, token, toReviewedLines(lines))).body.myscno;
}

test('a buyer cancels an order awaiting approval: stock and credit are released', async () => {
  const before = await balance();
  const number = await order();
  expect((await cancel(number)).body).toEqual({ success: true, message: `Order ${number} is cancelled.` });
  expect(await balance()).toBe(before);
  const { data } = (await store.call(orderDetail, { order_no: number }, { token })).body;
  expect(data).toMatchObject({ status: 'Cancelled', may_cancel: false, owed: 0 });
  expect(data.steps.at(-1)).toMatchObject({ what: 'Cancelled', note: 'Doubled' });
});

test('an order that is cancelled again, because the first reply was lost, is cancelled once', async () => {
  const number = await order();
  const reply = (await cancel(number)).body;
  expect((await cancel(number)).body).toEqual(reply);
  const { steps } = (await store.call(orderDetail, { order_no: number }, { token })).body.data;
  expect(steps.filter(({ what }) => what === 'Cancelled')).toHaveLength(1);
});

test('a confirmed order names whom to write to', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  expect((await cancel(number)).body).toMatchObject({
    success: false,
    message: `Order ${number} is Confirmed and can no longer be cancelled here. Please write to sales@nod.example.`,
  });
});

test('when buyer and staff decide at the same moment, one of them wins', async () => {
  const number = await order();
  const staff = () => decideOrder(store.database, sites.nod, { number, to: 'Confirmed', by: 'test', now: store.now() });
  const [buyer, decided] = await Promise.all([cancel(number), staff()]);
  expect([buyer.body.success, decided === undefined].filter(Boolean)).toHaveLength(1);
});

test("another customer's order is not found", async () => {
  expect((await cancel(await order(), await store.signIn('newbalance0'))).status).toBe(404);
});
