import { expect, test } from 'vitest';
import { createConfirmedOrder } from '../../tests/actions/orders.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { sites } from '../sites/resolve-site.ts';
import { loadOrderState, orderEditConflict, recordOrderChange } from './order-changes.server.ts';
import { findSiteOrder } from './orders.db.ts';

const store = setUp(openTestStore);

const newOrder = async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 1]]);
  const [order] = await findSiteOrder(store.database, { site: 'nod', number });
  if (!order) throw new Error('no order');
  return order;
};

test('who changed an order since it was seen is said with what and when', async () => {
  const order = await newOrder();
  const seenBy = (seen: number | undefined) => orderEditConflict(store.database, sites.nod, order.number, seen);
  expect(await seenBy(undefined)).toBeUndefined();
  const refusal = await seenBy(0);
  expect(refusal?.refusal).toBe('changed_meanwhile');
  expect(refusal?.message).toMatch(
    new RegExp(
      `^test changed order ${order.number} meanwhile: order confirmed, .+ Look at it again before you go on\\.$`,
    ),
  );
  const { rows } = await store.database.$client.query('select max(id)::int as id from audit_trail');
  expect(await seenBy(rows[0].id)).toBeUndefined();
});

test('a change is recorded with its details and what it changed', async () => {
  const order = await newOrder();
  const before = { ...(await loadOrderState(store.database, order.id)), status: 'Dispatched' as const };
  const details = { note: 'x' };
  const change = { before, action: 'order tried', by: 'Meera', now: store.now(), details };
  await recordOrderChange(store.database, sites.nod, order, change);
  const { rows } = await store.database.$client.query(
    "select subject, details from audit_trail where action = 'order tried'",
  );
  expect(rows).toEqual([
    {
      subject: order.number,
      details: { note: 'x', before: { status: 'Dispatched' }, after: { status: 'Confirmed' } },
    },
  ]);
});

test('an order without a row is a bug', async () => {
  await expect(loadOrderState(store.database, 999_999)).rejects.toThrow('order 999999 has no state');
});
