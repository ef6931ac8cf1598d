import { expect } from 'vitest';
import { nodCreatePayment } from '../src/orders/pay-online.contract.ts';
import { reviewed } from './order.ts';
import { type Row, sellOut } from './provider-walk.ts';
import { stripeKeys } from './stripe-server.ts';

const oneRefund = { paid: 0, refunds: 1 };
const nothing = { paid: 0, refunds: 0 };

/** What Stripe's sessions, which end, make possible. */
export const stripeRows: readonly Row[] = [
  [
    'a webhook with an old time stamp is refused, the job finds the money',
    async (walk) => {
      const { webhooks } = await walk.beginAndPay();
      walk.later(6);
      expect(await walk.deliver(webhooks)).toEqual([400]);
      expect((await walk.tally()).orders).toBe(0);
    },
  ],
  [
    'its secret is being changed: one of two signatures holds',
    async (walk) => {
      const { sessionId } = await walk.beginAndPay();
      const session = walk.stripe.sessions.get(sessionId) ?? {};
      const hook = walk.stripe.sign('checkout.session.completed', session, {
        secrets: ['whsec_old', stripeKeys.webhookSecret],
      });
      expect(await walk.deliver([hook])).toEqual([200]);
      expect((await walk.tally()).orders).toBe(1);
    },
  ],
  [
    'the session is over before it is paid, and so it takes no money',
    async (walk) => {
      const sessionId = await walk.begin();
      await walk.deliver(walk.stripe.letExpire(sessionId));
      expect(await walk.comeBack(sessionId, { captureId: '', signature: '' })).toBe(false);
      expect(() => walk.pay(sessionId)).toThrow('takes no money');
    },
    nothing,
  ],
  [
    'the store ends it at Stripe when its time is over',
    async (walk) => {
      const sessionId = await walk.begin();
      walk.later(32);
      await walk.jobs();
      expect(walk.stripe.sessions.get(sessionId)?.status).toBe('expired');
    },
    nothing,
  ],
  [
    'Stripe is away when its time is over, and it is paid late',
    async (walk) => {
      const sessionId = await walk.begin();
      walk.later(32);
      walk.wire.outage = 503;
      await walk.jobs();
      walk.wire.outage = undefined;
      await walk.deliver(walk.pay(sessionId).webhooks);
    },
  ],
  [
    'it is paid late and the stock was sold meanwhile',
    async (walk) => {
      const sessionId = await walk.begin();
      walk.later(32);
      walk.wire.outage = 503;
      await walk.jobs();
      walk.wire.outage = undefined;
      await sellOut(walk, async () => void (await walk.deliver(walk.pay(sessionId).webhooks)));
    },
    oneRefund,
  ],
  [
    'the buyer is through but the money takes days, then comes',
    async (walk) => {
      const { completed, succeed } = walk.stripe.payLater(await walk.begin());
      await walk.deliver([completed]);
      expect((await walk.tally()).orders).toBe(0);
      await walk.deliver([succeed(), completed]);
    },
  ],
  [
    'the buyer is through but the money never comes',
    async (walk) => {
      const { completed, fail } = walk.stripe.payLater(await walk.begin());
      await walk.deliver([completed, fail()]);
    },
    nothing,
  ],
  [
    'the payment is begun anew: the first session takes no money any more',
    async (walk) => {
      const [first, second] = [await walk.begin(), await walk.begin()];
      expect(() => walk.pay(first)).toThrow('takes no money');
      await walk.deliver(walk.pay(second).webhooks);
    },
  ],
  [
    'it was paid in the moment in which it is begun anew',
    async (walk) => {
      await walk.beginAndPay();
      const call = walk.store.call(
        nodCreatePayment,
        { cart_items: reviewed(walk.lines) },
        { site: walk.site, token: walk.token },
      );
      expect((await call).body.success).toBe(false);
    },
  ],
  [
    'staff gave it back in the dashboard before anybody told of it',
    async (walk) => {
      const { captureId } = await walk.beginAndPay();
      await walk.deliver(walk.stripe.refundByHand(captureId));
    },
    { paid: 0, refunds: 1 },
  ],
];
