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

let gatewayStore: GatewayStore;
beforeAll(async () => {
  gatewayStore = await openGatewayStore();
});
afterAll(() => gatewayStore.close());

const run =
  (provider: 'razorpay' | 'stripe') =>
  async (_story: string, steps: ScenarioRow[1], end: ScenarioRow[2] = oneOrder) => {
    const scenario = await startPaymentScenario(gatewayStore, provider);
    await steps(scenario);
    await expectOutcome(scenario, end);
  };

describe('Razorpay', () => {
  test.each([...webhookScenarios, ...outageScenarios, ...cancellationScenarios, ...razorpayScenarios])(
    '%s',
    run('razorpay'),
  );
});

describe('Stripe', () => {
  test.each([...webhookScenarios, ...stripeScenarios])('%s', run('stripe'));
  // Only the adapter differs from Razorpay's, with which the gate tries these.
  test.each([...outageScenarios, ...cancellationScenarios])('%s', { tags: ['lab'] }, run('stripe'));
});

test('a client cannot change the amount', async () => {
  const scenario = await startPaymentScenario(gatewayStore, 'razorpay');
  const request = { cart_items: toReviewedLines(scenario.lines), amount: 100 };
  const { body } = await scenario.store.call(createOrder, request, { site: scenario.site, token: scenario.token });
  expect(gatewayStore.razorpay.orders.get(body.orderID)?.amount).toBe(body.amount);
  expect(body.amount).toBeGreaterThan(100);
});

test('the log contains no keys or secrets', () => {
  const secrets = [razorpayKeys.keySecret, razorpayKeys.webhookSecret, stripeKeys.secretKey, stripeKeys.webhookSecret];
  expect(gatewayStore.logLines.length).toBeGreaterThan(20);
  expect(gatewayStore.logLines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
});
