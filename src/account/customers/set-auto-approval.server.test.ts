import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { setAutoApproval } from './set-auto-approval.server.ts';

const store = setUp(openTestStore);

const set = (autoApproved: boolean, email = 'newbalance0@nod.example') =>
  setAutoApproval(store.database, sites.nod, {
    email,
    autoApproved,
    note: 'Old customer',
    by: 'Meera',
    now: store.now(),
  });
const approvedBy = async () =>
  (
    await store.database.$client.query(
      `select auto_approved_by as by, auto_approved_at as at from customers c join users u on u.customer_id = c.id
        where u.email = 'newbalance0@nod.example'`,
    )
  ).rows[0];

test('automatic approval is switched on and off, each once, and recorded', async () => {
  expect(await set(true)).toBeUndefined();
  expect(await approvedBy()).toEqual({ by: 'Meera', at: store.now() });
  expect((await set(true))?.message).toBe('Automatic approval of newbalance0@nod.example is already on.');
  expect(await set(false)).toBeUndefined();
  expect(await approvedBy()).toEqual({ by: null, at: null });
  const { rows } = await store.database.$client.query(
    "select action, details from audit_trail where action like 'automatic approval%' order by id",
  );
  expect(rows).toEqual([
    { action: 'automatic approval on', details: { before: false, after: true, note: 'Old customer' } },
    { action: 'automatic approval off', details: { before: true, after: false, note: 'Old customer' } },
  ]);
});

test('an account of another site is refused', async () => {
  expect((await set(true, 'active@zwz.example'))?.refusal).toBe('unknown_account');
});
