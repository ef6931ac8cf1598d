import { expect, test } from 'vitest';
import {
  buildSignUpForm,
  createVerifiedUser,
  uniqueEmail,
  uniqueIpAddress,
} from '../../../tests/actions/account/new-accounts.ts';
import { openTestInbox, otpIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { callDuring } from '../../../tests/store/wait-for-lock.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { findUserByEmail } from '../users.db.ts';
import { verifyOtp } from '../verification/otp.contract.ts';
import { replaceUnverifiedEmail } from '../verification/verification.db.ts';
import { checkUser } from './forgot-password.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const enter = (email: string, otp: string, address = uniqueIpAddress()) =>
  store.call(verifyOtp, { mobile: '', email, otp }, { address });
const ask = (email: string, address: string) => store.call(checkUser, { user_name: email }, { address });
/** A six-digit code that is none of these. */
const wrongFor = (...otps: string[]) =>
  ['000000', '000001', '000002', '000003'].find((one) => !otps.includes(one)) ?? '';
const wrong = { success: false, refusal: 'wrong_password', message: 'Please Enter Valid OTP' };

async function newAccount(): Promise<string> {
  return (await createVerifiedUser(store, office)).email;
}

async function asked(email: string, address = uniqueIpAddress()) {
  await ask(email, address);
  return { address, otp: otpIn(await office.mailTo(email)) };
}

const kept = async () => {
  const { rows } = await store.database.$client.query(
    `select (select coalesce(json_agg(l), '[]') from (select *, xmin::text from limits order by key) l) as limits,
       (select coalesce(json_agg(o), '[]') from (select *, xmin::text from otps order by id) o) as otps`,
  );
  return rows;
};

test('twenty strangers guessing before an OTP was sent do not block a new password', async () => {
  const email = await newAccount();
  for (let i = 0; i < 20; i += 1) expect((await enter(email, '000000')).body).toMatchObject(wrong);
  const { address, otp } = await asked(email);
  expect((await enter(email, otp, address)).body).toMatchObject({ success: true });
});

test('without a valid OTP the reply is the same as to a wrong one, and nothing is written', async () => {
  const email = await newAccount();
  const { otp } = await asked(email);
  const toWrong = await enter(email, wrongFor(otp));
  const withoutOtp = await newAccount();
  const before = await kept();
  for (const nobody of [uniqueEmail(), withoutOtp]) {
    const reply = await enter(nobody, '000000');
    expect([reply.status, reply.body]).toEqual([toWrong.status, toWrong.body]);
  }
  expect(await kept()).toEqual(before);
});

test('strangers guessing at an OTP do not void it for its requester', async () => {
  const email = await newAccount();
  const { address, otp } = await asked(email);
  for (let i = 0; i < 20; i += 1) expect((await enter(email, wrongFor(otp))).body).toMatchObject(wrong);
  expect((await enter(email, otp)).body).toMatchObject(wrong);
  expect((await enter(email, otp, address)).body).toMatchObject({ success: true });
});

test('an OTP can be entered from another network until five wrong attempts came from elsewhere', async () => {
  const email = await newAccount();
  const { otp } = await asked(email);
  for (let i = 0; i < 4; i += 1) await enter(email, wrongFor(otp));
  expect((await enter(email, otp)).body).toMatchObject({ success: true });
});

test('five wrong attempts by the requester void it, and only the requester is told', async () => {
  const email = await newAccount();
  const { address, otp } = await asked(email);
  for (let i = 0; i < 5; i += 1) expect((await enter(email, wrongFor(otp), address)).body).toMatchObject(wrong);
  expect((await enter(email, otp, address)).body).toMatchObject({ success: false, refusal: 'old' });
  expect((await enter(email, otp)).body).toMatchObject(wrong);
});

test('a stranger’s request or guess does not void the owner’s OTP', async () => {
  const email = await newAccount();
  const mine = await asked(email);
  const strangers = await asked(email);
  for (let i = 0; i < 5; i += 1) await enter(email, wrongFor(mine.otp, strangers.otp), strangers.address);
  expect((await enter(email, mine.otp, mine.address)).body).toMatchObject({ success: true });
});

test('the owner of the mailbox can use an OTP requested by a stranger; all others are then void', async () => {
  const email = await newAccount();
  const mine = await asked(email);
  const strangers = await asked(email);
  expect((await enter(email, strangers.otp, mine.address)).body).toMatchObject({ success: true });
  expect((await enter(email, mine.otp, mine.address)).body.success).toBe(false);
});

test('the addresses of one /64 are one requester, however they are written', async () => {
  const email = await newAccount();
  const { otp } = await asked(email, '2001:db8:7::1');
  for (const address of ['2001:0db8:0007:0000::2', '2001:DB8:7::ffff', '2001:db8:7:0:9::%eth0'])
    await enter(email, wrongFor(otp), address);
  for (let i = 0; i < 2; i += 1) await enter(email, wrongFor(otp), `2001:db8:7::a${i}`);
  expect((await enter(email, otp, '2001:db8:7::1')).body).toMatchObject({ refusal: 'old' });
});

test('at most ten OTPs for one account from one network in a day', async () => {
  const email = await newAccount();
  const address = uniqueIpAddress();
  const forgetOthers = () => store.database.$client.query("delete from limits where key not like 'otp_asker:%'");
  for (let i = 0; i < 10; i += 1) {
    expect((await ask(email, address)).body.success).toBe(true);
    await forgetOthers();
  }
  expect((await ask(email, address)).status).toBe(429);
  expect((await ask(email, uniqueIpAddress())).body.success).toBe(true);
});

test('an OTP entered while the address is changed neither verifies the new one nor allows a new password', async () => {
  const { email } = buildSignUpForm();
  await store.call(signUp, buildSignUpForm({ email }), { address: uniqueIpAddress() });
  const { address, otp } = await asked(email);
  const [user] = await findUserByEmail(store.database, { site: 'nod', email });
  const { userId = 0 } = user ?? {};
  const after = uniqueEmail();
  const { body } = await callDuring(
    store.database,
    (db) => replaceUnverifiedEmail(db, { userId, email: after, now: store.now() }),
    () => enter(email, otp, address),
  );
  expect(body).toMatchObject({ success: false, refusal: 'old' });
  const { rows } = await store.database.$client.query(
    `select email, email_verified_at as verified, (select count(*)::int from password_resets where user_id = users.id) as resets
      from users where id = $1`,
    [userId],
  );
  expect(rows).toEqual([{ email: after, verified: null, resets: 0 }]);
});
