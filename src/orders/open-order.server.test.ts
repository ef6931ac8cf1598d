import { expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../tests/actions/orders.ts';
import { findCustomerId } from '../../tests/actions/payments/ledger.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { findOpenOrder } from './open-order.server.ts';

const store = setUp(openTestStore);

test('an order is open under its number until all of it is dispatched', async () => {
  const customerId = await findCustomerId(store, 'active@nod.example');
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 1]]);
  expect(await findOpenOrder(store.database, customerId, '27AAACW1938G1ZB')).toBe(order);
  expect(await findOpenOrder(store.database, customerId, '24AAACW1938G1ZH')).toBeUndefined();
  await dispatchGoods(store, order);
  expect(await findOpenOrder(store.database, customerId, '27AAACW1938G1ZB')).toBeUndefined();
});
