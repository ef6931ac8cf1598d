import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmedOrder, send, whatDoesNotAddUp } from '../../tests/order.ts';
import { openTestStore, type TestStore } from '../../tests/store.ts';
import { creditInfo } from '../payments/credit-info.contract.ts';
import { sites } from '../sites/which-site.ts';
import { cancelRest } from './cancel-rest.server.ts';
import { deliverOrder } from './deliver-order.server.ts';
import { orderDetail } from './order-detail.contract.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  token = await store.signIn('active');
});
afterAll(() => store.close());

const cancel = (number: string) => cancelRest(store.database, sites.nod, { number, by: 'test', now: store.now() });
const detail = async (number: string) => (await store.call(orderDetail, { order_no: number }, { token })).body.data;

test('what was not sent is cancelled: stock and credit come back, what was sent stays', async () => {
  const before = (await store.call(creditInfo, {}, { token })).body.data.avl_balance;
  const number = await confirmedOrder(store, token, [['51105', 10]]);
  await send(store, number, { lines: [{ lineNo: 1, quantity: 6 }] });
  expect(await cancel(number)).toBeUndefined();
  expect((await detail(number)).lines).toMatchObject([{ sent: 6, cancelled: 4, owed: 0 }]);
  const { rows } = await store.database.$client.query(
    "select total_minor from documents where head ->> 'orderNumber' = $1",
    [number],
  );
  const after = (await store.call(creditInfo, {}, { token })).body.data.avl_balance;
  expect(Math.round((before - after) * 100)).toBe(rows[0].total_minor);
  await deliverOrder(store.database, sites.nod, { number, by: 'test', now: store.now() });
  expect((await detail(number)).status).toBe('Delivered');
  expect(await whatDoesNotAddUp(store)).toEqual([]);
});

test('when what was sent has arrived already, cancelling the rest completes the order', async () => {
  const number = await confirmedOrder(store, token, [['51105', 10]]);
  await send(store, number, { lines: [{ lineNo: 1, quantity: 6 }] });
  await deliverOrder(store.database, sites.nod, { number, by: 'test', now: store.now() });
  await cancel(number);
  expect((await detail(number)).status).toBe('Delivered');
});

test('an order that is whole, unknown or complete has no rest', async () => {
  const number = await confirmedOrder(store, token, [['NU205', 2]]);
  expect(await cancel(number)).toMatchObject({ refusal: 'not_allowed' });
  await send(store, number);
  expect(await cancel(number)).toMatchObject({ refusal: 'not_allowed' });
  expect(await cancel('NOD26999999')).toMatchObject({ refusal: 'unknown_order' });
});
