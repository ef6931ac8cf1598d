import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { setTransferPermission } from './set-transfer-permission.server.ts';
import { accountForStaff } from './staff-view.server.ts';

const store = setUp(openTestStore);

const set = (allowed: boolean, email = 'Newbalance0@NOD.example') =>
  setTransferPermission(store.database, sites.nod, {
    email,
    allowed,
    note: 'Agreed by phone',
    by: 'Meera',
    now: store.now(),
  });
const allowedBy = async () =>
  (await accountForStaff(store.database, sites.nod, 'newbalance0@nod.example'))?.transferAllowedBy;

test('staff let a customer pay by bank transfer and take that back; both stand in the audit trail', async () => {
  expect(await set(true)).toBeUndefined();
  expect(await allowedBy()).toBe('Meera');
  expect(await set(false)).toBeUndefined();
  expect(await allowedBy()).toBeNull();
  const { rows } = await store.database.$client.query(
    "select action, actor_name, subject, details from audit_trail where action like 'bank transfer%' order by id",
  );
  const act = { actor_name: 'Meera', subject: 'newbalance0@nod.example' };
  expect(rows).toEqual([
    { ...act, action: 'bank transfer allowed', details: { before: false, after: true, note: 'Agreed by phone' } },
    { ...act, action: 'bank transfer disallowed', details: { before: true, after: false, note: 'Agreed by phone' } },
  ]);
});

test('an unchanged permission and an unknown account are refused', async () => {
  expect((await set(false))?.message).toBe('newbalance0@nod.example may not pay by bank transfer.');
  await set(true);
  expect((await set(true))?.message).toBe('newbalance0@nod.example may already pay by bank transfer.');
  expect((await set(true, 'nobody@nod.example'))?.message).toBe('NOD has no account nobody@nod.example.');
  expect((await set(true, 'active@zwz.example'))?.refusal).toBe('unknown_account');
});
