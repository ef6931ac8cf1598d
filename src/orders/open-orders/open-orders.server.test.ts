import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { findUserByEmail } from '../../account/users.db.ts';
import { dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { decideOrder } from '../fulfilment/decide-order.server.ts';
import { recordDelivery } from '../fulfilment/record-delivery.server.ts';
import { findOrdersOnTheWay } from './open-orders.server.ts';

const store = setUp(openTestStore);
let token: string;
let customerId: number;
beforeAll(async () => {
  token = await store.signIn('active');
  const [user] = await findUserByEmail(store.database, { site: 'nod', email: 'active@nod.example' });
  customerId = user?.customerId ?? 0;
});

const find = (limit = 5) => findOrdersOnTheWay(store.database, sites.nod, { customerId, now: store.now(), limit });
const by = { by: 'test desk' };

test('an order is prepared, on the road, and gone once all of it has arrived', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 4]], { purchase_order_no: 'PO-77' });
  expect(await find()).toMatchObject({
    total: 1,
    orders: [{ order_no: number, purchase_order_no: 'PO-77', stage: 'preparing', pieces: 4, item_name: 'NU205' }],
  });
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 3 }], tracking: 'https://carrier.example/1' });
  const today = dayOf(store.now(), sites.nod.calendar.timeZone);
  expect((await find()).orders[0]).toMatchObject({
    stage: 'sent',
    pieces: 3,
    sent_on: today,
    tracking: 'https://carrier.example/1',
    branch: sites.nod.branches[0]?.name,
  });
  await recordDelivery(store.database, sites.nod, { number, ...by, now: store.now() });
  expect((await find()).orders[0]).toMatchObject({ stage: 'rest', pieces: 1, sent_on: '' });
  await dispatchGoods(store, number);
  await recordDelivery(store.database, sites.nod, { number, ...by, now: store.now() });
  expect(await find()).toEqual({ total: 0, orders: [] });
});

test('of many the first to arrive are listed and all are counted; a cancelled one is not', async () => {
  const numbers: string[] = [];
  for (const item of ['6308', '6205-2RS', 'NU205']) numbers.push(await createConfirmedOrder(store, token, [[item, 2]]));
  const [cancelled = '', sent = ''] = numbers;
  await decideOrder(store.database, sites.nod, { number: cancelled, to: 'Cancelled', ...by, now: store.now() });
  await dispatchGoods(store, sent);
  const { total, orders } = await find(1);
  expect([total, orders.map(({ order_no }) => order_no)]).toEqual([2, [sent]]);
});
