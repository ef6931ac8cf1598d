import { expect, test } from 'vitest';
import {
  buildSignUpForm,
  createSessionFor,
  createVerifiedUser,
  uniqueIpAddress,
} from '../../../tests/actions/account/new-accounts.ts';
import { openTestInbox, otpIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { sendMobileOtp, verifyOtp } from './otp.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

let numbers = 0;
const freshMobile = () => `+9198200${String(++numbers).padStart(5, '0')}`;
type Session = { token: string };

const send = (mobile: string, session: Session | undefined, address = uniqueIpAddress()) =>
  store.call(sendMobileOtp, { mobile }, { address, ...session });
const verify = (mobile: string, otp: string, session?: Session) =>
  store.call(verifyOtp, { mobile, otp, url: '/register' }, session);
const notThis = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

/** A session of somebody new, and the OTP that was sent to a new number for it. */
async function sent() {
  const session = await createVerifiedUser(store, office);
  const mobile = freshMobile();
  await send(mobile, session);
  return { session, mobile, otp: otpIn(await office.smsTo(mobile)) };
}
const proofs = async (mobile: string) =>
  (
    await store.database.$client.query<{ n: number }>(
      'select count(*)::int as n from otps where receiver = $1 and proved_at is not null',
      [mobile],
    )
  ).rows[0]?.n;

test('an OTP verifies a mobile number for the signed-in account', async () => {
  const { session, mobile, otp } = await sent();
  const { body } = await verify(mobile, otp, session);
  const message = 'Your mobile number is verified.';
  expect(body).toEqual({ success: true, user: session.email, message, reset_token: '' });
  expect(await proofs(mobile)).toBe(1);
});

test('a number may be written as people write it', async () => {
  const { body } = await send(' 098200-99999 ', await createVerifiedUser(store, office));
  expect(body).toEqual({ success: true, message: 'An OTP was sent to +919820099999.' });
  await office.smsTo('+919820099999');
});

test.each(['', '12345', '+971501234567', '<b>', '९८२००१२३४५'])('%j is not a mobile number here', async (mobile) => {
  const { status, body } = await send(mobile, { token: await store.signIn('active') });
  expect(status).toBe(400);
  expect(body.errors?.[0]?.field).toBe('mobile');
});

test('a Gulf site takes Gulf numbers only', async () => {
  const gulf = { site: 'gwd' as const, address: uniqueIpAddress(), token: await store.signIn('active', 'gwd') };
  expect((await store.call(sendMobileOtp, { mobile: '9820012345' }, gulf)).body.message).toBe(
    'Please Enter valid Mobile Number',
  );
  expect((await store.call(sendMobileOtp, { mobile: '0501234567' }, gulf)).body.success).toBe(true);
});

test('an SMS needs a session with a verified e-mail', async () => {
  const mobile = freshMobile();
  expect((await send(mobile, undefined)).status).toBe(401);
  const form = buildSignUpForm();
  await store.call(signUp, form, { address: uniqueIpAddress() });
  expect((await send(mobile, { token: await createSessionFor(store, form.email) })).status).toBe(403);
  const { rows } = await store.database.$client.query('select id from outbox where receiver = $1', [mobile]);
  expect(rows).toEqual([]);
});

test('an empty or wrong OTP gets the message of its page', async () => {
  const { session, mobile, otp } = await sent();
  expect((await verify(mobile, '', session)).body).toMatchObject({
    message: 'Please Enter valid OTP',
    errors: [{ field: 'otp' }],
  });
  expect((await verify(mobile, notThis(otp), session)).body).toMatchObject({ message: 'Please Enter valid OTP' });
  const byMail = await store.call(verifyOtp, { email: 'active@nod.example', otp: '' });
  expect(byMail.body).toMatchObject({ message: 'Please Enter Valid OTP', success: false });
});

test('five wrong attempts void the code, also when simultaneous', async () => {
  const { session, mobile, otp } = await sent();
  const wrong = await Promise.all(Array.from({ length: 8 }, () => verify(mobile, notThis(otp), session)));
  expect(wrong.map(({ body }) => body.refusal).sort()).toEqual([
    ...Array(3).fill('old'),
    ...Array(5).fill('wrong_profile'),
  ]);
  const { body } = await verify(mobile, otp, session);
  expect(body).toMatchObject({ success: false, message: 'This OTP is no longer valid. Please request a new one.' });
});

test('a resend voids the earlier code', async () => {
  const { session, mobile, otp: first } = await sent();
  await send(mobile, session);
  const second = otpIn(await office.smsTo(mobile));
  if (first !== second) expect((await verify(mobile, first, session)).body.success).toBe(false);
  expect((await verify(mobile, second, session)).body.success).toBe(true);
});

test('a code is valid for ten minutes; sent again, as its reply was lost, it verifies the same once', async () => {
  const { session, mobile, otp } = await sent();
  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 600_000));
  expect((await verify(mobile, otp, session)).body).toMatchObject({
    refusal: 'expired',
    message: 'This OTP has expired. Please request a new one.',
  });
  store.setClock(begun);
  const replies = await Promise.all([1, 2, 3].map(() => verify(mobile, otp, session)));
  expect(replies.map(({ body }) => body.success)).toEqual([true, true, true]);
  const provedAt = async () => {
    const text = 'select proved_at from otps where receiver = $1';
    return (await store.database.$client.query(text, [mobile])).rows;
  };
  const first = await provedAt();
  store.setClock(new Date(begun.getTime() + 60_000));
  expect((await verify(mobile, otp, session)).body.success).toBe(true);
  expect(await provedAt()).toEqual(first);
});

