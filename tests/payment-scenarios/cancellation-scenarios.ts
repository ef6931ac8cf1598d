import { expect } from 'vitest';
import { decideOrder } from '../../src/orders/fulfilment/decide-order.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { PaymentScenario, ScenarioRow } from './payment-scenario.ts';

const paidBack = { paid: 0, refunds: 1, offline: 1 };

async function cancelByStaff({ store, site }: PaymentScenario) {
  const { rows } = await store.database.$client.query(
    'select number from orders where site = $1 order by id desc limit 1',
    [site],
  );
  const decision = { number: rows[0].number, to: 'Cancelled', by: 'test', now: store.now() } as const;
  expect(await decideOrder(store.database, sites[site], decision)).toBeUndefined();
}

/** As recorded here. */
async function refundedMinor({ store, sessionIds }: PaymentScenario): Promise<number> {
  const { rows } = await store.database.$client.query(
    `select sum(r.amount_minor)::int as minor from payment_refunds r join payments m on m.id = r.payment_id
      where m.session_id = any($1)`,
    [sessionIds],
  );
  return rows[0].minor;
}

const setStatus = ({ store, site }: PaymentScenario, status: string) =>
  store.database.$client.query(
    'update customers set status = $1 where id = (select customer_id from users where email = $2)',
    [status, `active@${site}.example`],
  );

export const cancellationScenarios: readonly ScenarioRow[] = [
  [
    'staff cancel the order before dispatch, and its webhooks repeat',
    async (scenario) => {
      const { webhooks } = await scenario.beginAndPay();
      await scenario.deliver(webhooks);
      await cancelByStaff(scenario);
      await scenario.deliver(webhooks);
    },
    paidBack,
  ],
  [
    'staff cancel the order while the gateway is down, then its replies are lost',
    async (scenario) => {
      await scenario.deliver((await scenario.beginAndPay()).webhooks);
      await cancelByStaff(scenario);
      scenario.wire.outage = 503;
      await scenario.jobs();
      expect((await scenario.tally()).refunds).toBe(0);
      scenario.wire.outage = undefined;
      scenario.wire.faults.push({ on: /^POST .*refund/, is: 'lost' }, { on: /^POST .*refund/, is: 'lost' });
      scenario.later(1);
      await scenario.jobs();
      expect((await scenario.tally()).refunds).toBe(1);
    },
    paidBack,
  ],
  [
    'staff cancel the order, and the provider reports that refund',
    async (scenario) => {
      const { captureId, webhooks } = await scenario.beginAndPay();
      await scenario.deliver(webhooks);
      await cancelByStaff(scenario);
      await scenario.jobs();
      await scenario.deliver(scenario.reportRefunds(captureId));
      expect(await refundedMinor(scenario)).toBe((await scenario.tally()).last);
    },
    paidBack,
  ],
  [
    'staff refund the order in the dashboard, which is told three times, then cancel it',
    async (scenario) => {
      const { captureId, webhooks } = await scenario.beginAndPay();
      await scenario.deliver(webhooks);
      const refunded = scenario.refundByHand(captureId);
      for (let i = 0; i < 3; i += 1) await scenario.deliver(refunded);
      await cancelByStaff(scenario);
      expect(await refundedMinor(scenario)).toBe((await scenario.tally()).last);
    },
    paidBack,
  ],
  [
    'staff refund a part of the order in the dashboard, then cancel it: the rest is refunded',
    async (scenario) => {
      const { captureId, webhooks } = await scenario.beginAndPay();
      await scenario.deliver(webhooks);
      await scenario.deliver(scenario.refundByHand(captureId, 100));
      await cancelByStaff(scenario);
      expect(await refundedMinor(scenario)).toBe((await scenario.tally()).last);
    },
    { ...paidBack, refunds: 2 },
  ],
  [
    'staff refund a part in the dashboard before any report: there is no order, and the rest is refunded',
    async (scenario) => {
      const { captureId, webhooks } = await scenario.beginAndPay();
      await scenario.deliver([...scenario.refundByHand(captureId, 100), ...webhooks]);
    },
    { paid: 0, refunds: 2 },
  ],
  [
    'the account is closed between payment and webhook',
    async (scenario) => {
      const { webhooks } = await scenario.beginAndPay();
      await setStatus(scenario, 'verification_pending');
      await scenario.deliver(webhooks);
      await setStatus(scenario, 'active');
    },
    { paid: 0, refunds: 1 },
  ],
];
