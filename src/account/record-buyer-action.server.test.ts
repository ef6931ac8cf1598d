import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { sites } from '../sites/resolve-site.ts';
import { recordBuyerAction } from './record-buyer-action.server.ts';

const { gwd } = sites;

const store = setUp(openTestStore);

test('the audit trail says which buyer did what, when and from where', async () => {
  const context = { site: gwd, now: store.now(), address: '198.51.100.7' };
  await recordBuyerAction(store.database, context, {
    action: 'e-mail verified',
    email: 'buyer@mill.example',
    userId: 11,
    customerId: 22,
    details: { sessionsEnded: 2 },
  });
  await recordBuyerAction(store.database, context, { action: 'sign-in failed', email: 'nobody@mill.example' });
  const { rows } = await store.database.$client.query(
    `select site, at, actor, actor_name, subject, action, user_id, customer_id, address, details
      from audit_trail where site = 'gwd' order by id desc limit 2`,
  );
  const common = { site: 'gwd', at: store.now(), actor: 'buyer', address: '198.51.100.7' };
  const [nobody, buyer] = ['nobody@mill.example', 'buyer@mill.example'];
  expect(rows).toMatchObject([
    { ...common, actor_name: nobody, subject: nobody, action: 'sign-in failed', user_id: null, customer_id: null },
    { ...common, actor_name: buyer, subject: buyer, action: 'e-mail verified', user_id: 11, customer_id: 22 },
  ]);
  expect(rows[1].details).toEqual({ sessionsEnded: 2 });
});
