import { expect } from 'vitest';
import type { PaymentGateway } from '../../src/payments/gateways/payment-gateway.ts';
import { refundByStaff } from '../../src/payments/online-payments/refund-by-staff.server.ts';
import { createPaymentContext, runPaymentJobs } from '../actions/payments/payments.ts';
import type { PaymentScenario, ScenarioRow } from './payment-scenario.ts';

const oneRefund = { paid: 0, refunds: 1 };

/** What staff do about a refund that came back. */
async function refundAgain({ store, site }: PaymentScenario, captureId: string) {
  const sql = 'select payment_id, last_error from payment_refunds where capture_id = $1 and done_at is null';
  const { rows } = await store.database.$client.query(sql, [captureId]);
  expect(rows).toMatchObject([{ last_error: expect.stringContaining('came back') }]);
  const staff = { ...createPaymentContext(store, site), by: 'Meena Joshi' };
  const wanted = { id: Number(rows[0].payment_id), reason: '' };
  expect(await refundByStaff(staff, wanted)).toMatchObject({
    refunded: expect.stringContaining('2.00'),
  });
}

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
  [
    'a refund comes back from the bank days later: staff see it, and refund again',
    async (scenario) => {
      const { captureId, webhooks } = await scenario.beginAndPay({ amount: 200 });
      await scenario.deliver(webhooks);
      await scenario.jobs();
      scenario.later(3 * 24 * 60);
      const failed = scenario.failRefund(captureId);
      expect(await scenario.deliver([...failed, ...failed])).toEqual([200, 200]);
      await refundAgain(scenario, captureId);
      // The first event once more, which is not about the second refund.
      await scenario.deliver(failed);
    },
    oneRefund,
  ],
  [
    'a refund comes back before the reply to our request is recorded: staff see it, and refund again',
    async (scenario) => {
      const { captureId, webhooks } = await scenario.beginAndPay({ amount: 200 });
      await scenario.deliver(webhooks);
      const paymentGateways = scenario.store.server.services.gateways;
      const failsAtOnce = (gateway: PaymentGateway | undefined) =>
        gateway && {
          ...gateway,
          refund: async (wanted: Parameters<PaymentGateway['refund']>[0]) => {
            const made = await gateway.refund(wanted);
            expect(await scenario.deliver(scenario.failRefund(captureId))).toEqual([200]);
            return made;
          },
        };
      const gateways = {
        ...paymentGateways,
        forPayment: (...from: Parameters<typeof paymentGateways.forPayment>) =>
          failsAtOnce(paymentGateways.forPayment(...from)),
      };
      await runPaymentJobs(scenario.store, gateways);
      await refundAgain(scenario, captureId);
    },
    oneRefund,
  ],
  [
    'a refund comes back after the replies to our request were lost: staff see it, and refund again',
    async (scenario) => {
      const { captureId, webhooks } = await scenario.beginAndPay({ amount: 200 });
      await scenario.deliver(webhooks);
      const lost = { on: /^POST .*refund/, is: 'lost' } as const;
      scenario.wire.faults.push(lost, lost);
      await scenario.jobs();
      await scenario.deliver(scenario.failRefund(captureId));
      scenario.later(1);
      await scenario.jobs();
      await refundAgain(scenario, captureId);
    },
    oneRefund,
  ],
  [
    'down when the webhook arrives: what it says counts',
    async (scenario) => {
      const { webhooks } = await scenario.beginAndPay();
      scenario.wire.outage = 'dropped';
      await scenario.deliver(webhooks);
      expect((await scenario.tally()).orders).toBe(1);
    },
  ],
];
