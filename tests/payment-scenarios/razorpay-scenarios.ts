import { expect } from 'vitest';
import { type ScenarioRow, sellOut } from './payment-scenario.ts';

const oneRefund = { paid: 0, refunds: 1 };

/** What Razorpay's orders, which never end, make possible. */
export const razorpayScenarios: readonly ScenarioRow[] = [
  [
    'its webhooks come in the reverse order, after a failed attempt',
    async (scenario) => {
      const sessionId = await scenario.begin();
      const failed = scenario.razorpay.fail(sessionId);
      const { webhooks } = scenario.pay(sessionId);
      await scenario.deliver([...webhooks.toReversed(), ...failed.webhooks]);
    },
  ],
  [
    'the same event comes under another id',
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
    'a bank says yes late: allowed is not paid, captured is',
    async (scenario) => {
      const sessionId = await scenario.begin();
      const { payment, webhooks } = scenario.razorpay.fail(sessionId);
      await scenario.deliver([...webhooks, ...scenario.razorpay.authoriseLate(payment.id)]);
      expect((await scenario.tally()).orders).toBe(0);
      await scenario.deliver(scenario.razorpay.captureLate(payment.id).webhooks);
    },
  ],
  [
    'it is paid an hour after the session has ended, by the webhook',
    async (scenario) => {
      const sessionId = await scenario.begin();
      scenario.later(60);
      await scenario.jobs();
      await scenario.deliver(scenario.pay(sessionId).webhooks);
    },
  ],
  [
    'it is paid a day after the session has ended, and the webhook is lost',
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
    'it is paid late and the stock was sold meanwhile',
    async (scenario) => {
      const sessionId = await scenario.begin();
      scenario.later(60);
      await scenario.jobs();
      await sellOut(scenario, async () => void (await scenario.deliver(scenario.pay(sessionId).webhooks)));
    },
    oneRefund,
  ],
  [
    'it is paid late and was ordered on credit meanwhile',
    async (scenario) => {
      const sessionId = await scenario.begin();
      await scenario.confirmOffline();
      await scenario.deliver(scenario.pay(sessionId).webhooks);
    },
    { paid: 0, refunds: 1, offline: 1 },
  ],
  [
    'one order is paid twice: the second payment is given back',
    async (scenario) => {
      const sessionId = await scenario.begin();
      const { payment } = scenario.razorpay.fail(sessionId);
      await scenario.deliver(scenario.pay(sessionId).webhooks);
      await scenario.deliver(scenario.razorpay.captureLate(payment.id).webhooks);
    },
    { paid: 1, refunds: 1 },
  ],
  [
    'one order is paid twice and all is told at the same moment',
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
    'the payment was begun anew and both are paid',
    async (scenario) => {
      const [first, second] = [await scenario.begin(), await scenario.begin()];
      await scenario.deliver(scenario.pay(first).webhooks);
      await scenario.deliver(scenario.pay(second).webhooks);
    },
    { paid: 1, refunds: 1 },
  ],
  [
    'the proof is spoilt in every way, then comes as it was made',
    async (scenario) => {
      const { sessionId, webhooks: _lost, captureId, signature } = await scenario.beginAndPay();
      for (const spoil of [signature.toUpperCase(), signature.slice(0, 63), `${signature}0`, '0'.repeat(64), 'é'])
        expect(await scenario.comeBack(sessionId, { captureId, signature: spoil })).toBe(false);
      expect(await scenario.comeBack(sessionId, { captureId: 'pay_another', signature })).toBe(false);
      expect(await scenario.comeBack(sessionId, { captureId, signature })).toBe(true);
    },
  ],
  [
    'a proof holds but the money is not there yet',
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
    'staff gave it back in the dashboard before anybody told of it',
    async (scenario) => {
      const { captureId } = await scenario.beginAndPay();
      await scenario.deliver(scenario.razorpay.refundByHand(captureId));
    },
    { paid: 0, refunds: 1 },
  ],
];
