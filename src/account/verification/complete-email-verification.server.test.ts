import { expect, test } from 'vitest';
import { insertListedCustomer } from '../../../tests/actions/account/listed-customer.ts';
import { buildSignUpForm, createSessionFor, uniqueIpAddress } from '../../../tests/actions/account/new-accounts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findDevices, saveDevice } from '../sign-in/devices.db.ts';
import { identifyDevice } from '../sign-in/identify-device.server.ts';
import { listSessions } from '../sign-in/sessions.db.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { findUserByEmail } from '../users.db.ts';
import { completeEmailVerification } from './complete-email-verification.server.ts';

const { nod } = sites;

const store = setUp(openTestStore);

const device = { userAgent: '', address: '198.51.100.7', deviceToken: 'a'.repeat(43) };
const one = async (sql: string, ...values: unknown[]) => (await store.database.$client.query(sql, values)).rows[0];

async function signedUp() {
  const form = buildSignUpForm();
  await store.call(signUp, form, { address: uniqueIpAddress() });
  const [user] = await findUserByEmail(store.database, { site: 'nod', email: form.email });
  if (!user) throw new Error(`there is no account ${form.email}`);
  return user;
}
async function fromCustomerList(customerCode: string) {
  const user = await signedUp();
  await store.database.$client.query(
    `with listed as (
        update customers set listed_customer_id = (select id from listed_customers where customer_code = $2) where id = $1)
      update users set from_customer_list = true where customer_id = $1`,
    [user.customerId, customerCode],
  );
  return user;
}
const verify = (user: { userId: number; customerId: number; email: string }) =>
  completeEmailVerification(store.database, { site: nod, now: store.now(), ...device }, user);

test('the e-mail address is verified, its links are used and every session ends', async () => {
  const user = await signedUp();
  await createSessionFor(store, user.email);
  await createSessionFor(store, user.email);
  await verify(user);
  expect(await findUserByEmail(store.database, { site: 'nod', email: user.email })).toMatchObject([
    { emailVerifiedAt: store.now() },
  ]);
  expect(await one('select used_at from email_links where user_id = $1', user.userId)).toEqual({
    used_at: store.now(),
  });
  expect(await listSessions(store.database, { userId: user.userId })).toEqual([]);
  const trail = "select details from audit_trail where user_id = $1 and action = 'e-mail verified'";
  expect(await one(trail, user.userId)).toEqual({ details: { sessionsEnded: 2 } });
});

test('the device that opened the link counts as used now, so that its next sign-in is not new', async () => {
  const user = await signedUp();
  const { token: _token, ...known } = identifyDevice(device);
  const before = new Date(store.now().getTime() - 60_000);
  await saveDevice(store.database, { ...known, site: 'nod', userId: user.userId, now: before });
  await verify(user);
  expect(await findDevices(store.database, { userId: user.userId })).toMatchObject([{ seenAt: store.now() }]);
});

test('who verifies first is linked to the customer list; the other continues as an ordinary account', async () => {
  const { customerCode } = await insertListedCustomer(store);
  const [first, second] = [await fromCustomerList(customerCode), await fromCustomerList(customerCode)];
  await verify(first);
  await verify(second);
  expect(await one('select linked_customer_id from listed_customers where customer_code = $1', customerCode)).toEqual({
    linked_customer_id: first.customerId,
  });
  const isListed = async ({ email }: { email: string }) =>
    (await findUserByEmail(store.database, { site: 'nod', email }))[0]?.fromCustomerList;
  expect([await isListed(first), await isListed(second)]).toEqual([true, false]);
});
