import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCompleteUser } from '../../../tests/actions/account/email-changes.ts';
import { createVerifiedUser, uniqueIpAddress } from '../../../tests/actions/account/new-accounts.ts';
import { createVerifiedMobile } from '../../../tests/actions/account/verified-mobile.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { callDuring } from '../../../tests/store/wait-for-lock.ts';
import { demoPassword } from '../../demo/people.data.ts';
import { runStatement } from '../../server/database/prepare-statement.server.ts';
import { getInfo } from '../get-info.contract.ts';
import { hashPassword } from '../password-hash.server.ts';
import { changeMobile } from './change-mobile.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const change = async (token: string, mobile: string) => (await store.call(changeMobile, { mobile }, { token })).body;
const mobileOf = async (token: string) => (await store.call(getInfo, {}, { token })).body.data.mobile_no;

test('a number that was verified by OTP becomes the number of the account, and the buyer is told by mail', async () => {
  const { token, email } = await createCompleteUser(store, office);
  const first = await createVerifiedMobile(store, office, token);
  expect(await change(token, first)).toMatchObject({ success: true });
  const second = await createVerifiedMobile(store, office, token);
  expect(await change(token, second.replace('+91', '0'))).toMatchObject({ success: true });
  expect(await mobileOf(token)).toBe(second);
  expect((await office.mailTo(email)).subject).toBe('The mobile number of your NOD account was changed');
  const { rows } = await store.database.$client.query(
    "select details from audit_trail where action = 'mobile number changed' and subject = $1 order by id",
    [email],
  );
  expect(rows).toEqual([{ details: { before: null, after: first } }, { details: { before: first, after: second } }]);
});

test('it needs the OTP of this account, within half an hour', async () => {
  const [{ token }, other] = [await createCompleteUser(store, office), await createCompleteUser(store, office)];
  const mobile = await createVerifiedMobile(store, office, other.token);
  expect(await change(token, mobile)).toMatchObject({ refusal: 'unproved' });
  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 30 * 60_000));
  expect(await change(other.token, mobile)).toMatchObject({ refusal: 'unproved' });
  store.setClock(begun);
  expect(await mobileOf(token)).toBe('');
});

test('sent again, as its reply was lost, it is done once and not refused', async () => {
  const { token, email } = await createCompleteUser(store, office);
  const mobile = await createVerifiedMobile(store, office, token);
  await change(token, mobile);
  const message = 'This is the mobile number of your account already.';
  expect(await change(token, mobile)).toEqual({ success: true, message });
  const { rows } = await store.database.$client.query(
    "select from audit_trail where action = 'mobile number changed' and subject = $1",
    [email],
  );
  expect(rows).toHaveLength(1);
});

test('one that is none, and an incomplete profile are refused', async () => {
  const { token } = await createCompleteUser(store, office);
  const mobile = await createVerifiedMobile(store, office, token);
  expect(await change(token, '12345')).toMatchObject({ message: 'Please Enter valid Mobile Number' });
  const newcomer = await createVerifiedUser(store, office);
  expect(await change(newcomer.token, mobile)).toMatchObject({ refusal: 'unfinished' });
});

test('of two changes at once one is the last, and each is recorded', async () => {
  const { token, email } = await createCompleteUser(store, office);
  const mobiles = [await createVerifiedMobile(store, office, token), await createVerifiedMobile(store, office, token)];
  await Promise.all(mobiles.map((mobile) => change(token, mobile)));
  const { rows } = await store.database.$client.query<{ details: { before: string | null; after: string } }>(
    "select details from audit_trail where action = 'mobile number changed' and subject = $1 order by id",
    [email],
  );
  expect(rows.map(({ details }) => details.before)).toEqual([null, rows[0]?.details.after]);
  expect(await mobileOf(token)).toBe(rows[1]?.details.after);
});

test('where the site requires no OTP, the password is asked', async () => {
  const gulf = { site: 'gwd' as const, token: await store.signIn('active', 'gwd'), address: uniqueIpAddress() };
  const mobile = '0501234599';
  expect((await store.call(changeMobile, { mobile, password: 'guess' }, gulf)).body).toMatchObject({
    refusal: 'password',
  });
  expect((await store.call(changeMobile, { mobile, password: demoPassword }, gulf)).body).toMatchObject({
    message: 'Your mobile number is +971 50 123 4599 now.',
  });
});

test('a password that the owner replaces at the same moment changes no number any more', async () => {
  const gulf = { site: 'gwd' as const, token: await store.signIn('overdue', 'gwd'), address: uniqueIpAddress() };
  const numberNow = async () => (await store.call(getInfo, {}, gulf)).body.data.mobile_no;
  const before = await numberNow();
  const newHash = await hashPassword('another#1');
  const { body } = await callDuring(
    store.database,
    (db) => runStatement(db, sql`update users set password_hash = ${newHash} where email = 'overdue@gwd.example'`),
    () => store.call(changeMobile, { mobile: '0501234588', password: demoPassword }, gulf),
  );
  expect(body).toMatchObject({ success: false, refusal: 'meanwhile' });
  expect(await numberNow()).toBe(before);
});
