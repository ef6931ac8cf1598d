import { expect, test } from 'vitest';
import { beginEmailChange, createCompleteUser } from '../../../tests/actions/account/email-changes.ts';
import {
  buildSignUpForm,
  createSessionFor,
  uniqueEmail,
  uniqueIpAddress,
} from '../../../tests/actions/account/new-accounts.ts';
import { openTestInbox, otpIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { correctEmail } from '../customers/correct-email.server.ts';
import { userExists } from '../forms/sign-up-messages.data.ts';
import { getInfo } from '../get-info.contract.ts';
import { changePassword, checkUser } from '../password/forgot-password.contract.ts';
import { session } from '../sign-in/sign-in.contract.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { findUserByEmail } from '../users.db.ts';
import { verifyOtp } from '../verification/otp.contract.ts';
import { confirmEmailChange, objectToEmailChange } from './email-change.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const open = async (token: string, own: string) =>
  (await store.call(confirmEmailChange, { token }, { token: own })).body;
const isAlive = async (token: string) => (await store.call(session, {}, { token })).status === 200;
const begin = async () => {
  const user = await createCompleteUser(store, office);
  return { user, ...(await beginEmailChange(store, office, user)) };
};
const correctAsStaff = (email: string, newEmail: string) =>
  correctEmail(store.database, sites.nod, {
    email,
    newEmail,
    secret: store.server.secret,
    by: 'Meera',
    now: store.now(),
  });

async function resetTokenFor(email: string): Promise<string> {
  const address = uniqueIpAddress();
  await store.call(checkUser, { user_name: email }, { address });
  const otp = otpIn(await office.mailTo(email));
  return (await store.call(verifyOtp, { email, otp }, { address })).body.reset_token;
}
const setPassword = async (user_name: string, reset_token: string) =>
  (
    await store.call(changePassword, {
      user_name,
      reset_token,
      password1: 'Turbine-7781',
      password2: 'Turbine-7781',
    })
  ).body;

test('the link gives the account its new address, once, and ends all sessions but the one that opened it', async () => {
  const { user, after, confirm } = await begin();
  const elsewhere = await createSessionFor(store, user.email);
  expect(await open(confirm, user.token)).toMatchObject({ success: true, email: after });
  expect([await isAlive(user.token), await isAlive(elsewhere)]).toEqual([true, false]);
  expect((await store.call(getInfo, {}, { token: user.token })).body.data.email).toBe(after);
  expect(await open(confirm, user.token)).toMatchObject({ refusal: 'used' });
  for (const address of [user.email, after])
    expect((await office.mailTo(address)).subject).toBe('The e-mail address of your NOD account was changed');
  const { rows } = await store.database.$client.query(
    "select details from audit_trail where action = 'e-mail changed' and subject = $1",
    [after],
  );
  expect(rows).toEqual([{ details: { before: user.email, after, sessionsEnded: 1 } }]);
});

test('opened on another device, that one stays signed in', async () => {
  const { user, confirm } = await begin();
  const phone = await createSessionFor(store, user.email);
  expect(await open(confirm, phone)).toMatchObject({ success: true });
  expect([await isAlive(user.token), await isAlive(phone)]).toEqual([false, true]);
});

test('a stranger who got the link of a mistyped address can do nothing with it', async () => {
  const { user, after, confirm } = await begin();
  expect(await open(confirm, await store.signIn('active'))).toMatchObject({ refusal: 'other' });
  expect((await store.call(confirmEmailChange, { token: confirm })).status).toBe(401);
  const [kept, taken] = [user.email, after].map((email) => findUserByEmail(store.database, { site: 'nod', email }));
  expect([(await kept)?.length, (await taken)?.length]).toEqual([1, 0]);
});

test('opened twice at the same moment, it takes effect once', async () => {
  const { user, confirm } = await begin();
  const replies = await Promise.all([open(confirm, user.token), open(confirm, user.token)]);
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
});

test('an unknown link, one of another site and one after a day do nothing', async () => {
  const { user, confirm } = await begin();
  expect(await open('x', user.token)).toMatchObject({ refusal: 'unknown' });
  const onZwz = { site: 'zwz' as const, token: await store.signIn('active', 'zwz') };
  expect((await store.call(confirmEmailChange, { token: confirm }, onZwz)).body).toMatchObject({
    refusal: 'unknown',
  });
  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 86_400_000));
  expect(await open(confirm, user.token)).toMatchObject({ refusal: 'old' });
  store.setClock(begun);
  expect((await store.call(getInfo, {}, { token: user.token })).body.data.email).toBe(user.email);
});

test('of two accounts that confirm the same address at once one gets it', async () => {
  const email = uniqueEmail();
  const links: [link: string, token: string][] = [];
  for (const user of [await createCompleteUser(store, office), await createCompleteUser(store, office)])
    links.push([(await beginEmailChange(store, office, user, email)).confirm, user.token]);
  const replies = await Promise.all(links.map(([link, token]) => open(link, token)));
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  expect(replies.find(({ success }) => !success)).toMatchObject({ refusal: 'exists', message: userExists });
});

test('an address that was signed up with meanwhile is refused', async () => {
  const { user, after, confirm } = await begin();
  await store.call(signUp, buildSignUpForm({ email: after }), { address: uniqueIpAddress() });
  expect(await open(confirm, user.token)).toMatchObject({ refusal: 'exists' });
});

test('a new password stops what waits: whoever asked may have known the old one', async () => {
  const { user, confirm } = await begin();
  expect(await setPassword(user.email, await resetTokenFor(user.email))).toMatchObject({ success: true });
  const token = await createSessionFor(store, user.email);
  expect(await open(confirm, token)).toMatchObject({ refusal: 'stopped' });
});

test('the mailbox of the address before can set no password any more', async () => {
  const { user, after, confirm } = await begin();
  const reset = await resetTokenFor(user.email);
  expect(await open(confirm, user.token)).toMatchObject({ success: true });
  for (const email of [user.email, after])
    expect(await setPassword(email, reset)).toMatchObject({ refusal: 'unproved' });
});

test('what staff decide about the address stands: neither link does anything afterwards', async () => {
  const { user, confirm, object } = await begin();
  const corrected = uniqueEmail();
  expect(await correctAsStaff(user.email, corrected)).toBeUndefined();
  await store.database.$client.query('update users set email_verified_at = now() where email = $1', [corrected]);
  const token = await createSessionFor(store, corrected);
  expect(await open(confirm, token)).toMatchObject({ refusal: 'stopped' });
  expect((await store.call(objectToEmailChange, { token: object })).body).toMatchObject({ refusal: 'old' });
});

test('when buyer and staff change the address at the same moment, one of them does', async () => {
  const { user, after, confirm } = await begin();
  const corrected = uniqueEmail();
  const [reply, refusal] = await Promise.all([open(confirm, user.token), correctAsStaff(user.email, corrected)]);
  const { rows } = await store.database.$client.query(
    'select email, email_verified_at is not null as verified from users where email = any($1)',
    [[user.email, after, corrected]],
  );
  expect(rows).toEqual([reply.success ? { email: after, verified: true } : { email: corrected, verified: false }]);
  expect(refusal === undefined).toBe(!reply.success);
});
