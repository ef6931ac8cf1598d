import { expect } from 'vitest';
import { decideOrder } from '../src/orders/decide-order.server.ts';
import { sites } from '../src/sites/which-site.ts';
import type { Row, Walk } from './provider-walk.ts';

/** The order stays, cancelled; nothing of its money does. */
const paidBack = { paid: 0, refunds: 1, offline: 1 };

async function cancelByStaff({ store, site }: Walk) {
  const { rows } = await store.database.$client.query(
    'select number from orders where site = $1 order by id desc limit 1',
    [site],
  );
  const decision = { number: rows[0].number, to: 'Cancelled', by: 'test', now: store.now() } as const;
  expect(await decideOrder(store.database, sites[site], decision)).toBeUndefined();
}

const setStatus = ({ store, site }: Walk, status: string) =>
  store.database.$client.query(
    'update customers set status = $1 where id = (select customer_id from users where email = $2)',
    [status, `active@${site}.example`],
  );

/** Both providers, when something happens to account or order around the payment. */
export const afterwards: readonly Row[] = [
  [
    'staff cancel the order before it leaves, and its webhooks come once more',
    async (walk) => {
      const { webhooks } = await walk.beginAndPay();
      await walk.deliver(webhooks);
      await cancelByStaff(walk);
      await walk.deliver(webhooks);
    },
    paidBack,
  ],
  [
    'staff cancel the order while the provider is away, then its answers are lost',
    async (walk) => {
      await walk.deliver((await walk.beginAndPay()).webhooks);
      await cancelByStaff(walk);
      walk.wire.outage = 503;
      await walk.jobs();
      expect((await walk.tally()).refunds).toBe(0);
      walk.wire.outage = undefined;
      walk.wire.troubles.push({ on: /^POST .*refund/, is: 'lost' }, { on: /^POST .*refund/, is: 'lost' });
      walk.later(1);
      await walk.jobs();
      expect((await walk.tally()).refunds).toBe(1);
    },
    paidBack,
  ],
  [
    'the account is closed between paying and the webhook',
    async (walk) => {
      const { webhooks } = await walk.beginAndPay();
      await setStatus(walk, 'verification_pending');
      await walk.deliver(webhooks);
      await setStatus(walk, 'active');
    },
    { paid: 0, refunds: 1 },
  ],
];
