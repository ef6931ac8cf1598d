import { beforeEach, expect, test } from 'vitest';
import { startFakeStripe, stripeKeys } from '../../../tests/fakes/fake-stripe.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { GatewayUnavailableError, type NewSession, type PaymentGateway } from '../gateways/payment-gateway.ts';
import adapter, { createStripe } from './stripe.server.ts';

const stripe = setUp(startFakeStripe);
let provider: PaymentGateway;
beforeEach(() => {
  provider = createStripe({ ...stripeKeys, baseUrl: stripe.url, timeoutMs: 20_000 });
  stripe.faults.length = 0;
});

let receipts = 0;
const session = (terms: Partial<NewSession> = {}): NewSession => {
  receipts += 1;
  return {
    receipt: `receipt-${receipts}`,
    amountMinor: 123_456,
    currency: 'AED',
    description: 'Order of 3 lines',
    email: 'buyer@example.com',
    successUrl: 'https://shop.gwd.example/shipping?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://shop.gwd.example/shipping',
    expiresAt: new Date(Date.now() + 31 * 60_000),
    ...terms,
  };
};
const opened = async (terms?: Partial<NewSession>) => (await provider.openSession(session(terms))).id;
const intentOf = (id: string) => stripe.sessions.get(id)?.payment_intent ?? '';

test('the settings give the public key and the secret that signs webhooks', () => {
  const gateway = adapter.create({
    STRIPE_SECRET_KEY: 'sk_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_1',
    STRIPE_WEBHOOK_SECRET: 'webhook secret',
  });
  const now = new Date();
  const body = JSON.stringify({ id: 'evt_1', type: 'charge.refunded', data: { object: {} } });
  const headers = adapter.signWebhook({ id: 'evt_1', body, secret: 'webhook secret', now });
  const webhook = { body: Buffer.from(body), header: (name: string) => headers[name], now };
  expect([gateway.publicKey, gateway.parseWebhook(webhook)?.id]).toEqual(['pk_1', 'evt_1']);
});

