import { afterAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies } from '../../../tests/actions/orders.ts';
import {
  createPaidOrder,
  createPaymentContext,
  loadPaymentOutcome,
  payInSandbox,
  refundInSandboxDashboard,
  runPaymentJobs,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { recordDashboardRefunds } from './dashboard-refund.server.ts';
import { finishPayment, settlePayment } from './finish-payment.server.ts';

const store = setUp(openTestStore);
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const query = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;
const order = async () => fillCart(store, await store.signIn('active'), [['6205-2RS/C3', 2]]);

/** Refunds it at the provider, unless that was done, and is told so. */
async function record(sessionId: string, refund: string, amountMinor: number, capture?: string) {
  const [{ id, captureId }] = await query('select id, capture_id as "captureId" from payments where session_id = $1', [
    sessionId,
  ]);
  await refundInSandboxDashboard(store, capture ?? captureId, refund, amountMinor);
  const payment = { id: Number(id), provider: 'razorpay', sandbox: true } as const;
  const context = createPaymentContext(store);
  await recordDashboardRefunds(context, payment, capture ?? captureId);
}
const auditsOf = (sessionId: string) =>
  query(
    `select a.actor, a.details from audit_trail a join payments m on m.receipt = a.subject
      where m.session_id = $1 and a.action = 'payment refunded at the provider' order by a.id`,
    [sessionId],
  );

test('each refund is recorded and told once', async () => {
  const { sessionId } = await createPaidOrder(store, await store.signIn('active'), await order());
  for (const [refund, amount] of [
    ['a', 300],
    ['a', 300],
    ['b', 200],
    ['a', 300],
  ] as const)
    await record(sessionId, `${sessionId} ${refund}`, amount);
  expect((await loadPaymentOutcome(store, sessionId)).refundMinor).toBe(500);
  expect((await auditsOf(sessionId)).map(({ details }) => details.amountMinor)).toEqual([300, 200]);
});

/** Paid, but not an order yet. */
async function settled() {
  const { sessionId, amountMinor } = await startPayment(store, await store.signIn('active'), await order());
  const { captureId: id } = await payInSandbox(store, sessionId);
  const { id: paymentId } = await loadPaymentOutcome(store, sessionId);
  const capture = { id, sessionId, amountMinor, currency: 'INR' };
  await settlePayment(createPaymentContext(store), Number(paymentId), [capture]);
  return { sessionId, amountMinor };
}

test('a payment that is refunded whole before its order is placed becomes no order', async () => {
  const { sessionId, amountMinor } = await settled();
  await record(sessionId, sessionId, amountMinor);
  await runPaymentJobs(store);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({
    state: 'refused',
    number: null,
    refundMinor: amountMinor,
    givenMinor: amountMinor,
    holds: 0,
    refusedFor: 'Our sales desk has refunded it at the payment provider.',
  });
});

test('of one that is refunded in part before its order is placed the rest is refunded', async () => {
  const { sessionId, amountMinor } = await settled();
  await record(sessionId, sessionId, 100);
  await runPaymentJobs(store);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({
    state: 'refused',
    number: null,
    refundMinor: amountMinor,
    givenMinor: amountMinor,
    holds: 0,
  });
});

test('a refund before the order is found even when the process dies right after the order', async () => {
  const { sessionId } = await settled();
  const [{ id, captureId }] = await query('select id, capture_id as "captureId" from payments where session_id = $1', [
    sessionId,
  ]);
  await refundInSandboxDashboard(store, captureId, sessionId, 100);
  await finishPayment(createPaymentContext(store), Number(id));
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'ordered', refundMinor: 0 });
  await runPaymentJobs(store);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'ordered', refundMinor: 100 });
});

test('a refund of a payment that is not known to be paid here is left alone', async () => {
  const { sessionId } = await startPayment(store, await store.signIn('active'), await order());
  const { captureId } = await payInSandbox(store, sessionId);
  await record(sessionId, sessionId, 100, captureId);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'open', refundMinor: 0 });
});
