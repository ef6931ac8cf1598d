import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies } from '../../../tests/actions/orders.ts';
import {
  advanceClock,
  createPaymentContext,
  deliverWebhooks,
  payInSandbox,
  runPaymentJobs,
  startPayment,
  verifyPayment,
} from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { finishPayment } from './finish-payment.server.ts';
import { markSessionEnded } from './reconcile-payment.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const paymentOf = async (sessionId: string) => {
  const { rows } = await store.database.$client.query(
    `select m.id, m.state, m.refused_for as "refusedFor", o.number, o.status, o.total_minor as "totalMinor",
        (select count(*)::int from payment_refunds r where r.payment_id = m.id) as refunds
      from payments m left join orders o on o.payment_id = m.id where m.session_id = $1`,
    [sessionId],
  );
  return rows[0];
};

test('a payment whose buyer returns becomes a confirmed order of the paid amount', async () => {
  const lines = await fillCart(store, token, [['6205-2RS/C3', 4]]);
  const { sessionId, amountMinor } = await startPayment(store, token, lines);
  const { body } = await verifyPayment(store, token, sessionId, await payInSandbox(store, sessionId));
  expect(body).toMatchObject({ success: true });
  expect(await paymentOf(sessionId)).toMatchObject({
    state: 'ordered',
    status: 'Confirmed',
    totalMinor: amountMinor,
    refunds: 0,
  });
});

test('a payment whose buyer does not return becomes an order by webhook or job', async () => {
  for (const byWebhook of [true, false]) {
    const { sessionId } = await startPayment(store, token, await fillCart(store, token, [['6205-2RS/C3', 4]]));
    await payInSandbox(store, sessionId);
    if (byWebhook) await deliverWebhooks(store);
    else {
      advanceClock(store, 0.6);
      await runPaymentJobs(store);
    }
    expect(await paymentOf(sessionId)).toMatchObject({ state: 'ordered', status: 'Confirmed', refunds: 0 });
    await deliverWebhooks(store);
  }
});

test('twenty concurrent finishes place one order', async () => {
  const { sessionId, amountMinor } = await startPayment(
    store,
    token,
    await fillCart(store, token, [['6205-2RS/C3', 4]]),
  );
  const { captureId } = await payInSandbox(store, sessionId);
  const { id } = await paymentOf(sessionId);
  const capture = { id: captureId, sessionId, amountMinor, currency: 'INR' };
  const finished = await Promise.all(
    Array.from({ length: 20 }, () => finishPayment(createPaymentContext(store), id, [capture])),
  );
  expect(new Set(finished.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(await paymentOf(sessionId)).toMatchObject({ state: 'ordered', refunds: 0 });
});

test('a payment of another amount is refunded and the buyer learns why', async () => {
  const { sessionId, amountMinor } = await startPayment(
    store,
    token,
    await fillCart(store, token, [['6205-2RS/C3', 4]]),
  );
  const { id } = await paymentOf(sessionId);
  const capture = { id: 'pay_odd', sessionId, amountMinor: amountMinor - 1, currency: 'INR' };
  expect(await finishPayment(createPaymentContext(store), id, [capture])).toMatchObject({
    state: 'refused',
  });
  expect(await paymentOf(sessionId)).toMatchObject({ state: 'refused', number: null, refunds: 1 });
  const { rows } = await store.database.$client.query(
    "select receiver from outbox where data ->> 'payment' = 'pay_odd' order by id",
  );
  expect(rows.map((row) => row.receiver)).toEqual(['active@nod.example', sites.nod.contact.email]);
});

test('finishing without money says how the payment stands', async () => {
  const { sessionId } = await startPayment(store, token, await fillCart(store, token, [['6205-2RS/C3', 4]]));
  const { id } = await paymentOf(sessionId);
  const finish = (payment: number) => finishPayment(createPaymentContext(store), payment);
  expect(await finish(id)).toEqual({ state: 'open' });
  await markSessionEnded(createPaymentContext(store), id);
  expect(await finish(id)).toEqual({ state: 'ended' });
  await expect(finish(999_999_999)).rejects.toThrow('there is no payment 999999999');
});
