import { beforeAll, expect, test } from 'vitest';
import { openPastBuyer } from '../../tests/actions/account/past-buyer.ts';
import { findItemIds } from '../../tests/actions/cart.ts';
import { findInconsistencies } from '../../tests/actions/orders.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { myOrder } from '../orders/history/order-history.contract.ts';
import { orderDetail } from '../orders/order-page/order-detail.contract.ts';
import {
  decideOrderAt,
  deliverOrderAt,
  dispatchOrderAt,
  fillCart,
  orderCartAt,
  orderItemsAt,
  type PastBuyer,
  readCartAt,
  returnGoodsAt,
} from './past-orders.server.ts';

const store = setUp(openTestStore);
let token: string;
let buyer: PastBuyer;
let itemId: number;
beforeAll(async () => {
  token = await store.signIn('active');
  buyer = await openPastBuyer(store, token);
  itemId = (await findItemIds(store, 'nod', ['6205-2RS']))['6205-2RS'] ?? 0;
});

const ago = (days: number) => new Date(store.now().getTime() - days * 86_400_000);
const orderRows = async (number: string) =>
  (await store.call(myOrder, {}, { token })).body.message.data.filter((row) => row.mysc_order_no === number);

test('an order of last month is placed, approved, sent, delivered and partly returned at its own times', async () => {
  const number = await orderItemsAt(buyer, [{ itemId, quantity: 10 }], ago(40), 'PO-17');
  await decideOrderAt(buyer, number, 'Confirmed', ago(39));
  const { invoice } = await dispatchOrderAt(buyer, number, ago(38));
  await deliverOrderAt(buyer, number, ago(36));
  await returnGoodsAt(buyer, { invoice, lines: [{ lineNo: 1, quantity: 1 }], reason: 'Packing damaged.' }, ago(33));
  expect(await orderRows(number)).toMatchObject([
    { quantity: 10, status: 'Delivered', purchase_order_no: 'PO-17', placed_at: ago(40).toISOString() },
  ]);
  const actions = await store.database.$client.query(
    "select action, at, actor_name from audit_trail where subject = any($1) and actor = 'staff' order by id",
    [[number, invoice]],
  );
  expect(actions.rows.map(({ at, actor_name }) => [at, actor_name])).toEqual(
    [39, 38, 36, 33].map((days) => [ago(days), 'demo staff']),
  );
  expect(await findInconsistencies(store)).toEqual([]);
});

test('some lines can be sent, and staff may say why an order is rejected', async () => {
  const sent = await orderItemsAt(buyer, [{ itemId, quantity: 10 }], ago(9));
  await decideOrderAt(buyer, sent, 'Confirmed', ago(8));
  await dispatchOrderAt(buyer, sent, ago(7), { lines: [{ lineNo: 1, quantity: 4 }] });
  expect((await store.call(orderDetail, { order_no: sent }, { token })).body.data).toMatchObject({ owed: 6 });
  const rejected = await orderItemsAt(buyer, [{ itemId, quantity: 1 }], ago(6));
  await decideOrderAt(buyer, rejected, 'Rejected', ago(5), 'The address is not complete.');
  expect(await orderRows(rejected)).toMatchObject([{ status: 'Rejected' }]);
  const { rows } = await store.database.$client.query("select data from outbox where template = 'order-status'");
  expect(JSON.stringify(rows)).toContain('The address is not complete.');
});

test('what is in the cart is ordered with its price of that day, and leaves the cart', async () => {
  await fillCart(buyer, [{ itemId, quantity: 3 }], ago(2));
  expect(await readCartAt(buyer, ago(2))).toMatchObject([{ itemid: itemId, quantity: 3 }]);
  expect(await orderRows(await orderCartAt(buyer, ago(2)))).toMatchObject([{ quantity: 3 }]);
  expect(await readCartAt(buyer, ago(2))).toEqual([]);
});

test('whatever the store would refuse a customer ends the load', async () => {
  await expect(orderCartAt(buyer, ago(1))).rejects.toThrow('refused the demo data: ');
  await expect(deliverOrderAt(buyer, 'NOD26999999', ago(1))).rejects.toThrow('the demo data was refused: ');
});
