import { expect } from 'vitest';
import { type ScenarioRow, sellOut } from './payment-scenario.ts';

const oneRefund = { paid: 0, refunds: 1 };

export const razorpayScenarios: readonly ScenarioRow[] = [
  [
    'webhooks arrive in reverse order after a failed attempt',
    async (scenario) => {
      const sessionId = await scenario.begin();
      const failed = scenario.razorpay.fail(sessionId);
      const { webhooks } = scenario.pay(sessionId);
      await scenario.deliver([...webhooks.toReversed(), ...failed.webhooks]);
    },
  ],
  [
    'the same event arrives under another id',
    async (scenario) => {
      const { webhooks } = await scenario.beginAndPay();
      await scenario.deliver(webhooks);
      const renamed = webhooks.map(({ body, headers }) => ({
        body,
        headers: { ...headers, 'x-razorpay-event-id': 'evt_other' },
      }));
      expect(new Set(await scenario.deliver(renamed))).toEqual(new Set([200]));
    },
  ],
  [
    'a late bank approval: authorized is not paid, captured is',
    async (scenario) => {
      const sessionId = await scenario.begin();
      const { payment, webhooks } = scenario.razorpay.fail(sessionId);
      await scenario.deliver([...webhooks, ...scenario.razorpay.authoriseLate(payment.id)]);
      expect((await scenario.tally()).orders).toBe(0);
      await scenario.deliver(scenario.razorpay.captureLate(payment.id).webhooks);
    },
  ],
  [
    'paid an hour after the session expired, reported by webhook',
    async (scenario) => {
      const sessionId = await scenario.begin();
      scenario.later(60);
      await scenario.jobs();
      await scenario.deliver(scenario.pay(sessionId).webhooks);
    },
  ],
  [
    'paid a day after the session expired, and the webhook is lost',
    async (scenario) => {
      const sessionId = await scenario.begin();
      for (const minutes of [20, 200, 1300]) {
        scenario.later(minutes);
        await scenario.jobs();
      }
      scenario.pay(sessionId);
      scenario.later(1600);
    },
  ],
  [
    'paid late after the stock was sold',
    async (scenario) => {
      const sessionId = await scenario.begin();
      scenario.later(60);
      await scenario.jobs();
      await sellOut(scenario, async () => void (await scenario.deliver(scenario.pay(sessionId).webhooks)));
    },
    oneRefund,
  ],
  [
    'paid late after the lines were ordered on credit',
    async (scenario) => {
      const sessionId = await scenario.begin();
      await scenario.confirmOffline();
      await scenario.deliver(scenario.pay(sessionId).webhooks);
    },
    { paid: 0, refunds: 1, offline: 1 },
  ],
  [
    'one order is paid twice: the second payment is refunded',
    async (scenario) => {
      const sessionId = await scenario.begin();
      const { payment } = scenario.razorpay.fail(sessionId);
      await scenario.deliver(scenario.pay(sessionId).webhooks);
      await scenario.deliver(scenario.razorpay.captureLate(payment.id).webhooks);
    },
    { paid: 1, refunds: 1 },
  ],
  [
    'one order is paid twice, reported at the same moment',
    async (scenario) => {
      const sessionId = await scenario.begin();
      const { payment } = scenario.razorpay.fail(sessionId);
      const { webhooks, ...paid } = scenario.pay(sessionId);
      const all = [...webhooks, ...scenario.razorpay.captureLate(payment.id).webhooks];
      await Promise.all([scenario.comeBack(sessionId, paid), ...all.map((hook) => scenario.deliver([hook]))]);
    },
    { paid: 1, refunds: 1 },
  ],
  [
    'a restarted payment: both are paid',
    async (scenario) => {
      const [first, second] = [await scenario.begin(), await scenario.begin()];
      await scenario.deliver(scenario.pay(first).webhooks);
      await scenario.deliver(scenario.pay(second).webhooks);
    },
    { paid: 1, refunds: 1 },
  ],
  [
    'forged proofs are refused, the real one is accepted',
    async (scenario) => {
      const { sessionId, webhooks: _lost, captureId, signature } = await scenario.beginAndPay();
      for (const tamper of [signature.toUpperCase(), signature.slice(0, 63), `${signature}0`, '0'.repeat(64), 'é'])
        expect(await scenario.comeBack(sessionId, { captureId, signature: tamper })).toBe(false);
      expect(await scenario.comeBack(sessionId, { captureId: 'pay_another', signature })).toBe(false);
      expect(await scenario.comeBack(sessionId, { captureId, signature })).toBe(true);
    },
  ],
  [
    'a valid proof without captured money',
    async (scenario) => {
      const sessionId = await scenario.begin();
      const { payment } = scenario.razorpay.fail(sessionId);
      const paid = scenario.razorpay.captureLate(payment.id);
      payment.status = 'authorized';
      const proof = { captureId: payment.id, signature: paid.proof.razorpay_signature };
      expect(await scenario.comeBack(sessionId, proof)).toBe(false);
      expect((await scenario.tally()).orders).toBe(0);
      payment.status = 'captured';
    },
  ],
  [
    'staff refund in the dashboard before any report',
    async (scenario) => {
      const { captureId } = await scenario.beginAndPay();
      await scenario.deliver(scenario.razorpay.refundByHand(captureId));
    },
    { paid: 0, refunds: 1 },
  ],
  [
    'staff refund in the dashboard while the store is away, and all its webhooks come afterwards',
    async (scenario) => {
      const { captureId, webhooks } = await scenario.beginAndPay();
      const refunded = scenario.razorpay.refundByHand(captureId);
      expect(new Set(await scenario.deliver([...refunded, ...webhooks]))).toEqual(new Set([200]));
      expect((await scenario.tally()).orders).toBe(0);
    },
    { paid: 0, refunds: 1 },
  ],
  [
    'one order is paid twice while the store is away, and staff refund the first: the second pays for it',
    async (scenario) => {
      const sessionId = await scenario.begin();
      const { payment } = scenario.razorpay.fail(sessionId);
      const { captureId, webhooks } = scenario.pay(sessionId);
      const late = scenario.razorpay.captureLate(payment.id);
      scenario.razorpay.refundByHand(captureId);
      expect(new Set(await scenario.deliver(webhooks))).toEqual(new Set([200]));
      await scenario.deliver(late.webhooks);
      expect((await scenario.tally()).orders).toBe(1);
    },
    { paid: 1, refunds: 1 },
  ],
];
