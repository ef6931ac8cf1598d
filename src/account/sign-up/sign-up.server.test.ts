import { expect, test } from 'vitest';
import {
  buildSignUpForm,
  createSessionFor,
  createVerifiedUser,
  uniqueEmail,
  uniqueIpAddress,
} from '../../../tests/actions/account/new-accounts.ts';
import { solveCaptcha } from '../../../tests/actions/account/solve-captcha.ts';
import { openTestInbox, verificationTokenIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { stateList } from '../addresses/regions.contract.ts';
import { findForStaff } from '../customers/staff-view.db.ts';
import { getInfo } from '../get-info.contract.ts';
import { passwordMatches } from '../password-hash.server.ts';
import { session } from '../sign-in/sign-in.contract.ts';
import { verifyEmail } from '../verification/verify-email.contract.ts';
import { signUp } from './sign-up.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const send = (form: Parameters<typeof buildSignUpForm>[0], terms = {}) =>
  store.call(signUp, buildSignUpForm(form), { address: uniqueIpAddress(), ...terms });
const mailsTo = (email: string) => office.mail.mails.filter(({ to }) => to.includes(email));
const one = async (text: string, ...values: unknown[]) => (await store.database.$client.query(text, values)).rows[0];

test('a sign-up mails a link; until it is opened the account can do almost nothing', async () => {
  const email = uniqueEmail();
  const { status, body } = await send({ email: email.toUpperCase() });
  expect([status, body.success]).toEqual([200, true]);
  expect(verificationTokenIn(await office.mailTo(email))).toHaveLength(43);
  const token = await createSessionFor(store, email);
  expect((await store.call(getInfo, {}, { token })).body.data).toMatchObject({ email, status: 'Verification Pending' });
  expect((await store.call(session, {}, { token })).body).toMatchObject({
    email_status: 'not verifed',
    login_user_type: 'new',
  });
  expect((await store.call(stateList, {}, { token })).status).toBe(403);
});

test.each([
  ['partner', 'partner'],
  ['user', 'user'],
  [undefined, null],
  ['staff', null],
])('who signs up as %j is kept as %j', async (said, kept) => {
  const email = uniqueEmail();
  await send({ email, ...(said && { buyer_kind: said as 'user' }) });
  const [row] = await findForStaff(store.database, { site: 'nod', email });
  expect(row?.buyerKind).toBe(kept);
});

test('every wrong field has its message, in the order of the form, and nothing is written', async () => {
  const form = {
    title: '',
    firstname: '',
    lastname: '',
    designation: '',
    email: '',
    name_of_company: '',
    password: '',
  };
  const { status, body } = await send({ ...form, confirm_password: '' });
  expect(status).toBe(400);
  expect(body.message).toBe('Select the title');
  expect(body.errors?.map((error) => error.message)).toEqual([
    'Select the title',
    'Enter First Name',
    'Enter Last Name',
    'Select designation',
    'Enter email',
    'Enter company name',
    'Please Enter valid Password',
    'Please Confirm Password',
  ]);
});

test.each([
  [{ confirm_password: '' }, 'Please Confirm Password'],
  [{ confirm_password: 'secret#2' }, 'Confirm Password should be same as password'],
  [{ password: 'abc12', confirm_password: 'abc12' }, 'Password should be of atleast 6 character'],
  [{ email: 'a@b' }, 'Invalid email'],
  [{ name_of_company: 'Rao  Mills' }, 'Invalid company name'],
  [{ firstname: 'Asha\u202e' }, 'Please use letters, digits and punctuation only'],
  [{ firstname: 'A'.repeat(101) }, 'Please use at most 100 characters'],
])('%j: %s', async (wrong, message) => {
  const { status, body } = await send(wrong);
  expect([status, body.message, body.success]).toEqual([400, message, false]);
});

test('an e-mail address that has an account is refused, in any letter case; on another site it is free', async () => {
  const { email } = await createVerifiedUser(store, office);
  const { body } = await send({ email: email.toUpperCase() });
  expect(body).toMatchObject({
    success: false,
    refusal: 'exists',
    message: 'User already exists with the provided email. Please signIn using registered credentials.',
  });
  expect((await send({ email }, { site: 'zwz' })).body.success).toBe(true);
});

test('the form sent three times at once opens one account and sends one mail', async () => {
  const form = buildSignUpForm();
  const replies = await Promise.all([1, 2, 3].map(() => store.call(signUp, form, { address: uniqueIpAddress() })));
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
  await office.mailTo(form.email);
  expect(mailsTo(form.email)).toHaveLength(1);
  expect(await one('select count(*)::int as n from customers where name = $1', form.name_of_company)).toEqual({ n: 1 });
});

test('an unverified account is replaced after a day; its link and session are void', async () => {
  const email = uniqueEmail();
  await send({ email });
  const oldLink = verificationTokenIn(await office.mailTo(email));
  const oldSession = await createSessionFor(store, email);
  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 86_400_000 - 1));
  expect((await send({ email })).body).toMatchObject({ success: false, refusal: 'exists' });
  store.setClock(new Date(begun.getTime() + 86_400_000));
  expect((await send({ email, name_of_company: 'Second Mills' })).body.success).toBe(true);
  expect((await store.call(verifyEmail, { token: oldLink })).body).toMatchObject({ refusal: 'unknown' });
  expect((await store.call(session, {}, { token: oldSession })).status).toBe(401);
  const token = await createSessionFor(store, email);
  expect((await store.call(getInfo, {}, { token })).body.data.company_name).toBe('Second Mills');
  store.setClock(begun);
});

