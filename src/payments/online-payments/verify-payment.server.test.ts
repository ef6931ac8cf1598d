import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies } from '../../../tests/actions/orders.ts';
import {
  advanceClock,
  deliverWebhooks,
  loadPaymentOutcome,
  payInSandbox,
  pollPayment,
  requestCancellation,
  runPaymentJobs,
  startPayment,
  verifyPayment,
} from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { GatewayUnavailableError } from '../gateways/payment-gateway.ts';

const store = setUp(() =>
  openTestStore({
    overrideGateways: (gateways) => ({
      ...gateways,
      forPayment: (...args) => {
        const provider = hasKeys ? gateways.forPayment(...args) : undefined;
        const stateOf = (id: string) =>
          away ? Promise.reject(new GatewayUnavailableError('away')) : provider?.getSessionState(id);
        return provider && ({ ...provider, getSessionState: stateOf } as typeof provider);
      },
    }),
  }),
);
let token: string;
let away = false;
let hasKeys = true;
beforeAll(async () => {
  token = await store.signIn('active');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const start = async (provider: 'razorpay' | 'stripe' = 'razorpay') =>
  (await startPayment(store, token, await fillCart(store, token, [['6205-2RS/C3', 2]]), { provider })).sessionId;
const statusOf = async (sessionId: string, by?: string) => (await pollPayment(store, sessionId, by)).body.paymentStatus;

test('a valid proof places the order, once', async () => {
  const id = await start();
  const proof = await payInSandbox(store, id);
  for (let i = 0; i < 3; i += 1) expect((await verifyPayment(store, token, id, proof)).body.success).toBe(true);
  expect(await loadPaymentOutcome(store, id)).toMatchObject({ state: 'ordered', refundMinor: 0 });
});

test('an altered proof or one of another payment places no order', async () => {
  const first = await start();
  const spent = await payInSandbox(store, first);
  await verifyPayment(store, token, first, spent);
  const id = await start();
  const proof = await payInSandbox(store, id);
  const { signature } = proof;
  const altered = [signature.toUpperCase(), signature.slice(0, -1), `${signature} x`, signature.replace(/.$/, 'g'), ''];
  for (const one of altered) {
    const { body } = await verifyPayment(store, token, id, { ...proof, signature: one });
    expect(body).toMatchObject({ refusal: 'capture_failed', message: 'Payment capture failed! Please try again' });
  }
  expect((await verifyPayment(store, token, id, spent)).body.refusal).toBe('capture_failed');
  expect((await loadPaymentOutcome(store, id)).state).toBe('open');
  expect((await verifyPayment(store, token, id, proof)).body.success).toBe(true);
});

test('sessions of other buyers and other sites look like unknown ones', async () => {
  const stranger = await store.signIn('overdue');
  const id = await start();
  const proof = await payInSandbox(store, id);
  expect((await verifyPayment(store, stranger, id, proof)).body.refusal).toBe('capture_failed');
  const elsewhere = await store.signIn('active', 'zwz');
  expect((await verifyPayment(store, elsewhere, id, proof, 'zwz')).body.refusal).toBe('capture_failed');
  expect((await verifyPayment(store, token, 'order_nobody', proof)).body.refusal).toBe('capture_failed');
  await verifyPayment(store, token, id, proof);

  const session = await start('stripe');
  await payInSandbox(store, session);
  for (const by of [undefined, stranger]) expect(await statusOf(session, by)).toBe('unknown');
  expect((await loadPaymentOutcome(store, session)).state).toBe('open');
  expect(await statusOf(session, token)).toBe('paid');
});

test('the buyer sees a card payment as unpaid, then expired or paid', async () => {
  const left = await start('stripe');
  expect(await statusOf(left, token)).toBe('unpaid');
  advanceClock(store, 32);
  token = await store.signIn('active');
  expect(await statusOf(left, token)).toBe('expired');
  expect(await loadPaymentOutcome(store, left)).toMatchObject({ state: 'ended', holds: 0 });
  const paid = await start('stripe');
  await payInSandbox(store, paid);
  for (let i = 0; i < 2; i += 1) expect(await statusOf(paid, token)).toBe('paid');
});

test('while the gateway is unavailable the payment is unconfirmed; the job places the order later', async () => {
  for (const provider of ['razorpay', 'stripe'] as const) {
    const id = await start(provider);
    const proof = await payInSandbox(store, id);
    away = true;
    if (provider === 'razorpay')
      expect((await verifyPayment(store, token, id, proof)).body.refusal).toBe('unconfirmed');
    else expect(await statusOf(id, token)).toBe('unknown');
    await runPaymentJobs(store);
    away = false;
    expect((await loadPaymentOutcome(store, id)).state).toBe('open');
    advanceClock(store, 1);
    await runPaymentJobs(store);
    expect((await loadPaymentOutcome(store, id)).state).toBe('ordered');
  }
});

test('after a valid proof that the gateway does not confirm yet, the next job checks at once', async () => {
  const id = await start();
  const proof = await payInSandbox(store, id);
  away = true;
  await verifyPayment(store, token, id, proof);
  away = false;
  await runPaymentJobs(store);
  expect((await loadPaymentOutcome(store, id)).state).toBe('ordered');
});

test('without the keys of the gateway no proof is valid', async () => {
  const id = await start();
  const proof = await payInSandbox(store, id);
  hasKeys = false;
  expect((await verifyPayment(store, token, id, proof)).body.refusal).toBe('capture_failed');
  hasKeys = true;
  expect((await verifyPayment(store, token, id, proof)).body.success).toBe(true);
});

test('a payment of another amount is refunded, and the buyer who returns learns why', async () => {
  const id = await start();
  const proof = await payInSandbox(store, id);
  await store.database.$client.query('update sandbox_captures set amount_minor = 1 where session_id = $1', [id]);
  expect((await verifyPayment(store, token, id, proof)).body).toMatchObject({
    refusal: 'given_back',
    message: 'The amount paid is not the amount of the order. Your payment will be refunded.',
  });
});

test('a refunded payment is reported as refunded', async () => {
  const session = await start('stripe');
  await payInSandbox(store, session);
  await store.database.$client.query('update sandbox_captures set amount_minor = 1 where session_id = $1', [session]);
  expect((await pollPayment(store, session, token)).body).toMatchObject({
    paymentStatus: 'refunded',
    message: 'The amount paid is not the amount of the order. Your payment will be refunded.',
  });
});

test('cancelling releases the stock; a payment made meanwhile becomes an order', async () => {
  const left = await start('stripe');
  const stranger = await store.signIn('overdue');
  for (const [id, by] of [
    [left, stranger],
    ['of nobody', token],
  ] as const)
    expect((await requestCancellation(store, id, by)).body).toEqual({ success: true, ordered: false, paid: false });
  expect((await loadPaymentOutcome(store, left)).state).toBe('open');
  for (let i = 0; i < 2; i += 1) expect((await requestCancellation(store, left, token)).body.ordered).toBe(false);
  expect(await loadPaymentOutcome(store, left)).toMatchObject({ state: 'ended', holds: 0 });

  const paid = await start();
  await payInSandbox(store, paid);
  const { rows } = await store.database.$client.query('select receipt from payments where session_id = $1', [paid]);
  expect((await requestCancellation(store, rows[0].receipt, token)).body.ordered).toBe(true);
  expect((await loadPaymentOutcome(store, paid)).state).toBe('ordered');
});

test.each(['razorpay', 'stripe'] as const)(
  '%s: who closes the page after the webhook has placed the order is told that it is paid',
  async (provider) => {
    const id = await start(provider);
    await payInSandbox(store, id);
    await deliverWebhooks(store);
    expect((await loadPaymentOutcome(store, id)).state).toBe('ordered');
    expect((await requestCancellation(store, id, token)).body).toEqual({ success: true, ordered: true, paid: true });
  },
);

test('who closes the page of a payment that the job has ended is told what the gateway says now', async () => {
  const id = await start();
  advanceClock(store, 60);
  await runPaymentJobs(store);
  expect((await loadPaymentOutcome(store, id)).state).toBe('ended');
  expect((await requestCancellation(store, id, token)).body).toEqual({ success: true, ordered: false, paid: false });
});

test('who closes the page of a payment of another amount is told that it is refunded', async () => {
  const id = await start();
  await payInSandbox(store, id);
  await store.database.$client.query('update sandbox_captures set amount_minor = 1 where session_id = $1', [id]);
  expect((await requestCancellation(store, id, token)).body).toMatchObject({
    refusal: 'given_back',
    message: 'The amount paid is not the amount of the order. Your payment will be refunded.',
  });
});

test('who closes the page while the gateway does not answer is not told that nothing was charged', async () => {
  const id = await start();
  await payInSandbox(store, id);
  away = true;
  expect((await requestCancellation(store, id, token)).body).toMatchObject({
    refusal: 'unconfirmed',
    message: 'Your payment is not confirmed yet. Please do not pay again: your order follows as soon as it is.',
  });
  expect(await loadPaymentOutcome(store, id)).toMatchObject({ state: 'ended', holds: 0 });
  away = false;
  expect((await requestCancellation(store, id, token)).body).toEqual({ success: true, ordered: true, paid: true });
});
