import { expect, test } from 'vitest';
import {
  buildSignUpForm,
  createSessionFor,
  createVerifiedUser,
  uniqueEmail,
  uniqueIpAddress,
} from '../../../tests/actions/account/new-accounts.ts';
import { solveCaptcha } from '../../../tests/actions/account/solve-captcha.ts';
import { openTestInbox, otpIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { login, session, tokenCheck } from '../sign-in/sign-in.contract.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { verifyOtp } from '../verification/otp.contract.ts';
import { changePassword, checkUser } from './forgot-password.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const ask = (user_name: string, address = uniqueIpAddress()) =>
  store.call(checkUser, { db_type: 'NOD', user_name }, { address });
const fresh = 'new secret';
type Change = Partial<Parameters<typeof store.call<typeof changePassword>>[1]>;

async function proved(email: string): Promise<string> {
  await ask(email);
  const otp = otpIn(await office.mailTo(email.toLowerCase()));
  return (await store.call(verifyOtp, { email, otp })).body.reset_token;
}
const change = (email: string, reset_token: string, more: Change = {}, token?: string) =>
  store.call(
    changePassword,
    { db_type: 'NOD', user_name: email, password1: fresh, password2: fresh, reset_token, ...more },
    token ? { token } : {},
  );
async function signsIn(email: string, password: string) {
  const captcha = await solveCaptcha(store);
  return (await store.call(login, { username: email, password, captcha }, { address: uniqueIpAddress() })).body.success;
}

test('e-mail, OTP, new password: only the new one signs in, and all other sessions end', async () => {
  const { email, form, token } = await createVerifiedUser(store, office);
  const reset = await proved(email.toUpperCase());
  expect(reset).toHaveLength(43);
  expect((await change(email, reset)).body).toMatchObject({ success: true });
  expect((await store.call(tokenCheck, {}, { token })).body.success).toBe(false);
  expect(await signsIn(email, fresh)).toBe(true);
  expect(await signsIn(email, form.password)).toBe(false);
  expect((await office.mailTo(email)).subject).toBe('Your NOD password was changed');
});

test('a new password ends this account’s sign-in lock on every network, and no other account’s', async () => {
  const { email } = await createVerifiedUser(store, office);
  const other = `${email}.in`;
  const [here, there] = [uniqueIpAddress(), uniqueIpAddress()];
  const fail = async (username: string, address: string) => {
    const captcha = await solveCaptcha(store);
    for (let i = 0; i < 5; i += 1)
      await store.call(login, { username, password: 'wrong', captcha: await solveCaptcha(store) }, { address });
    return (await store.call(login, { username, password: 'wrong', captcha }, { address })).status;
  };
  expect(await fail(email, here)).toBe(429);
  expect(await fail(email, there)).toBe(429);
  expect(await fail(other, here)).toBe(429);
  const key = `login_account:nod ${email}`;
  await store.database.$client.query('update limits set points = 50 where key = $1', [key]);
  await change(email, await proved(email));
  for (const address of [here, there]) {
    const signIn = { username: email, password: fresh, captcha: await solveCaptcha(store) };
    expect((await store.call(login, signIn, { address })).body).toMatchObject({ success: true });
  }
  const stillLocked = { username: other, password: 'wrong', captcha: await solveCaptcha(store) };
  expect((await store.call(login, stillLocked, { address: here })).status).toBe(429);
});

test('whoever changes the password while signed in stays signed in', async () => {
  const { email, token } = await createVerifiedUser(store, office);
  const other = await createSessionFor(store, email);
  await change(email, await proved(email), {}, token);
  expect((await store.call(tokenCheck, {}, { token })).body.success).toBe(true);
  expect((await store.call(tokenCheck, {}, { token: other })).body.success).toBe(false);
});

test.each(['', 'nobody@nod.example', 'x', "' or 1=1 --"])('%j: the address does not exist', async (user_name) => {
  const { body } = await ask(user_name);
  expect(body).toMatchObject({ success: false, message: "Email doesn't exist" });
});

test('an account of another site does not exist here', async () => {
  expect((await ask('active@zwz.example')).body).toMatchObject({ refusal: 'unknown' });
});

test.each([
  [{ password1: '', password2: '' }, 'password1', 'Please Enter valid Password'],
  [{ password2: '' }, 'password2', 'Please Confirm Password'],
  [{ password2: 'another' }, 'password2', 'Confirm Password should be same as password'],
  [{ password1: 'abc12', password2: 'abc12' }, 'password1', 'Password should be of atleast 6 character'],
])('%j is refused at %s: %s', async (passwords, field, message) => {
  const { status, body } = await change('active@nod.example', 'x', passwords);
  expect([status, body.message, body.errors?.[0]]).toEqual([400, message, { field, message }]);
});

test('nothing is changed without a valid reset token: missing, wrong, used, expired, of another account', async () => {
  const { email } = await createVerifiedUser(store, office);
  const reset = await proved(email);
  const refused = { success: false, message: 'Please verify a new OTP before you set a new password.' };
  for (const token of ['', 'x', 'A'.repeat(43)]) expect((await change(email, token)).body).toMatchObject(refused);
  expect((await change('active@nod.example', reset)).body).toMatchObject(refused);
  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 15 * 60_000));
  expect((await change(email, reset)).body).toMatchObject(refused);
  store.setClock(begun);
  const chosen = ['first secret', 'second secret'];
  const replies = await Promise.all(
    chosen.map((password) => change(email, reset, { password1: password, password2: password })),
  );
  const won = replies.map(({ body }) => body.success);
  expect(won.toSorted()).toEqual([false, true]);
  expect(replies.find(({ body }) => !body.success)?.body).toMatchObject(refused);
  expect([await signsIn(email, chosen[0] ?? ''), await signsIn(email, chosen[1] ?? '')]).toEqual(won);
  expect((await change(email, reset)).body).toMatchObject(refused);
});

