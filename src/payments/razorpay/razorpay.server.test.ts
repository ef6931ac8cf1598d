import { beforeEach, expect, test } from 'vitest';
import { razorpayKeys, startFakeRazorpay } from '../../../tests/fakes/fake-razorpay.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { GatewayUnavailableError, type NewSession, type PaymentGateway } from '../gateways/payment-gateway.ts';
import adapter, { createRazorpay } from './razorpay.server.ts';

const razorpay = setUp(startFakeRazorpay);
let provider: PaymentGateway;
beforeEach(() => {
  provider = createRazorpay({ ...razorpayKeys, baseUrl: razorpay.url, timeoutMs: 20_000 });
  razorpay.faults.length = 0;
});

let receipts = 0;
const session = (terms: Partial<NewSession> = {}): NewSession => {
  receipts += 1;
  return {
    receipt: `zwz-${receipts}`,
    amountMinor: 123_456,
    currency: 'INR',
    description: 'Order of 3 lines',
    email: 'buyer@example.com',
    successUrl: 'https://shop.zwz.example/shipping?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://shop.zwz.example/shipping',
    expiresAt: new Date(),
    ...terms,
  };
};
const opened = async (terms?: Partial<NewSession>) => (await provider.openSession(session(terms))).id;

test('the settings give the public key and the secret that signs webhooks', () => {
  const gateway = adapter.create({
    RAZORPAY_KEY_ID: 'rzp_1',
    RAZORPAY_KEY_SECRET: 'key secret',
    RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
  });
  const now = new Date();
  const headers = adapter.signWebhook({ id: 'evt_1', body: '{}', secret: 'webhook secret', now });
  const webhook = { body: Buffer.from('{}'), header: (name: string) => headers[name], now };
  expect([gateway.publicKey, gateway.parseWebhook(webhook)?.id]).toEqual(['rzp_1', 'evt_1']);
  expect(gateway).toMatchObject({ name: 'razorpay', sandbox: false });
});

