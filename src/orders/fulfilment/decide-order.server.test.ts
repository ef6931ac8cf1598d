import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies, submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { myOrder } from '../history/order-history.contract.ts';
import type { OrderStatus } from '../order-state.rule.ts';
import { decideOrder } from './decide-order.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const decide = (number: string, to: OrderStatus, note?: string) =>
  decideOrder(store.database, sites.nod, { number, to, by: 'test', now: store.now(), ...(note && { note }) });
const balance = async () => (await store.call(creditInfo, {}, { token })).body.data.avl_balance;
const freeOf = async (name: string) => (await fillCart(store, token, [[name, 1]]))[0].free_stock;

async function order() {
  const lines = await fillCart(store, token, [['NJ310', 5]]);
  return (await submitOrder(store, token, toReviewedLines(lines))).body.myscno;
}

test('staff confirm an order; the buyer sees it and gets a mail', async () => {
  const number = await order();
  expect(await decide(number, 'Confirmed')).toBeUndefined();
  const { body } = await store.call(myOrder, {}, { token });
  expect(body.message.data.find((row) => row.mysc_order_no === number)?.status).toBe('Confirmed');
  const { rows } = await store.database.$client.query(
    "select data ->> 'status' as status from outbox where template = 'order-status' and data ->> 'orderNumber' = $1",
    [number],
  );
  expect(rows).toEqual([{ status: 'Confirmed' }]);
});

test('rejecting releases stock and credit, once', async () => {
  const [free, credit] = [await freeOf('NJ310'), await balance()];
  const number = await order();
  expect(await freeOf('NJ310')).toBe(free - 5);
  const decisions = await Promise.all([1, 2, 3].map(() => decide(number, 'Rejected', 'No.')));
  expect(decisions.filter((refused) => refused === undefined)).toHaveLength(1);
  expect(await freeOf('NJ310')).toBe(free);
  expect(await balance()).toBe(credit);
  expect(await findInconsistencies(store)).toEqual([]);
});

test('a status change that is not allowed, an unknown number and another site are refused with a message', async () => {
  const number = await order();
  expect((await decide(number, 'Delivered'))?.message).toBe(
    `Order ${number} is Awaiting Internal Approval and cannot become Delivered.`,
  );
  expect((await decide('NOD26999999', 'Confirmed'))?.message).toBe('NOD has no order NOD26999999.');
  const foreign = await decideOrder(store.database, sites.zwz, {
    number,
    to: 'Confirmed',
    by: 'test',
    now: store.now(),
  });
  expect(foreign?.refusal).toBe('unknown_order');
});