test('passwords are stored as argon2id, link tokens as hashes, and the outbox shows neither', async () => {
  const email = uniqueEmail();
  await send({ email, password: 'top secret', confirm_password: 'top secret' });
  const stored = await one(
    `select u.password_hash, o.data::text || coalesce(o.sealed, '') as outbox, o.sealed is not null as sealed
      from users u join outbox o on o.receiver = u.email where u.email = $1`,
    email,
  );
  expect(stored.password_hash).toMatch(/^\$argon2id\$/);
  expect(stored.sealed).toBe(true);
  const token = verificationTokenIn(await office.mailTo(email));
  expect(stored.outbox).not.toContain(token);
  const { rows } = await store.database.$client.query('select email_links::text as row from email_links');
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
});

test.each([64, 1000])('of a password of %i characters each counts', async (length) => {
  const [email, password] = [uniqueEmail(), 'Long pass phrase of a mill. '.repeat(40).slice(0, length)];
  await send({ email, password, confirm_password: password });
  const { password_hash: stored } = await one('select password_hash from users where email = $1', email);
  expect(await passwordMatches(stored, password, { address: '192.0.2.1' })).toBe(true);
  expect(await passwordMatches(stored, password.slice(0, -1), { address: '192.0.2.1' })).toBe(false);
});

test('asking too often whether addresses have accounts is refused', async () => {
  const address = uniqueIpAddress();
  const taken = buildSignUpForm({ email: 'active@nod.example' });
  for (let i = 0; i < 30; i += 1) expect((await store.call(signUp, taken, { address })).status).toBe(200);
  expect((await store.call(signUp, taken, { address })).status).toBe(429);
});

test('at most twenty mails from one network in an hour, the second ten with a captcha', async () => {
  const address = uniqueIpAddress();
  const sendSolved = async () =>
    store.call(signUp, { ...buildSignUpForm(), captcha: await solveCaptcha(store) }, { address });
  for (let i = 0; i < 10; i += 1) expect((await send({}, { address })).body.success).toBe(true);
  for (let i = 0; i < 10; i += 1) expect((await sendSolved()).body.success).toBe(true);
  const late = await send({}, { address });
  expect(late.status).toBe(429);
  expect(late.body.message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
});

test('a sign-up is recorded in the audit trail', async () => {
  const { email } = await createVerifiedUser(store, office);
  const { rows } = await store.database.$client.query(
    'select action, actor, address is not null as placed from audit_trail where actor_name = $1 order by id',
    [email],
  );
  expect(rows).toEqual([
    { action: 'sign-up', actor: 'buyer', placed: true },
    { action: 'e-mail verified', actor: 'buyer', placed: true },
  ]);
});

test.each([
  ['123456', 'This password is too common. Please choose another one.'],
  ['PassWord', 'This password is too common. Please choose another one.'],
  ['RaoMills2026', 'This password is too similar to a name. Please choose another one.'],
  ['nod-2026', 'This password is too similar to a name. Please choose another one.'],
])('the password %j opens no account', async (password, message) => {
  const email = uniqueEmail();
  const form = { email, name_of_company: 'Rao Mills', password, confirm_password: password };
  const { status, body } = await send(form);
  expect([status, body.message, body.errors]).toEqual([400, message, [{ field: 'password', message }]]);
  expect(await one('select count(*)::int as accounts from users where email = $1', email)).toEqual({ accounts: 0 });
});

test('a password that is too short is refused for that, however common it is', async () => {
  const { body } = await send({ password: '12345', confirm_password: '12345' });
  expect(body.message).toBe('Password should be of atleast 6 character');
});
