import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies, toReviewedLines } from '../../../tests/actions/orders.ts';
import {
  advanceClock,
  createPaidOrder,
  createPaymentContext,
  loadPaymentOutcome,
  payInSandbox,
  runPaymentJobs,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { createOrder } from '../../orders/checkout/pay-online.contract.ts';
import { decideOrder } from '../../orders/fulfilment/decide-order.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { gatewayTimeoutMs } from '../gateways/gateway-timeouts.ts';
import { GatewayUnavailableError, type PaymentGateway } from '../gateways/payment-gateway.ts';
import { settlePayment } from './finish-payment.server.ts';
import { refundByStaff } from './refund-by-staff.server.ts';

let store: TestStore;
const down = new Set<'open' | 'refund'>();
let hasKeys = true;
const requests: string[] = [];
/** Runs once, while a refund is being made. */
let duringRefund: (() => Promise<void>) | undefined;
beforeAll(async () => {
  const watched = (provider: PaymentGateway | undefined): PaymentGateway | undefined =>
    provider && {
      ...provider,
      openSession: async (session) => {
        if (down.has('open')) throw new GatewayUnavailableError('away');
        return provider.openSession(session);
      },
      endSession: async (id) => {
        requests.push(`end ${id}`);
        return provider.endSession(id);
      },
      refund: async (refund) => {
        requests.push(`refund ${refund.key}`);
        const interrupt = duringRefund;
        duringRefund = undefined;
        await interrupt?.();
        if (down.has('refund')) throw new GatewayUnavailableError('away');
        return provider.refund(refund);
      },
    };
  store = await openTestStore({
    overrideGateways: (gateways) => ({
      ...gateways,
      forNewPayment: (...from) => watched(gateways.forNewPayment(...from)),
      forPayment: (...from) => (hasKeys ? watched(gateways.forPayment(...from)) : undefined),
    }),
  });
});
afterEach(() => {
  down.clear();
  hasKeys = true;
  requests.length = 0;
});
afterAll(async () => {
  expect(await findInconsistencies(store)).toEqual([]);
  await store.close();
});

const cart = async () => {
  const token = await store.signIn('active');
  return { token, lines: await fillCart(store, token, [['6205-2RS/C3', 2]]) };
};
const start = async () => {
  const { token, lines } = await cart();
  return startPayment(store, token, lines);
};

test('a settled payment becomes an order even when the first process died', async () => {
  const { sessionId, amountMinor } = await start();
  const { captureId } = await payInSandbox(store, sessionId);
  const { id } = await loadPaymentOutcome(store, sessionId);
  await settlePayment(createPaymentContext(store), id, [{ id: captureId, sessionId, amountMinor, currency: 'INR' }]);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'settled', number: null });
  await runPaymentJobs(store);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'ordered', totalMinor: amountMinor });
});

test('several concurrent processes place one order', async () => {
  const { sessionId } = await start();
  await payInSandbox(store, sessionId);
  advanceClock(store, 1);
  await Promise.all(Array.from({ length: 5 }, () => runPaymentJobs(store)));
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'ordered', refundMinor: 0 });
});

test('a payment that was never opened ends and releases its stock', async () => {
  const { token, lines } = await cart();
  down.add('open');
  await store.call(createOrder, { cart_items: toReviewedLines(lines) }, { token });
  const waiting = async () =>
    (
      await store.database.$client.query(
        `select m.state, count(h.id) filter (where h.ended_at is null)::int as holds from payments m
          join stock_holds h on h.reason = 'payment' and h.held_for = m.id group by m.id order by m.id desc limit 1`,
      )
    ).rows[0];
  expect(await waiting()).toEqual({ state: 'opening', holds: 1 });
  advanceClock(store, 1);
  await runPaymentJobs(store);
  expect(await waiting()).toEqual({ state: 'ended', holds: 0 });
});

test('an expired session is ended at the gateway and here', async () => {
  const { sessionId } = await start();
  advanceClock(store, 14);
  await runPaymentJobs(store);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'open', holds: 1 });
  advanceClock(store, 2);
  await runPaymentJobs(store);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'ended', holds: 0 });
  expect(requests).toContain(`end ${sessionId}`);
});

