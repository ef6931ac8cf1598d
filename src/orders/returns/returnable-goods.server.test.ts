import { expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { createPaidOrder } from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findOrderForStaff } from '../staff-view/order-for-staff.server.ts';
import { returnGoods } from './return-goods.server.ts';
import { loadReturnable } from './returnable-goods.server.ts';

const store = setUp(openTestStore);

const load = async (number: string, site: 'nod' | 'gwd' = 'nod') => {
  const found = await findOrderForStaff(store.database, sites[site], number);
  if (!found) throw new Error('no order');
  const before = store.database.roundTrips();
  const invoices = await loadReturnable(store.database, found.order.id, found.lines);
  return { invoices, roundTrips: store.database.roundTrips() - before };
};
const leftOf = async (number: string, site: 'nod' | 'gwd' = 'nod') => {
  const { invoices } = await load(number, site);
  return invoices.map(({ lines }) => lines.map((line) => [line.quantity, line.left]));
};

test('of each invoice what was credited is no longer left', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['51105', 9]]);
  expect(await leftOf(number)).toEqual([]);
  const { invoice } = await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 4 }] });
  await dispatchGoods(store, number);
  const back = { invoice, lines: [{ lineNo: 1, quantity: 3 }], reason: 'x', restock: true };
  await returnGoods(store.database, sites.nod, { ...back, by: 'test', now: store.now() });
  expect(await leftOf(number)).toEqual([[[4, 1]], [[5, 5]]]);
});

test('an order with many invoices waits for the database once', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['51105', 4]]);
  for (let sent = 0; sent < 4; sent += 1) await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 1 }] });
  const { invoices, roundTrips } = await load(number);
  expect([invoices.length, roundTrips]).toEqual([4, 1]);
});

test('of goods that were invoiced before they left, only those that left can come back', async () => {
  const token = await store.signIn('active', 'gwd');
  const lines = await fillCart(store, token, [['6205-2RS/C3', 10]], 'gwd');
  const { number } = await createPaidOrder(store, token, lines, { site: 'gwd', provider: 'stripe' });
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 4 }] }, 'gwd');
  expect(await leftOf(number, 'gwd')).toEqual([[[10, 4]]]);
});