test("a code is valid only for the account that requested it; other accounts' attempts and codes do not affect it", async () => {
  const { session, mobile, otp } = await sent();
  const stranger = await createVerifiedUser(store, office);
  for (let i = 0; i < 5; i += 1) await verify(mobile, notThis(otp), stranger);
  await send(mobile, stranger);
  const strangers = otpIn(await office.smsTo(mobile));
  if (strangers !== otp) expect((await verify(mobile, otp, stranger)).body).toMatchObject({ refusal: 'wrong_profile' });
  const withoutSession = { status: 401, body: { message: 'Please sign in to continue.' } };
  for (const code of [otp, '']) expect(await verify(mobile, code)).toMatchObject(withoutSession);
  expect((await verify(mobile, otp, session)).body.success).toBe(true);
  expect(await proofs(mobile)).toBe(1);
});

test('a code of one site is not valid on another', async () => {
  const { mobile, otp } = await sent();
  const token = await store.signIn('active', 'zwz');
  const foreign = await store.call(verifyOtp, { mobile, otp }, { site: 'zwz', token });
  expect(foreign.body).toMatchObject({ success: false, refusal: 'wrong_profile' });
});

test('codes are stored as keyed hashes', async () => {
  const { mobile, otp } = await sent();
  const { rows } = await store.database.$client.query(
    'select otps::text as otp, outbox::text as mail from otps join outbox on outbox.receiver = otps.receiver where otps.receiver = $1',
    [mobile],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].otp).not.toContain(otp);
  expect(rows[0].mail).not.toContain(otp);
});

test('at most three SMS to a number in ten minutes', async () => {
  const mobile = freshMobile();
  const session = await createVerifiedUser(store, office);
  for (let i = 0; i < 3; i += 1) expect((await send(mobile, session)).status).toBe(200);
  const { status, body } = await send(mobile, session);
  expect(status).toBe(429);
  expect(body.message).toMatch(/^Too many attempts\. Please try again in (10|[1-9]) minutes\.$/);
  expect(office.sms.messages.filter(({ to }) => to === mobile).length).toBeLessThanOrEqual(3);
});

test('at most ten SMS for an account in a day, across networks and numbers', async () => {
  const session = await createVerifiedUser(store, office);
  for (let i = 0; i < 10; i += 1) expect((await send(freshMobile(), session)).status).toBe(200);
  const { status, headers } = await send(freshMobile(), session);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_000);
});