test('a failed refund is retried with the same key and made once', async () => {
  const { token, lines } = await cart();
  const { number, sessionId, amountMinor } = await createPaidOrder(store, token, lines);
  await decideOrder(store.database, sites.nod, { number, to: 'Cancelled', by: 'Meera', now: store.now() });
  down.add('refund');
  for (let i = 0; i < 3; i += 1) {
    await runPaymentJobs(store);
    advanceClock(store, 1);
  }
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ refundMinor: amountMinor, givenMinor: 0 });
  down.clear();
  for (let i = 0; i < 2; i += 1) {
    advanceClock(store, 1);
    await runPaymentJobs(store);
  }
  expect((await loadPaymentOutcome(store, sessionId)).givenMinor).toBe(amountMinor);
  const refunds = requests.filter((one) => one.startsWith('refund'));
  expect([refunds.length, new Set(refunds).size]).toEqual([4, 1]);
});

test('a refund without the keys of its gateway waits, and staff can read why', async () => {
  const { token, lines } = await cart();
  const { number, sessionId, amountMinor } = await createPaidOrder(store, token, lines);
  await decideOrder(store.database, sites.nod, { number, to: 'Cancelled', by: 'Meera', now: store.now() });
  hasKeys = false;
  await runPaymentJobs(store);
  const { rows } = await store.database.$client.query(
    'select r.last_error from payment_refunds r join payments m on m.id = r.payment_id where m.session_id = $1',
    [sessionId],
  );
  expect(rows).toEqual([{ last_error: 'NOD no longer has keys for razorpay' }]);
  hasKeys = true;
  advanceClock(store, 1);
  await runPaymentJobs(store);
  expect((await loadPaymentOutcome(store, sessionId)).givenMinor).toBe(amountMinor);
});

test('a refund that one process carries out is left alone by another', async () => {
  const { token, lines } = await cart();
  const { number } = await createPaidOrder(store, token, lines);
  await decideOrder(store.database, sites.nod, { number, to: 'Cancelled', by: 'Meera', now: store.now() });
  duringRefund = () => runPaymentJobs(store);
  await runPaymentJobs(store);
  expect(requests.filter((one) => one.startsWith('refund'))).toHaveLength(1);
});

test('nobody begins the same refund while the provider takes its time, staff neither', async () => {
  const { token, lines } = await cart();
  const { number, sessionId } = await createPaidOrder(store, token, lines);
  const { id } = await loadPaymentOutcome(store, sessionId);
  await decideOrder(store.database, sites.nod, { number, to: 'Cancelled', by: 'Meera', now: store.now() });
  let reply: unknown;
  duringRefund = async () => {
    store.setClock(new Date(store.now().getTime() + 4 * gatewayTimeoutMs + 5_000));
    await runPaymentJobs(store);
    const context = { ...createPaymentContext(store), by: 'Meera' };
    reply = await refundByStaff(context, { id: Number(id), reason: '' });
  };
  await runPaymentJobs(store);
  expect(requests.filter((one) => one.startsWith('refund'))).toHaveLength(1);
  expect(reply).toMatchObject({ refusal: 'refund_under_way' });
});

test('a refund that keeps failing is left to staff with its error', async () => {
  const { token, lines } = await cart();
  const { number, sessionId } = await createPaidOrder(store, token, lines);
  await decideOrder(store.database, sites.nod, { number, to: 'Cancelled', by: 'Meera', now: store.now() });
  down.add('refund');
  for (let i = 0; i < 85; i += 1) {
    advanceClock(store, 61);
    await runPaymentJobs(store);
  }
  const { rows } = await store.database.$client.query(
    'select r.next_try_at, r.last_error from payment_refunds r join payments m on m.id = r.payment_id where m.session_id = $1',
    [sessionId],
  );
  expect(rows).toEqual([{ next_try_at: null, last_error: 'away' }]);
});
