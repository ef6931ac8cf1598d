import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrder } from '../src/orders/pay-online.contract.ts';
import { afterwards } from './afterwards-rows.ts';
import { down } from './down-rows.ts';
import { reviewed } from './order.ts';
import { expectInTheEnd, oneOrder, openProviderStore, type ProviderStore, type Row, walkOf } from './provider-walk.ts';
import { razorpayRows } from './razorpay-rows.ts';
import { razorpayKeys } from './razorpay-server.ts';
import { stripeRows } from './stripe-rows.ts';
import { stripeKeys } from './stripe-server.ts';
import { told } from './told-rows.ts';

let ground: ProviderStore;
beforeAll(async () => {
  ground = await openProviderStore();
});
afterAll(() => ground.close());

const run =
  (provider: 'razorpay' | 'stripe') =>
  async (_story: string, steps: Row[1], end: Row[2] = oneOrder) => {
    const walk = await walkOf(ground, provider);
    await steps(walk);
    await expectInTheEnd(walk, end);
  };

describe('Razorpay', () => {
  test.each([...told, ...down, ...afterwards, ...razorpayRows])('%s', run('razorpay'));
});

describe('Stripe', () => {
  test.each([...told, ...down, ...afterwards, ...stripeRows])('%s', run('stripe'));
});

test('a client that names another amount is not believed', async () => {
  const walk = await walkOf(ground, 'razorpay');
  const request = { cart_items: reviewed(walk.lines), amount: 100 };
  const { body } = await walk.store.call(createOrder, request, { site: walk.site, token: walk.token });
  expect(ground.razorpay.orders.get(body.orderID)?.amount).toBe(body.amount);
  expect(body.amount).toBeGreaterThan(100);
});

test('the log of all this holds no key and no secret', () => {
  const secrets = [razorpayKeys.keySecret, razorpayKeys.webhookSecret, stripeKeys.secretKey, stripeKeys.webhookSecret];
  expect(ground.logLines.length).toBeGreaterThan(20);
  expect(ground.logLines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
});
