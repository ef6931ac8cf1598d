import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { accountForStaff } from '../account/customers/staff-view.server.ts';
import { passwordMatches } from '../account/password-hash.server.ts';
import { findUserByEmail } from '../account/users.db.ts';
import { sites } from '../sites/resolve-site.ts';
import { siteCodes } from '../sites/site.ts';
import { seedPriceLists } from './demo-catalogue.server.ts';
import { loadAccounts } from './load-accounts.server.ts';
import { demoPassword } from './people.data.ts';

const store = setUp(openTestStore);
beforeAll(async () => {
  await store.database.$client.query('truncate customers cascade');
  for (const site of Object.values(sites))
    await loadAccounts(store.database, site, await seedPriceLists(store.database, site), store.now());
});

test.each(siteCodes)('%s has an account in every standing, and credit for two of them', async (site) => {
  const { rows } = await store.database.$client.query(
    `select u.email, c.status, c.profile_at is not null as profile, exists (select from credit_terms t where t.customer_id = c.id) as credit
      from customers c join users u on u.customer_id = c.id where c.site = $1 order by u.id`,
    [site],
  );
  expect(rows.map(({ email, status, profile, credit }) => [email, status, profile, credit])).toEqual([
    [`active@${site}.example`, 'active', true, true],
    [`newbalance0@${site}.example`, 'active', true, false],
    [`overdue@${site}.example`, 'active', true, true],
    [`approval@${site}.example`, 'approval_pending', true, false],
    [`pending@${site}.example`, 'verification_pending', true, false],
    [`unregistered@${site}.example`, 'verification_pending', false, false],
  ]);
});

test('everybody signs in with the password of the demo, with a verified e-mail address', async () => {
  const [user] = await findUserByEmail(store.database, { site: 'gwd', email: 'unregistered@gwd.example' });
  expect(await passwordMatches(user?.passwordHash, demoPassword, { address: '192.0.2.1' })).toBe(true);
  expect(user?.emailVerifiedAt).toEqual(store.now());
});

test.each([
  ['active', true, ['billing verified', 'delivery verified', 'delivery verified', 'delivery new']],
  ['overdue', true, ['billing verified', 'delivery verified']],
  ['pending', false, ['billing new', 'delivery new']],
])('staff have looked at what %s gave: %j', async (role, taxVerified, addresses) => {
  const account = await accountForStaff(store.database, sites.nod, `${role}@nod.example`);
  expect(account?.taxVerified).toBe(taxVerified);
  const approvals = ['', 'new', 'verified'];
  expect(account?.addresses.map(({ purpose, approvalStatus }) => `${purpose} ${approvals[approvalStatus]}`)).toEqual(
    addresses,
  );
});

test('an account without a profile has neither mobile number nor tax number nor address', async () => {
  expect(await accountForStaff(store.database, sites.nod, 'unregistered@nod.example')).toMatchObject({
    mobile: null,
    taxNumber: null,
    addresses: [],
  });
});
