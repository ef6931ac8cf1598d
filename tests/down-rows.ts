import { expect } from 'vitest';
import type { Row } from './provider-walk.ts';

const oneRefund = { paid: 0, refunds: 1 };

/** Both providers, when they are away or their answers get lost. */
export const down: readonly Row[] = [
  [
    'away while the payment is opened: nothing is charged, the next try works',
    async (walk) => {
      walk.wire.outage = 503;
      await expect(walk.begin()).rejects.toThrow('could not be opened just now');
      walk.wire.outage = undefined;
      await walk.deliver((await walk.beginAndPay()).webhooks);
    },
  ],
  [
    'the answer to the opening is lost once',
    async (walk) => {
      walk.wire.troubles.push('lost');
      await walk.deliver((await walk.beginAndPay()).webhooks);
    },
  ],
  [
    'away when the browser comes back',
    async (walk) => {
      const { sessionId, webhooks: _lost, ...paid } = await walk.beginAndPay();
      walk.wire.outage = 'dropped';
      expect(await walk.comeBack(sessionId, paid)).toBe(false);
      expect((await walk.tally()).orders).toBe(0);
    },
  ],
  [
    'silent while the page asks for its order',
    async (walk) => {
      await walk.beginAndPay();
      walk.wire.outage = 'silent';
      expect((await walk.confirm()).body).toMatchObject({ success: false });
    },
  ],
  [
    'away while the job asks, for a while',
    async (walk) => {
      await walk.beginAndPay();
      walk.wire.outage = 500;
      for (let i = 0; i < 3; i += 1) {
        walk.later(1);
        await walk.jobs();
      }
      expect((await walk.tally()).orders).toBe(0);
    },
  ],
  [
    'away while money is given back',
    async (walk) => {
      await walk.deliver((await walk.beginAndPay({ amount: 200 })).webhooks);
      walk.wire.outage = 502;
      await walk.jobs();
      expect((await walk.tally()).refunds).toBe(0);
    },
    oneRefund,
  ],
  [
    'the answers to a refund are lost',
    async (walk) => {
      await walk.deliver((await walk.beginAndPay({ amount: 200 })).webhooks);
      const lost = { on: /^POST .*refund/, is: 'lost' } as const;
      walk.wire.troubles.push(lost, lost);
      await walk.jobs();
      expect(walk.wire.troubles).toEqual([]);
      expect((await walk.tally()).refunds).toBe(1);
    },
    oneRefund,
  ],
];
