import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findOrderForStaff, loadOrderHistory } from './order-for-staff.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

test('staff see an order of their site with its dispatches and documents, also by a row number', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 4]]);
  const { invoice } = await dispatchGoods(store, number);
  expect(await findOrderForStaff(store.database, sites.nod, `${number}I1`)).toMatchObject({
    order: { number, company: 'Western Gear & Pump' },
    lines: [{ lineNo: 1, dispatched: 4 }],
    dispatches: [{ dispatchNo: 1, pieces: 4 }],
    documents: [{ number: invoice }],
  });
  expect(await findOrderForStaff(store.database, sites.zwz, number)).toBeUndefined();
});

test('its history has what was decided, sent, mailed and recorded, and the stock of each branch', async () => {
  const earlier = await createConfirmedOrder(store, token, [['NU205', 1]]);
  const number = await createConfirmedOrder(store, token, [['51105', 9]]);
  await dispatchGoods(store, number, {
    lines: [
      { lineNo: 1, quantity: 4, lot: '2608-114' },
      { lineNo: 1, quantity: 2, lot: '2609-031', origin: 'Japan' },
    ],
  });
  await store.database.$client.query(
    "update stock set shelf = 'A-03-2' where item_id = (select item_id from order_lines where order_id = (select id from orders where number = $1))",
    [number],
  );
  const found = await findOrderForStaff(store.database, sites.nod, number);
  if (!found) throw new Error('no order');
  const history = await loadOrderHistory(store.database, sites.nod, found.order, store.now());
  expect(history.events.map(({ status, by }) => [status, by])).toEqual([
    ['Awaiting Internal Approval', 'buyer'],
    ['Confirmed', 'test'],
    ['Dispatched', 'test'],
  ]);
  expect(history.dispatched).toMatchObject([
    { dispatchNo: 1, lineNo: 1, quantity: 4, lot: '2608-114' },
    { dispatchNo: 1, lineNo: 1, quantity: 2, lot: '2609-031', origin: 'Japan' },
  ]);
  expect(history.stock).toMatchObject([{ lineNo: 1, branch: 'Mumbai', sells: true, shelf: 'A-03-2' }]);
  expect(history.messages.map((message) => message.subject)).toEqual([
    expect.stringMatching(/^(Part of o|O)rder \w+ is on its way$/),
    expect.stringMatching(new RegExp(`^Order ${number} is confirmed`)),
    `Order ${number} of Western Gear & Pump`,
    expect.stringMatching(new RegExp(`^Order ${number} received`)),
  ]);
  expect(history.audit.map(({ action, by }) => [action, by])).toEqual([
    ['order dispatched', 'test'],
    ['order confirmed', 'test'],
  ]);
  expect(history.otherOrders.map((order) => order.number)).toContain(earlier);
  expect(history.otherOrders.map((order) => order.number)).not.toContain(number);
});
