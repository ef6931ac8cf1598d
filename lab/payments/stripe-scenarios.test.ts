import { afterAll, beforeAll, test } from 'vitest';
import { cancellationScenarios } from '../../tests/payment-scenarios/cancellation-scenarios.ts';
import { outageScenarios } from '../../tests/payment-scenarios/outage-scenarios.ts';
import {
  expectOutcome,
  type GatewayStore,
  oneOrder,
  openGatewayStore,
  startPaymentScenario,
} from '../../tests/payment-scenarios/payment-scenario.ts';

let gatewayStore: GatewayStore;
beforeAll(async () => {
  gatewayStore = await openGatewayStore();
});
afterAll(() => gatewayStore.close());

// What the gate tries with Razorpay, whose code differs from Stripe's in the adapter alone.
test.each([...outageScenarios, ...cancellationScenarios])('%s', async (_story, steps, end = oneOrder) => {
  const scenario = await startPaymentScenario(gatewayStore, 'stripe');
  await steps(scenario);
  await expectOutcome(scenario, end);
});
