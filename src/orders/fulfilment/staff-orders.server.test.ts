import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { recordDelivery } from './record-delivery.server.ts';
import { findOrderForStaff, listWaitingOrders } from './staff-orders.server.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  token = await store.signIn('active');
});
afterAll(() => store.close());

const waiting = async () =>
  (await listWaitingOrders(store.database, sites.nod, 10)).map((order) => [order.number, order.status, order.owed]);

test('an order waits for staff until it is delivered; another site does not list it', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 4]]);
  expect(await waiting()).toEqual([[number, 'Confirmed', 4]]);
  const { invoice } = await dispatchGoods(store, number);
  expect(await waiting()).toEqual([[number, 'Dispatched', 0]]);
  expect(await findOrderForStaff(store.database, sites.nod, number)).toMatchObject({
    order: { number, company: 'Western Gear & Pump' },
    lines: [{ lineNo: 1, dispatched: 4 }],
    dispatches: [{ dispatchNo: 1, pieces: 4 }],
    documents: [{ number: invoice }],
  });
  await recordDelivery(store.database, sites.nod, { number, by: 'test', now: store.now() });
  expect(await waiting()).toEqual([]);
  expect(await findOrderForStaff(store.database, sites.zwz, number)).toBeUndefined();
});
