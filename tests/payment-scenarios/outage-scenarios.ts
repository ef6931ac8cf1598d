import { expect } from 'vitest';
import type { ScenarioRow } from './payment-scenario.ts';

const oneRefund = { paid: 0, refunds: 1 };

export const outageScenarios: readonly ScenarioRow[] = [
  [
    'down while the payment is opened: nothing is charged, the next try works',
    async (scenario) => {
      scenario.wire.outage = 503;
      await expect(scenario.begin()).rejects.toThrow('could not be opened just now');
      scenario.wire.outage = undefined;
      await scenario.deliver((await scenario.beginAndPay()).webhooks);
    },
  ],
  [
    'the reply to opening is lost once',
    async (scenario) => {
      scenario.wire.faults.push('lost');
      await scenario.deliver((await scenario.beginAndPay()).webhooks);
    },
  ],
  [
    'down when the browser returns',
    async (scenario) => {
      const { sessionId, webhooks: _lost, ...paid } = await scenario.beginAndPay();
      scenario.wire.outage = 'dropped';
      expect(await scenario.comeBack(sessionId, paid)).toBe(false);
      expect((await scenario.tally()).orders).toBe(0);
    },
  ],
  [
    'silent while the page requests its order',
    async (scenario) => {
      await scenario.beginAndPay();
      scenario.wire.outage = 'silent';
      expect((await scenario.confirm()).body).toMatchObject({ success: false });
    },
  ],
  [
    'down for a while during the payment job',
    async (scenario) => {
      await scenario.beginAndPay();
      scenario.wire.outage = 500;
      for (let i = 0; i < 3; i += 1) {
        scenario.later(1);
        await scenario.jobs();
      }
      expect((await scenario.tally()).orders).toBe(0);
    },
  ],
  [
    'down during a refund',
    async (scenario) => {
      await scenario.deliver((await scenario.beginAndPay({ amount: 200 })).webhooks);
      scenario.wire.outage = 502;
      await scenario.jobs();
      expect((await scenario.tally()).refunds).toBe(0);
    },
    oneRefund,
  ],
  [
    'the replies to a refund are lost',
    async (scenario) => {
      await scenario.deliver((await scenario.beginAndPay({ amount: 200 })).webhooks);
      const lost = { on: /^POST .*refund/, is: 'lost' } as const;
      scenario.wire.faults.push(lost, lost);
      await scenario.jobs();
      expect(scenario.wire.faults).toEqual([]);
      expect((await scenario.tally()).refunds).toBe(1);
    },
    oneRefund,
  ],
];
