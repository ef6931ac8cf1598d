import { expect } from 'vitest';
import { nodCreatePayment } from '../../src/orders/checkout/pay-online.contract.ts';
import { toReviewedLines } from '../actions/orders.ts';
import { stripeKeys } from '../fakes/fake-stripe.ts';
import { type ScenarioRow, sellOut } from './payment-scenario.ts';

const oneRefund = { paid: 0, refunds: 1 };
const nothing = { paid: 0, refunds: 0 };

export const stripeScenarios: readonly ScenarioRow[] = [
  [
    'a webhook with an old timestamp is refused, the job finds the payment',
    async (scenario) => {
      const { webhooks } = await scenario.beginAndPay();
      scenario.later(6);
      expect(await scenario.deliver(webhooks)).toEqual([400]);
      expect((await scenario.tally()).orders).toBe(0);
    },
  ],
  [
    'during a secret rotation one of two signatures is valid',
    async (scenario) => {
      const { sessionId } = await scenario.beginAndPay();
      const session = scenario.stripe.sessions.get(sessionId) ?? {};
      const hook = scenario.stripe.sign('checkout.session.completed', session, {
        secrets: ['whsec_old', stripeKeys.webhookSecret],
      });
      expect(await scenario.deliver([hook])).toEqual([200]);
      expect((await scenario.tally()).orders).toBe(1);
    },
  ],
  [
    'the session expires before payment and takes no money',
    async (scenario) => {
      const sessionId = await scenario.begin();
      await scenario.deliver(scenario.stripe.expireSession(sessionId));
      expect(await scenario.comeBack(sessionId, { captureId: '', signature: '' })).toBe(false);
      expect(() => scenario.pay(sessionId)).toThrow('takes no money');
    },
    nothing,
  ],
  [
    'the store expires the session at Stripe',
    async (scenario) => {
      const sessionId = await scenario.begin();
      scenario.later(32);
      await scenario.jobs();
      expect(scenario.stripe.sessions.get(sessionId)?.status).toBe('expired');
    },
    nothing,
  ],
  [
    'Stripe is down at expiry, and the session is paid late',
    async (scenario) => {
      const sessionId = await scenario.begin();
      scenario.later(32);
      scenario.wire.outage = 503;
      await scenario.jobs();
      scenario.wire.outage = undefined;
      await scenario.deliver(scenario.pay(sessionId).webhooks);
    },
  ],
  [
    'paid late after the stock was sold',
    async (scenario) => {
      const sessionId = await scenario.begin();
      scenario.later(32);
      scenario.wire.outage = 503;
      await scenario.jobs();
      scenario.wire.outage = undefined;
      await sellOut(scenario, async () => void (await scenario.deliver(scenario.pay(sessionId).webhooks)));
    },
    oneRefund,
  ],
  [
    'the buyer completes, the money arrives days later',
    async (scenario) => {
      const { completed, succeed } = scenario.stripe.payLater(await scenario.begin());
      await scenario.deliver([completed]);
      expect((await scenario.tally()).orders).toBe(0);
      await scenario.deliver([succeed(), completed]);
    },
  ],
  [
    'the buyer completes, the money never arrives',
    async (scenario) => {
      const { completed, fail } = scenario.stripe.payLater(await scenario.begin());
      await scenario.deliver([completed, fail()]);
    },
    nothing,
  ],
  [
    'a restarted payment: the first session takes no money',
    async (scenario) => {
      const [first, second] = [await scenario.begin(), await scenario.begin()];
      expect(() => scenario.pay(first)).toThrow('takes no money');
      await scenario.deliver(scenario.pay(second).webhooks);
    },
  ],
  [
    'paid at the moment of restarting',
    async (scenario) => {
      await scenario.beginAndPay();
      const call = scenario.store.call(
        nodCreatePayment,
        { cart_items: toReviewedLines(scenario.lines) },
        { site: scenario.site, token: scenario.token },
      );
      expect((await call).body.success).toBe(false);
    },
  ],
  [
    'staff refund in the dashboard before any report',
    async (scenario) => {
      const { captureId } = await scenario.beginAndPay();
      await scenario.deliver(scenario.stripe.refundByHand(captureId));
    },
    { paid: 0, refunds: 1 },
  ],
  [
    'staff refund in the dashboard while the store is away, and all its webhooks come afterwards',
    async (scenario) => {
      const { captureId, webhooks } = await scenario.beginAndPay();
      const refunded = scenario.stripe.refundByHand(captureId);
      expect(new Set(await scenario.deliver([...refunded, ...webhooks]))).toEqual(new Set([200]));
      expect((await scenario.tally()).orders).toBe(0);
    },
    { paid: 0, refunds: 1 },
  ],
];
