import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrder } from '../../src/orders/checkout/pay-online.contract.ts';
import { toReviewedLines } from '../actions/orders.ts';
import { razorpayKeys } from '../fakes/fake-razorpay.ts';
import { stripeKeys } from '../fakes/fake-stripe.ts';
import { cancellationScenarios } from './cancellation-scenarios.ts';
import { outageScenarios } from './outage-scenarios.ts';
import {
  expectOutcome,
  type GatewayStore,
  oneOrder,
  openGatewayStore,
  type ScenarioRow,
  startPaymentScenario,
} from './payment-scenario.ts';
import { razorpayScenarios } from './razorpay-scenarios.ts';
import { stripeScenarios } from './stripe-scenarios.ts';
import { webhookScenarios } from './webhook-scenarios.ts';

let ground: GatewayStore;
beforeAll(async () => {
  ground = await openGatewayStore();
});
afterAll(() => ground.close());

const run =
  (provider: 'razorpay' | 'stripe') =>
  async (_story: string, steps: ScenarioRow[1], end: ScenarioRow[2] = oneOrder) => {
    const walk = await startPaymentScenario(ground, provider);
    await steps(walk);
    await expectOutcome(walk, end);
  };

describe('Razorpay', () => {
  test.each([...webhookScenarios, ...outageScenarios, ...cancellationScenarios, ...razorpayScenarios])(
    '%s',
    run('razorpay'),
  );
});

describe('Stripe', () => {
  test.each([...webhookScenarios, ...outageScenarios, ...cancellationScenarios, ...stripeScenarios])(
    '%s',
    run('stripe'),
  );
});

test('a client that names another amount is not believed', async () => {
  const walk = await startPaymentScenario(ground, 'razorpay');
  const request = { cart_items: toReviewedLines(walk.lines), amount: 100 };
  const { body } = await walk.store.call(createOrder, request, { site: walk.site, token: walk.token });
  expect(ground.razorpay.orders.get(body.orderID)?.amount).toBe(body.amount);
  expect(body.amount).toBeGreaterThan(100);
});

test('the log of all this holds no key and no secret', () => {
  const secrets = [razorpayKeys.keySecret, razorpayKeys.webhookSecret, stripeKeys.secretKey, stripeKeys.webhookSecret];
  expect(ground.logLines.length).toBeGreaterThan(20);
  expect(ground.logLines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
});
