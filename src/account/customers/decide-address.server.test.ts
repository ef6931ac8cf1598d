import { expect, test } from 'vitest';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { getInfo } from '../get-info.contract.ts';
import { type DecisionOnAddress, decideAddress } from './decide-address.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const decide = (addressId: number, verified: boolean, reason = '', site: 'nod' | 'gwd' = 'nod') =>
  decideAddress(store.database, sites[site], { addressId, verified, reason, by: 'Meera', now: store.now() });
const unverified = async () => {
  const token = await store.signIn('active');
  const { details } = (await store.call(getInfo, {}, { token })).body.data.CustomerDeliveryAddress;
  return details.find(({ add_city_name }) => add_city_name === 'Bengaluru');
};

test('an address is rejected with a reason, then verified; the buyer sees and is told both', async () => {
  const id = (await unverified())?.add_id ?? 0;
  expect(await decide(id, false, 'No such street.')).toBeUndefined();
  expect(await unverified()).toMatchObject({ approval_status: 3, approval_reason: 'No such street.' });
  expect((await office.mailTo('active@nod.example')).text).toContain('No such street.');
  expect(await decide(id, true)).toBeUndefined();
  expect(await unverified()).toMatchObject({ approval_status: 2, approval_reason: '' });
  expect((await office.mailTo('active@nod.example')).subject).toBe('Your delivery address is verified');
});

test('a no without a reason, an unknown address, one of another site and the same again are refused in words', async () => {
  const id = (await unverified())?.add_id ?? 0;
  expect((await decide(id, false))?.message).toMatch(/give a reason/);
  expect((await decide(0, true))?.message).toBe('NOD has no address 0 in use.');
  expect((await decide(id, true, '', 'gwd'))?.message).toBe(`GWD has no address ${id} in use.`);
  expect((await decide(id, true))?.message).toMatch(/already/);
});

test('who decided stands in the audit trail', async () => {
  const { rows } = await store.database.$client.query(
    "select actor_name, action, details from audit_trail where subject = 'active@nod.example' and actor = 'staff' order by id",
  );
  expect(rows).toMatchObject([
    { actor_name: 'Meera', action: 'address rejected', details: { before: 'new', after: 'rejected' } },
    { actor_name: 'Meera', action: 'address verified', details: { before: 'rejected', after: 'verified' } },
  ]);
});

test('an address that the buyer has changed meanwhile is not verified unseen', async () => {
  const { rows } = await store.database.$client.query(
    `select a.id, a.line, a.city_name as city, a.pincode, a.approval_status as "approvalStatus"
      from addresses a join users u using (customer_id)
      where u.email = 'pending@nod.example' and a.purpose = 'billing'`,
  );
  const { id, ...stored } = rows[0];
  const seen: NonNullable<DecisionOnAddress['seen']> = { ...stored, region: 'Haryana' };
  const verify = (change: Partial<typeof seen>) =>
    decideAddress(store.database, sites.nod, {
      addressId: id,
      verified: true,
      reason: '',
      seen: { ...seen, ...change },
      by: 'Meera',
      now: store.now(),
    });
  for (const change of [
    { line: 'Ring Road 5' },
    { city: 'Hisar' },
    { pincode: '125001' },
    { region: 'Delhi' },
    { approvalStatus: 3 },
  ])
    expect((await verify(change))?.message, JSON.stringify(change)).toBe(
      `Nothing was changed. The address is ${seen.line}, ${seen.city}, ${seen.pincode}, Haryana, new now.`,
    );
  expect(await verify({})).toBeUndefined();
});
