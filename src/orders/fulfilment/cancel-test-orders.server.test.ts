import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { closeShop } from '../../../tests/actions/closed-shop.ts';
import { createConfirmedOrder, findInconsistencies, toReviewedLines } from '../../../tests/actions/orders.ts';
import {
  deliverWebhooks,
  loadPaymentOutcome,
  payInSandbox,
  runPaymentJobs,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listOrdersAtDesk } from '../../desk/orders/order-list.contract.ts';
import { orderAtDesk } from '../../desk/orders/order-record.contract.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { salesConfirmation } from '../checkout/place-order.contract.ts';
import { printOrderDocument } from '../documents/print-order-document.server.ts';
import { cancelTestOrders } from './cancel-test-orders.server.ts';
import { decideOrder } from './decide-order.server.ts';
import { dispatchOrder } from './dispatch-order.server.ts';

const store = setUp(openTestStore);
let token: string;
let real: string;
let number: string;
beforeAll(async () => {
  token = await store.signIn('active');
  real = await createConfirmedOrder(store, token, [['51105', 2]]);
  const lines = await fillCart(store, token, [['6308', 4]]);
  const cookie = await closeShop(store);
  const placed = await store.call(salesConfirmation, { item_info: toReviewedLines(lines) }, { token, cookie });
  if (!placed.body.success) throw new Error(placed.body.message);
  number = placed.body.myscno;
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const site = () => store.server.sites.nod;
const by = () => ({ by: 'Meera', now: store.now() });

test('an order that is placed while the shop is closed is a test at the desk, on its papers and in its mails', async () => {
  const desk = await store.signInAtDesk('admin');
  const { body } = await store.call(listOrdersAtDesk, { site: 'nod', view: 'all' }, { desk });
  const testOf = (of: string) => body.rows.find((row) => row.number === of)?.isTest;
  expect([testOf(number), testOf(real)]).toEqual([true, false]);
  expect((await store.call(orderAtDesk, { site: 'nod', number }, { desk })).body.isTest).toBe(true);
  const { rows } = await store.database.$client.query(
    "select distinct data ->> 'isTest' as test from outbox where data ->> 'orderNumber' = $1 and template like 'order-%'",
    [number],
  );
  expect(rows).toEqual([{ test: 'true' }]);
});

test('it can be approved, but nothing leaves and no tax invoice is written', async () => {
  expect(await decideOrder(store.database, site(), { number, to: 'Confirmed', ...by() })).toBeUndefined();
  const printed = await printOrderDocument(store.database, site(), {
    number,
    address: 'https://nod.example',
    document: number,
    now: store.now(),
  });
  expect(printed).not.toBeInstanceOf(Refusal);
  const { rows } = await store.database.$client.query('select head from documents where number = $1', [number]);
  expect(rows[0].head.isTest).toBe(true);
  expect(await dispatchOrder(store.database, site(), { number, ...by() })).toMatchObject({
    refusal: 'test_order',
    message: `${number} is a test order, placed before the shop opened: no goods leave and no tax invoice is written.`,
  });
});

test('the opening cancels it with its stock and credit, and no other order', async () => {
  const stateOf = async (of: string) => {
    const { rows } = await store.database.$client.query(
      `select o.status, (select sum(reserved)::int from order_lines where order_id = o.id) as reserved,
        (select sum(amount_minor)::int from ledger_entries where order_id = o.id) as credit from orders o where number = $1`,
      [of],
    );
    return rows[0];
  };
  const before = await stateOf(real);
  expect(await cancelTestOrders(store.database, site(), by())).toEqual({ cancelled: 1, left: [] });
  expect(await stateOf(number)).toEqual({ status: 'Cancelled', reserved: 0, credit: 0 });
  expect(await stateOf(real)).toEqual(before);
  expect(await cancelTestOrders(store.database, site(), by())).toEqual({ cancelled: 0, left: [] });
});

test('one that was paid online is not invoiced, even where VAT falls due with the money, and is paid back', async () => {
  const buyer = await store.signIn('active', 'gwd');
  const lines = await fillCart(store, buyer, [['6205-2RS/C3', 2]], 'gwd');
  const { sessionId, amountMinor } = await startPayment(store, buyer, lines, { site: 'gwd', provider: 'stripe' });
  // Begun while the shop was closed.
  const begun = `update payments set frozen = frozen || '{"is_test": true}' where session_id = $1`;
  await store.database.$client.query(begun, [sessionId]);
  await payInSandbox(store, sessionId, 'gwd');
  await deliverWebhooks(store);
  const paid = await loadPaymentOutcome(store, sessionId);
  const { rows } = await store.database.$client.query(
    'select d.number from documents d join orders o on o.id = d.order_id where o.number = $1',
    [paid.number],
  );
  expect([paid.totalMinor, rows]).toEqual([amountMinor, []]);
  expect(await cancelTestOrders(store.database, store.server.sites.gwd, by())).toEqual({ cancelled: 1, left: [] });
  await runPaymentJobs(store);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ status: 'Cancelled', givenMinor: amountMinor });
});
