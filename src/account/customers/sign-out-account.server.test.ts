import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { getInfo } from '../get-info.contract.ts';
import { signOutAccount } from './sign-out-account.server.ts';

const store = setUp(openTestStore);

const email = 'active@nod.example';
const signOut = (whose = email) =>
  signOutAccount(store.database, sites.nod, { email: whose, by: 'Meera', now: store.now() });
const statusOf = async (token: string) => (await store.call(getInfo, {}, { token })).status;

test('every session of the account ends, those of others stay, and it is recorded', async () => {
  const [phone, laptop, other] = [
    await store.signIn('active'),
    await store.signIn('active'),
    await store.signIn('active', 'zwz'),
  ];
  expect(await signOut()).toBe(2);
  expect([await statusOf(phone), await statusOf(laptop)]).toEqual([401, 401]);
  expect((await store.call(getInfo, {}, { token: other, site: 'zwz' })).status).toBe(200);
  const { rows } = await store.database.$client.query(
    "select site, actor_name, subject, details from audit_trail where action = 'signed out everywhere'",
  );
  expect(rows).toEqual([{ site: 'nod', actor_name: 'Meera', subject: email, details: { sessionsEnded: 2 } }]);
});

test('once more ends nothing, and the buyer can sign in again', async () => {
  expect(await signOut()).toBe(0);
  expect(await statusOf(await store.signIn('active'))).toBe(200);
});

test('an account of another site is not known', async () => {
  expect(await signOut('active@zwz.example')).toMatchObject({ refusal: 'unknown_account' });
});