test.each([
  ['sk_live_1', 'pk_live_1', true],
  ['sk_live_1', 'pk_test_1', false],
  ['sk_test_1', 'pk_test_1', false],
])('the keys %s and %s are tried without a trace: live %j', async (secretKey, publishableKey, isLive) => {
  const keys = { ...stripeKeys, secretKey, publishableKey };
  const other = await startFakeStripe({ keys });
  expect(await createStripe({ ...keys, baseUrl: other.url }).checkKeys()).toEqual({ isLive });
  expect(other.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v1/balance']);
  await expect(createStripe({ ...keys, secretKey: 'sk_gone', baseUrl: other.url }).checkKeys()).rejects.toThrow(
    '(401)',
  );
  await other.close();
});

test.each([
  ['AED', 'aed'],
  ['INR', 'inr'],
] as const)('a session in %s asks for exactly this amount, once', async (currency, written) => {
  const wanted = session({ currency });
  const { id, url, publicKey } = await provider.openSession(wanted);
  expect([url, publicKey]).toEqual([`https://checkout.stripe.com/c/pay/${id}`, stripeKeys.publishableKey]);
  expect(stripe.sessions.get(id)).toMatchObject({
    amount_total: 123_456,
    currency: written,
    client_reference_id: wanted.receipt,
    customer_email: wanted.email,
    metadata: { receipt: wanted.receipt },
    success_url: wanted.successUrl,
    expires_at: Math.floor(wanted.expiresAt.getTime() / 1000),
  });
});

test('the same receipt returns the same session, even when the first reply was lost', async () => {
  const wanted = session();
  stripe.faults.push('lost');
  const { id } = await provider.openSession(wanted);
  expect((await provider.openSession(wanted)).id).toBe(id);
  expect([...stripe.sessions.values()].filter((one) => one.client_reference_id === wanted.receipt)).toHaveLength(1);
});

test('a receipt with another amount is refused', async () => {
  const wanted = session();
  await provider.openSession(wanted);
  await expect(provider.openSession({ ...wanted, amountMinor: 9_99 })).rejects.toThrow('idempotency_error');
});

test('a session is open, then paid with the captured amount', async () => {
  const id = await opened();
  expect(await provider.getSessionState(id)).toEqual({ state: 'open', captures: [] });
  stripe.pay(id, { amount: 99_00, currency: 'usd' });
  const capture = { id: intentOf(id), sessionId: id, amountMinor: 99_00, currency: 'USD' };
  expect(await provider.getSessionState(id)).toEqual({ state: 'paid', captures: [capture] });
});

test('a completed session with a pending payment is not paid yet', async () => {
  const id = await opened();
  const { succeed } = stripe.payLater(id);
  expect(await provider.getSessionState(id)).toEqual({ state: 'open', captures: [] });
  succeed();
  expect((await provider.getSessionState(id)).state).toBe('paid');
});

test('ending a session again, or after it was paid, changes nothing', async () => {
  const [id, paid] = [await opened(), await opened()];
  await provider.endSession(id);
  await provider.endSession(id);
  expect(await provider.getSessionState(id)).toEqual({ state: 'ended', captures: [] });
  stripe.pay(paid);
  await provider.endSession(paid);
  expect((await provider.getSessionState(paid)).state).toBe('paid');
});

test('a session that Stripe does not end, or may not have ended, is an error', async () => {
  const [id, paid] = [await opened(), await opened()];
  stripe.faults.push(400);
  await expect(provider.endSession(id)).rejects.toThrow('stripe refused');
  stripe.pay(paid);
  stripe.faults.push(503, 503);
  await expect(provider.endSession(paid)).rejects.toThrow(GatewayUnavailableError);
});

test('a reply about a session that cannot be read means Stripe is unavailable', async () => {
  const id = await opened();
  Object.assign(stripe.sessions.get(id) ?? {}, { payment_status: null });
  await expect(provider.getSessionState(id)).rejects.toThrow(GatewayUnavailableError);
});

test('a payment that staff refunded in the dashboard is not paid', async () => {
  const id = await opened();
  stripe.pay(id);
  stripe.refundByHand(intentOf(id));
  expect(await provider.getSessionState(id)).toEqual({ state: 'ended', captures: [] });
});

test('one key refunds once: repeated, concurrent, and after a lost reply', async () => {
  const id = await opened();
  stripe.pay(id);
  const refund = { captureId: intentOf(id), amountMinor: 50_00, key: 'r1' };
  stripe.faults.push('none', 'lost');
  const first = await provider.refund(refund);
  const again = await Promise.all([provider.refund(refund), provider.refund(refund)]);
  expect(again).toEqual([first, first]);
  await provider.refund({ ...refund, key: 'r2' });
  const made = stripe.refunds.filter((one) => one.payment_intent === refund.captureId);
  expect(made.map(({ amount }) => amount)).toEqual([50_00, 50_00]);
});

test('two concurrent refunds with one key are one', async () => {
  const id = await opened();
  stripe.pay(id);
  const refund = { captureId: intentOf(id), amountMinor: 50_00, key: 'at once' };
  const [one, other] = await Promise.all([provider.refund(refund), provider.refund(refund)]);
  expect(one).toEqual(other);
  expect(stripe.refunds.filter((made) => made.payment_intent === refund.captureId)).toHaveLength(1);
});

test('a full refund made by staff in the dashboard counts', async () => {
  const id = await opened();
  stripe.pay(id);
  stripe.refundByHand(intentOf(id));
  const { id: refundId } = await provider.refund({ captureId: intentOf(id), amountMinor: 123_456, key: 'by hand' });
  expect(stripe.refunds.filter((one) => one.payment_intent === intentOf(id)).map((one) => one.id)).toEqual([refundId]);
});

test('all refunds of a payment are read, the newest first, however many', async () => {
  const session = await opened();
  stripe.pay(session);
  const captureId = intentOf(session);
  const { id } = await provider.refund({ captureId, amountMinor: 1000, key: 'first of all' });
  for (let i = 0; i < 104; i += 1) stripe.refundByHand(captureId, i + 1);
  const found = await provider.listRefunds(captureId);
  expect(found.map(({ amountMinor }) => amountMinor)).toEqual([
    ...Array.from({ length: 104 }, (_, i) => 104 - i),
    1000,
  ]);
  expect(await provider.refund({ captureId, amountMinor: 1000, key: 'first of all' })).toEqual({ id });
});

test('the same key on another payment is another refund', async () => {
  const ids = [await opened(), await opened()];
  for (const id of ids) stripe.pay(id);
  const refunds = ids.map((id) =>
    provider.refund({ captureId: intentOf(id), amountMinor: 50_00, key: 'order-1-rest' }),
  );
  expect(new Set((await Promise.all(refunds)).map(({ id }) => id)).size).toBe(2);
});

test('no more than the payment is refunded', async () => {
  const id = await opened();
  stripe.pay(id);
  const refund = { captureId: intentOf(id), amountMinor: 123_457, key: 'too much' };
  await expect(provider.refund(refund)).rejects.toThrow('(400) for amount');
});

test('no proof from a browser is accepted', () => {
  expect(provider.isValidProof({ sessionId: 'cs_1', captureId: 'pi_1', signature: 'whatever' })).toBe(false);
});

test.each([
  [{ amountMinor: 1_99 }, 'stripe refused with amount_too_small (400) for line_items[0][price_data][unit_amount]'],
  [{ expiresAt: new Date(Date.now() + 29 * 60_000) }, 'for expires_at'],
  [{ email: 'nobody' }, 'for customer_email'],
])('%j is an error of ours and is not retried', async (terms, message) => {
  const before = stripe.requests.length;
  await expect(provider.openSession(session(terms))).rejects.toThrow(message);
  expect(stripe.requests.length).toBe(before + 1);
});

test('an unknown session is refused', async () => {
  await expect(provider.getSessionState('cs_test_nobody')).rejects.toThrow(
    'stripe refused with resource_missing (404)',
  );
});

test.each([
  ['broken', 500],
  ['away', 503],
  ['too many requests', 429],
  ['closing the line', 'dropped' as const],
  ['silent', 'silent' as const],
  ['behind a page of somebody else', 'garbled' as const],
])('%s means Stripe is unavailable; the next attempt succeeds', async (_, trouble) => {
  const wanted = session();
  const impatient = createStripe({ ...stripeKeys, baseUrl: stripe.url, timeoutMs: 300 });
  stripe.faults.push(trouble, trouble);
  await expect(impatient.openSession(wanted)).rejects.toThrow(GatewayUnavailableError);
  stripe.faults.length = 0;
  const { id } = await provider.openSession(wanted);
  stripe.faults.push(trouble, trouble);
  await expect(impatient.getSessionState(id)).rejects.toThrow(GatewayUnavailableError);
});

test('a refused connection means unavailable', async () => {
  const nobody = createStripe({ ...stripeKeys, baseUrl: 'http://127.0.0.1:1' });
  await expect(nobody.openSession(session())).rejects.toThrow(GatewayUnavailableError);
});
