import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { viewCustomer } from '../../account/customers/customer-view.server.ts';
import { findUserByEmail } from '../../account/users.db.ts';
import { sites } from '../../sites/resolve-site.ts';
import { typedValues } from './typed-values.server.ts';

const store = setUp(openTestStore);

async function valuesOf(role: string, site: 'nod' | 'gwd') {
  const [user] = await findUserByEmail(store.database, { site, email: `${role}@${site}.example` });
  const view = await viewCustomer(store.database, sites[site], user?.customerId ?? 0);
  return view ? typedValues(view, sites[site]) : [];
}

test('a changed number that waits for verification is shown in place of the verified one', async () => {
  await store.database.$client.query(
    `update tax_registrations set pending_number = '27AAPFU0939F1ZV' where is_default
      and customer_id = (select customer_id from users where email = 'active@nod.example')`,
  );
  expect((await valuesOf('active', 'nod'))[0]).toEqual({ label: 'GSTIN', value: '27AAPFU0939F1ZV', isCode: true });
});

test('an address is written with its city and state; the number has the name of the country', async () => {
  const values = await valuesOf('pending', 'gwd');
  expect(values[0]?.label).toBe('TRN');
  expect(values.find(({ label }) => label === 'Billing address')?.value).toBe('New Industrial Area, Shed 5, Ajman');
});

test('what is not known yet is left out', async () => {
  const values = await valuesOf('unregistered', 'nod');
  expect(values.map(({ label }) => label)).not.toContain('GSTIN');
});
