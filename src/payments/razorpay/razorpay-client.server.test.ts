import { expect, test } from 'vitest';
import { z } from 'zod';
import { razorpayKeys, startFakeRazorpay } from '../../../tests/fakes/fake-razorpay.ts';
import { createRazorpayRequester, postWithHeader } from './razorpay-client.server.ts';

test('a request is sent with the account’s keys and repeated when it fails', async () => {
  const razorpay = await startFakeRazorpay();
  const ask = createRazorpayRequester({ ...razorpayKeys, baseUrl: razorpay.url });
  razorpay.faults.push('dropped');
  const { id } = await ask(z.object({ id: z.string() }), (client) =>
    client.orders.create({ amount: 100, currency: 'INR', receipt: 'wire-1' }),
  );
  expect([...razorpay.orders.keys()]).toEqual([id]);
  expect(razorpay.requests.map(({ path }) => path)).toEqual(['/v1/orders', '/v1/orders']);
  const unknown = ask(z.object({}), (client) => postWithHeader(client, '/v1/nothing', {}, { 'x-of-ours': '1' }));
  await expect(unknown).rejects.toThrow('razorpay refused with BAD_REQUEST_ERROR (400)');
  expect(razorpay.requests.at(-1)?.headers['x-of-ours']).toBe('1');
  await razorpay.close();
});

test('an error that is not from Razorpay is rethrown', async () => {
  const ask = createRazorpayRequester(razorpayKeys);
  const ours = new RangeError('a fault of ours');
  await expect(ask(z.object({}), () => Promise.reject(ours))).rejects.toBe(ours);
});

test.each(['dripping', 'endless', 'moved'] as const)(
  'a reply that is %s counts as none, and its request is repeated',
  async (failure) => {
    const razorpay = await startFakeRazorpay();
    const ask = createRazorpayRequester({ ...razorpayKeys, baseUrl: razorpay.url, timeoutMs: 500 });
    razorpay.faults.push(failure, failure);
    const asked = ask(z.object({ id: z.string() }), (client) => client.orders.fetch('order_1'));
    await expect(asked).rejects.toThrow('razorpay is unavailable');
    expect(razorpay.requests.map(({ path }) => path)).toEqual(Array(2).fill('/v1/orders/order_1'));
    await razorpay.close();
  },
);
