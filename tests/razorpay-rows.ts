import { expect } from 'vitest';
import { type Row, sellOut } from './provider-walk.ts';

const oneRefund = { paid: 0, refunds: 1 };

/** What Razorpay's orders, which never end, make possible. */
export const razorpayRows: readonly Row[] = [
  [
    'its webhooks come in the reverse order, after a failed attempt',
    async (walk) => {
      const sessionId = await walk.begin();
      const failed = walk.razorpay.fail(sessionId);
      const { webhooks } = walk.pay(sessionId);
      await walk.deliver([...webhooks.toReversed(), ...failed.webhooks]);
    },
  ],
  [
    'the same event comes under another id',
    async (walk) => {
      const { webhooks } = await walk.beginAndPay();
      await walk.deliver(webhooks);
      const renamed = webhooks.map(({ body, headers }) => ({
        body,
        headers: { ...headers, 'x-razorpay-event-id': 'evt_other' },
      }));
      expect(new Set(await walk.deliver(renamed))).toEqual(new Set([200]));
    },
  ],
  [
    'a bank says yes late: allowed is not paid, captured is',
    async (walk) => {
      const sessionId = await walk.begin();
      const { payment, webhooks } = walk.razorpay.fail(sessionId);
      await walk.deliver([...webhooks, ...walk.razorpay.authoriseLate(payment.id)]);
      expect((await walk.tally()).orders).toBe(0);
      await walk.deliver(walk.razorpay.captureLate(payment.id).webhooks);
    },
  ],
  [
    'it is paid an hour after the session has ended, by the webhook',
    async (walk) => {
      const sessionId = await walk.begin();
      walk.later(60);
      await walk.jobs();
      await walk.deliver(walk.pay(sessionId).webhooks);
    },
  ],
  [
    'it is paid a day after the session has ended, and the webhook is lost',
    async (walk) => {
      const sessionId = await walk.begin();
      for (const minutes of [20, 200, 1300]) {
        walk.later(minutes);
        await walk.jobs();
      }
      walk.pay(sessionId);
      walk.later(1600);
    },
  ],
  [
    'it is paid late and the stock was sold meanwhile',
    async (walk) => {
      const sessionId = await walk.begin();
      walk.later(60);
      await walk.jobs();
      await sellOut(walk, async () => void (await walk.deliver(walk.pay(sessionId).webhooks)));
    },
    oneRefund,
  ],
  [
    'it is paid late and was ordered on credit meanwhile',
    async (walk) => {
      const sessionId = await walk.begin();
      await walk.confirmOffline();
      await walk.deliver(walk.pay(sessionId).webhooks);
    },
    { paid: 0, refunds: 1, offline: 1 },
  ],
  [
    'one order is paid twice: the second payment is given back',
    async (walk) => {
      const sessionId = await walk.begin();
      const { payment } = walk.razorpay.fail(sessionId);
      await walk.deliver(walk.pay(sessionId).webhooks);
      await walk.deliver(walk.razorpay.captureLate(payment.id).webhooks);
    },
    { paid: 1, refunds: 1 },
  ],
  [
    'one order is paid twice and all is told at the same moment',
    async (walk) => {
      const sessionId = await walk.begin();
      const { payment } = walk.razorpay.fail(sessionId);
      const { webhooks, ...paid } = walk.pay(sessionId);
      const all = [...webhooks, ...walk.razorpay.captureLate(payment.id).webhooks];
      await Promise.all([walk.comeBack(sessionId, paid), ...all.map((hook) => walk.deliver([hook]))]);
    },
    { paid: 1, refunds: 1 },
  ],
  [
    'the payment was begun anew and both are paid',
    async (walk) => {
      const [first, second] = [await walk.begin(), await walk.begin()];
      await walk.deliver(walk.pay(first).webhooks);
      await walk.deliver(walk.pay(second).webhooks);
    },
    { paid: 1, refunds: 1 },
  ],
  [
    'the proof is spoilt in every way, then comes as it was made',
    async (walk) => {
      const { sessionId, webhooks: _lost, captureId, signature } = await walk.beginAndPay();
      for (const spoil of [signature.toUpperCase(), signature.slice(0, 63), `${signature}0`, '0'.repeat(64), 'é'])
        expect(await walk.comeBack(sessionId, { captureId, signature: spoil })).toBe(false);
      expect(await walk.comeBack(sessionId, { captureId: 'pay_another', signature })).toBe(false);
      expect(await walk.comeBack(sessionId, { captureId, signature })).toBe(true);
    },
  ],
  [
    'a proof holds but the money is not there yet',
    async (walk) => {
      const sessionId = await walk.begin();
      const { payment } = walk.razorpay.fail(sessionId);
      const paid = walk.razorpay.captureLate(payment.id);
      payment.status = 'authorized';
      const proof = { captureId: payment.id, signature: paid.proof.razorpay_signature };
      expect(await walk.comeBack(sessionId, proof)).toBe(false);
      expect((await walk.tally()).orders).toBe(0);
      payment.status = 'captured';
    },
  ],
  [
    'staff gave it back in the dashboard before anybody told of it',
    async (walk) => {
      const { captureId } = await walk.beginAndPay();
      await walk.deliver(walk.razorpay.refundByHand(captureId));
    },
    { paid: 0, refunds: 1 },
  ],
];
