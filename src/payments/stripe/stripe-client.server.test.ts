import { expect, test } from 'vitest';
import { startFakeStripe, stripeKeys } from '../../../tests/fakes/fake-stripe.ts';
import { createStripeRequester, stripeLibrary } from './stripe-client.server.ts';

test('a request carries the account’s key and is repeated with the same idempotency key', async () => {
  const stripe = await startFakeStripe();
  const request = createStripeRequester({ secretKey: stripeKeys.secretKey, baseUrl: stripe.url });
  stripe.faults.push('dropped');
  await expect(request((client) => client.checkout.sessions.expire('cs_none'))).rejects.toThrow(
    'resource_missing (404)',
  );
  const keys = stripe.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await stripe.close();
});

test('a request that Stripe fails is repeated once, and no more', async () => {
  const stripe = await startFakeStripe();
  const request = createStripeRequester({ secretKey: stripeKeys.secretKey, baseUrl: stripe.url });
  const expire = () => request((client) => client.checkout.sessions.expire('cs_none'));
  stripe.faults.push(500);
  await expect(expire()).rejects.toThrow('resource_missing (404)');
  expect(stripe.requests).toHaveLength(2);
  stripe.faults.push(500, 500);
  await expect(expire()).rejects.toThrow('stripe is unavailable (500)');
  expect(stripe.requests).toHaveLength(4);
  await stripe.close();
});

test.each(['dripping', 'endless', 'moved'] as const)('a reply that is %s counts as none', async (failure) => {
  const stripe = await startFakeStripe();
  const request = createStripeRequester({ secretKey: stripeKeys.secretKey, baseUrl: stripe.url, timeoutMs: 500 });
  stripe.outage = failure;
  const asked = request((client) => client.checkout.sessions.retrieve('cs_1'));
  await expect(asked).rejects.toThrow('stripe is unavailable');
  expect(new Set(stripe.requests.map(({ path }) => path))).toEqual(new Set(['/v1/checkout/sessions/cs_1']));
  await stripe.close();
});

test('an error that is not from Stripe is rethrown', async () => {
  const request = createStripeRequester({ secretKey: stripeKeys.secretKey });
  const ours = new RangeError('a fault of ours');
  await expect(request(() => Promise.reject(ours))).rejects.toBe(ours);
});

test('the package checks signatures itself', () => {
  expect(typeof stripeLibrary().webhooks.constructEvent).toBe('function');
});