test('the same change sent again, as its reply was lost, is done once', async () => {
  const { email } = await createVerifiedUser(store, office);
  const reset = await proved(email);
  const passwords = { password1: 'ninth secret', password2: 'ninth secret' };
  const first = (await change(email, reset, passwords)).body;
  expect(first.success).toBe(true);
  expect((await change(email, reset, passwords)).body).toEqual(first);
  expect(await signsIn(email, 'ninth secret')).toBe(true);
});

test('the same OTP entered again, as its reply was lost, gives the same proof, and no second password', async () => {
  const { email } = await createVerifiedUser(store, office);
  const address = uniqueIpAddress();
  await ask(email, address);
  const otp = otpIn(await office.mailTo(email));
  const enter = async (code = otp) => (await store.call(verifyOtp, { email, otp: code }, { address })).body;
  const wrong = otp === '000000' ? '000001' : '000000';
  const [first, ...again] = [await enter(), await enter(), ...(await Promise.all([enter(), enter()]))];
  expect(first?.success).toBe(true);
  for (const reply of again) expect(reply).toEqual(first);
  expect(await enter(wrong)).toMatchObject({ refusal: 'wrong_password' });

  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 60_000));
  const reset = first?.reset_token ?? '';
  const passwords = { password1: 'tenth secret', password2: 'tenth secret' };
  const replies = await Promise.all([change(email, reset, passwords), change(email, reset, passwords)]);
  for (const { body } of replies) expect(body).toMatchObject({ success: true });
  expect(await enter()).toEqual(first);
  expect((await change(email, reset, passwords)).body.success).toBe(true);
  expect((await change(email, reset)).body).toMatchObject({ refusal: 'unproved' });
  expect([await signsIn(email, 'tenth secret'), await signsIn(email, fresh)]).toEqual([true, false]);
  const { rows } = await store.database.$client.query(
    "select action from audit_trail where subject = $1 and action in ('OTP for a new password proved', 'password changed') order by id",
    [email],
  );
  expect(rows.map(({ action }) => action)).toEqual(['OTP for a new password proved', 'password changed']);
  store.setClock(new Date(begun.getTime() + 600_000));
  expect(await enter()).toMatchObject({ refusal: 'expired' });
  store.setClock(begun);
});

test('five wrong attempts void an OTP that was right before as well', async () => {
  const { email } = await createVerifiedUser(store, office);
  const address = uniqueIpAddress();
  await ask(email, address);
  const otp = otpIn(await office.mailTo(email));
  const enter = async (code = otp) => (await store.call(verifyOtp, { email, otp: code }, { address })).body.success;
  const wrong = otp === '000000' ? '000001' : '000000';
  for (let i = 0; i < 4; i += 1) expect(await enter(wrong)).toBe(false);
  expect([await enter(), await enter()]).toEqual([true, true]);
  for (let i = 0; i < 5; i += 1) expect(await enter(wrong)).toBe(false);
  expect(await enter()).toBe(false);
});

test('a mailed OTP verifies the address as the link does, and ends earlier sessions', async () => {
  const form = buildSignUpForm();
  await store.call(signUp, form, { address: uniqueIpAddress() });
  const stranger = await createSessionFor(store, form.email);
  await proved(form.email);
  expect((await store.call(session, {}, { token: stranger })).status).toBe(401);
  const token = await createSessionFor(store, form.email);
  expect((await store.call(session, {}, { token })).body.email_status).toBe('verified');
});

test('at most thirty requests in ten minutes from one network address', async () => {
  const address = uniqueIpAddress();
  for (let i = 0; i < 30; i += 1) expect((await ask(uniqueEmail(), address)).status).toBe(200);
  expect((await ask(uniqueEmail(), address)).status).toBe(429);
});

test('at most three OTPs to one address in ten minutes', async () => {
  for (let i = 0; i < 3; i += 1) expect((await ask('overdue@nod.example')).status).toBe(200);
  expect((await ask('overdue@nod.example')).status).toBe(429);
});

test('request, verification and change are recorded in the audit trail, without the code', async () => {
  const { email } = await createVerifiedUser(store, office);
  await change(email, await proved(email));
  const { rows } = await store.database.$client.query(
    'select action, details from audit_trail where subject = $1 order by id offset 2',
    [email],
  );
  expect(rows).toEqual([
    { action: 'OTP for a new password asked for', details: null },
    { action: 'OTP for a new password proved', details: null },
    { action: 'password changed', details: { sessionsEnded: 1 } },
  ]);
});

test.each(['qwerty', 'Iloveyou'])(
  'a new password everybody knows, %j, is refused, and the proof stays good',
  async (common) => {
    const { email, form } = await createVerifiedUser(store, office);
    const reset = await proved(email);
    const message = 'This password is too common. Please choose another one.';
    const { status, body } = await change(email, reset, { password1: common, password2: common });
    expect([status, body.errors]).toEqual([400, [{ field: 'password1', message }]]);
    const named = `${form.name_of_company}!2026`;
    const close = await change(email, reset, { password1: named, password2: named });
    expect(close.body.message).toBe('This password is too similar to a name. Please choose another one.');
    expect((await change(email, reset)).body.success).toBe(true);
  },
);
