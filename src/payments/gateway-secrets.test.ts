import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeGatewayServer, NetworkFailure } from '../../tests/fakes/fake-gateway-server.ts';
import { type FakeRazorpay, razorpayKeys, startFakeRazorpay } from '../../tests/fakes/fake-razorpay.ts';
import { type FakeStripe, startFakeStripe, stripeKeys } from '../../tests/fakes/fake-stripe.ts';
import type { PaymentGateway } from './gateways/payment-gateway.ts';
import { createRazorpay } from './razorpay/razorpay.server.ts';
import { createStripe } from './stripe/stripe.server.ts';

let razorpay: FakeRazorpay;
let stripe: FakeStripe;
beforeAll(async () => {
  [razorpay, stripe] = await Promise.all([startFakeRazorpay(), startFakeStripe()]);
});
afterAll(() => Promise.all([razorpay.close(), stripe.close()]));

const { keySecret, webhookSecret, keyId } = razorpayKeys;
const secrets = [
  keySecret,
  webhookSecret,
  stripeKeys.secretKey,
  stripeKeys.webhookSecret,
  'a-wrong-secret',
  Buffer.from(`${keyId}:${keySecret}`).toString('base64'),
  Buffer.from(`${keyId}:a-wrong-secret`).toString('base64'),
];

/** All that could be read of a failure, by a log or by anything else: its hidden fields and causes too. */
const everythingIn = (cause: unknown) =>
  [inspect(cause, { depth: Number.POSITIVE_INFINITY, showHidden: true }), JSON.stringify(cause), String(cause)].join(
    '\n',
  );

const session = {
  receipt: 'receipt-1',
  amountMinor: 1_00,
  currency: 'INR' as const,
  description: 'Order of 3 lines',
  email: 'buyer@example.com',
  successUrl: 'https://shop.zwz.example/shipping?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://shop.zwz.example/shipping',
  expiresAt: new Date(),
};
const questions: readonly ((provider: PaymentGateway) => Promise<unknown>)[] = [
  (provider) => provider.openSession(session),
  (provider) => provider.getSessionState('nothing_1'),
  (provider) => provider.refund({ captureId: 'nothing_1', amountMinor: 1_00, key: 'key' }),
];
const troubles: readonly NetworkFailure[] = [400, 401, 404, 429, 500, 'dropped', 'silent', 'garbled', 'none'];

const accounts: readonly [string, () => { provider: PaymentGateway; troubles: FakeGatewayServer['faults'] }][] = [
  ['Razorpay', () => ({ provider: createRazorpay(at(razorpay, razorpayKeys)), troubles: razorpay.faults })],
  [
    'Razorpay with a wrong key',
    () => ({
      provider: createRazorpay({ ...at(razorpay, razorpayKeys), keySecret: 'a-wrong-secret' }),
      troubles: razorpay.faults,
    }),
  ],
  ['Stripe', () => ({ provider: createStripe(at(stripe, stripeKeys)), troubles: stripe.faults })],
  [
    'Stripe with a wrong key',
    () => ({
      provider: createStripe({ ...at(stripe, stripeKeys), secretKey: 'a-wrong-secret' }),
      troubles: stripe.faults,
    }),
  ],
];
const at = <K extends object>({ url }: { url: string }, keys: K) => ({ ...keys, baseUrl: url, timeoutMs: 100 });

test.each(accounts)('whatever fails at %s, the failure says nothing of keys and secrets', async (_, open) => {
  const { provider, troubles: ahead } = open();
  let failures = 0;
  for (const trouble of troubles)
    for (const ask of questions) {
      ahead.splice(0, ahead.length, trouble, trouble);
      const failure = await ask(provider).then(
        () => undefined,
        (cause: unknown) => cause,
      );
      if (failure === undefined) continue;
      failures += 1;
      const text = everythingIn(failure);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  expect(failures).toBeGreaterThan(20);
});

test('a provider itself shows no secret when it is written somewhere', () => {
  for (const [, open] of accounts) {
    const text = everythingIn(open().provider);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
});