test.each([
  ['rzp_live_A1b2C3d4E5f6G7', true],
  ['rzp_test_A1b2C3d4E5f6G7', false],
])('the keys %s are tried without a trace: live %j', async (keyId, isLive) => {
  const keys = { ...razorpayKeys, keyId };
  const other = await startFakeRazorpay(keys);
  expect(await createRazorpay({ ...keys, baseUrl: other.url }).checkKeys()).toEqual({ isLive });
  expect(other.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v1/payments?count=1&skip=0']);
  await expect(createRazorpay({ ...keys, keySecret: 'mistyped', baseUrl: other.url }).checkKeys()).rejects.toThrow(
    'razorpay refused with BAD_REQUEST_ERROR (401)',
  );
  await other.close();
});

test('a session is an order of exactly this amount with automatic capture', async () => {
  const wanted = session();
  const { id, url, publicKey } = await provider.openSession(wanted);
  expect([url, publicKey]).toEqual([null, razorpayKeys.keyId]);
  expect(razorpay.orders.get(id)).toMatchObject({ amount: 123_456, currency: 'INR', receipt: wanted.receipt });
  expect(JSON.parse(razorpay.requests.at(-1)?.body ?? '').payment.capture).toBe('automatic');
});

test('the same receipt returns the same order, even when the first reply was lost', async () => {
  const wanted = session();
  razorpay.faults.push('lost');
  const { id } = await provider.openSession(wanted);
  expect((await provider.openSession(wanted)).id).toBe(id);
  expect([...razorpay.orders.values()].filter(({ receipt }) => receipt === wanted.receipt)).toHaveLength(1);
});

test('a receipt with another amount is refused', async () => {
  const wanted = session();
  await provider.openSession(wanted);
  await expect(provider.openSession({ ...wanted, amountMinor: 1_00 })).rejects.toThrow('another amount');
});

test('an order is open until money is captured', async () => {
  const id = await opened();
  expect(await provider.getSessionState(id)).toEqual({ state: 'open', captures: [] });
  razorpay.fail(id);
  expect(await provider.getSessionState(id)).toEqual({ state: 'open', captures: [] });
  const { payment } = razorpay.pay(id);
  const capture = { id: payment.id, sessionId: id, amountMinor: 123_456, currency: 'INR' };
  expect(await provider.getSessionState(id)).toEqual({ state: 'paid', captures: [capture] });
});

test('a late authorisation is not paid until it is captured', async () => {
  const id = await opened();
  const { payment } = razorpay.fail(id);
  razorpay.authoriseLate(payment.id);
  expect(await provider.getSessionState(id)).toEqual({ state: 'open', captures: [] });
  razorpay.captureLate(payment.id);
  expect((await provider.getSessionState(id)).captures).toHaveLength(1);
});

test('an order paid twice has both captures, each in its own currency', async () => {
  const id = await opened();
  const { payment } = razorpay.fail(id);
  razorpay.pay(id, { amount: 99_00, currency: 'USD' });
  razorpay.captureLate(payment.id);
  const { captures } = await provider.getSessionState(id);
  expect(captures.map(({ amountMinor, currency }) => [amountMinor, currency])).toEqual([
    [123_456, 'INR'],
    [99_00, 'USD'],
  ]);
});

test('a payment that staff refunded in the dashboard is not paid', async () => {
  const id = await opened();
  razorpay.refundByHand(razorpay.pay(id).payment.id);
  expect(await provider.getSessionState(id)).toEqual({ state: 'ended', captures: [] });
});

test('ending an order sends no request, as it can still be paid', async () => {
  const before = razorpay.requests.length;
  await provider.endSession(await opened());
  expect(razorpay.requests.length).toBe(before + 1);
});

test('one key refunds once: repeated, concurrent, and after a lost reply', async () => {
  const { payment } = razorpay.pay(await opened());
  const refund = { captureId: payment.id, amountMinor: 50_00, key: 'r1' };
  razorpay.faults.push('none', 'lost');
  const first = await provider.refund(refund);
  expect(payment.amount_refunded).toBe(50_00);
  const [second, third] = await Promise.all([provider.refund(refund), provider.refund(refund)]);
  expect([second, third]).toEqual([first, first]);
  expect(payment.amount_refunded).toBe(50_00);
  await provider.refund({ ...refund, key: 'r2' });
  expect(payment.amount_refunded).toBe(100_00);
});

test('two concurrent refunds with one key are one', async () => {
  const { payment } = razorpay.pay(await opened());
  const refund = { captureId: payment.id, amountMinor: 10_00, key: 'at once' };
  const [one, other] = await Promise.all([provider.refund(refund), provider.refund(refund)]);
  expect([one, payment.amount_refunded]).toEqual([other, 10_00]);
});

test('a full refund made by staff in the dashboard counts', async () => {
  const { payment } = razorpay.pay(await opened());
  razorpay.refundByHand(payment.id);
  const { id } = await provider.refund({ captureId: payment.id, amountMinor: 123_456, key: 'by hand' });
  expect(razorpay.refunds.filter(({ payment_id }) => payment_id === payment.id).map((one) => one.id)).toEqual([id]);
});

test('all refunds of a payment are read, the newest first, however many', async () => {
  const { payment } = razorpay.pay(await opened());
  const { id } = await provider.refund({ captureId: payment.id, amountMinor: 1000, key: 'first of all' });
  for (let i = 0; i < 104; i += 1) razorpay.refundByHand(payment.id, i + 1);
  const found = await provider.listRefunds(payment.id);
  expect(found.map(({ amountMinor }) => amountMinor)).toEqual([
    ...Array.from({ length: 104 }, (_, i) => 104 - i),
    1000,
  ]);
  expect(await provider.refund({ captureId: payment.id, amountMinor: 1000, key: 'first of all' })).toEqual({ id });
});

test('the same key on another payment is another refund', async () => {
  const paid = [razorpay.pay(await opened()), razorpay.pay(await opened())];
  const refunds = paid.map(({ payment }) =>
    provider.refund({ captureId: payment.id, amountMinor: 50_00, key: 'order-1-rest' }),
  );
  expect(new Set((await Promise.all(refunds)).map(({ id }) => id)).size).toBe(2);
});

test('no more than the payment is refunded', async () => {
  const { payment } = razorpay.pay(await opened());
  const refund = { captureId: payment.id, amountMinor: 123_457, key: 'too much' };
  await expect(provider.refund(refund)).rejects.toThrow('razorpay refused with BAD_REQUEST_ERROR (400) for amount');
});

test('a proof is valid for its own order and payment only', async () => {
  const [id, other] = [await opened(), await opened()];
  const { payment, proof } = razorpay.pay(id);
  const given = { sessionId: id, captureId: payment.id, signature: proof.razorpay_signature };
  expect(provider.isValidProof(given)).toBe(true);
  expect(provider.isValidProof({ ...given, sessionId: other })).toBe(false);
  expect(provider.isValidProof({ ...given, captureId: 'pay_other' })).toBe(false);
  expect(provider.isValidProof({ ...given, signature: given.signature.toUpperCase() })).toBe(false);
  expect(provider.isValidProof({ ...given, signature: given.signature.slice(0, 63) })).toBe(false);
});

test.each([
  ['refused', 400, /^razorpay refused with no code \(400\)$/],
  ['a wrong key', 401, /^razorpay refused with no code \(401\)$/],
])('%s is an error of ours and is not retried', async (_, status, message) => {
  const before = razorpay.requests.length;
  razorpay.faults.push(status);
  await expect(provider.openSession(session())).rejects.toThrow(message);
  expect(razorpay.requests.length).toBe(before + 1);
});

test.each([
  ['broken', 500],
  ['away', 502],
  ['too many requests', 429],
  ['closing the line', 'dropped' as const],
  ['silent', 'silent' as const],
])('%s means Razorpay is unavailable; the next attempt succeeds', async (_, trouble) => {
  const wanted = session();
  const impatient = createRazorpay({ ...razorpayKeys, baseUrl: razorpay.url, timeoutMs: 300 });
  razorpay.faults.push(trouble, trouble);
  await expect(impatient.openSession(wanted)).rejects.toThrow(GatewayUnavailableError);
  const { id } = await provider.openSession(wanted);
  razorpay.faults.push(trouble, trouble);
  await expect(impatient.getSessionState(id)).rejects.toThrow(GatewayUnavailableError);
});

test('an HTML page instead of a reply means unavailable', async () => {
  razorpay.faults.push('garbled');
  await expect(provider.openSession(session())).rejects.toThrow(GatewayUnavailableError);
});

test('a refused connection means unavailable', async () => {
  const nobody = createRazorpay({ ...razorpayKeys, baseUrl: 'http://127.0.0.1:1' });
  await expect(nobody.openSession(session())).rejects.toThrow(GatewayUnavailableError);
});
