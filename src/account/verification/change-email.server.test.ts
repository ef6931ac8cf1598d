import { sql } from 'drizzle-orm';
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
import { callDuring } from '../../../tests/store/wait-for-lock.ts';
import { runStatement } from '../../server/database/prepare-statement.server.ts';
import { getInfo } from '../get-info.contract.ts';
import { hashPassword } from '../password-hash.server.ts';
import { login } from '../sign-in/sign-in.contract.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { changeEmail } from './change-email.contract.ts';
import { verifyEmail } from './verify-email.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

async function signedUp() {
  const form = buildSignUpForm();
  await store.call(signUp, form, { address: uniqueIpAddress() });
  const link = verificationTokenIn(await office.mailTo(form.email));
  return { email: form.email, password: form.password, link, token: await createSessionFor(store, form.email) };
}
const change = (current_email: string, email: string, password: string, address = uniqueIpAddress()) =>
  store.call(changeEmail, { current_email, email, password }, { address });
const open = async (token: string) => (await store.call(verifyEmail, { token })).body;

test('a mistyped address is corrected, and only the link to the new one verifies the account', async () => {
  const { email: mistyped, link, token, password } = await signedUp();
  const email = uniqueEmail();
  expect((await change(mistyped, email.toUpperCase(), password)).body).toMatchObject({
    ...{ success: true, email, message: `We have sent the link to ${email}.` },
  });
  expect((await store.call(getInfo, {}, { token })).body.data).toMatchObject({ email });
  expect(await open(link)).toMatchObject({ success: false, refusal: 'replaced' });
  expect(await open(verificationTokenIn(await office.mailTo(email)))).toMatchObject({ success: true });
});

test('asked again after a lost reply, the same change succeeds and sends no second link', async () => {
  const { email: mistyped, password } = await signedUp();
  const email = uniqueEmail();
  const first = await change(mistyped, email, password);
  const link = verificationTokenIn(await office.mailTo(email));
  expect((await change(mistyped, email, 'Not-the-one-7')).body).toMatchObject({ refusal: 'password' });
  expect((await change(mistyped, email, password)).body).toEqual(first.body);
  expect(await open(link)).toMatchObject({ success: true });
  expect((await change(mistyped, email, password)).body).toMatchObject({ refusal: 'password' });
});

test('passwords of an account are not guessed by naming it as the new address', async () => {
  const { email } = await signedUp();
  const address = uniqueIpAddress();
  const guess = () => change(uniqueEmail(), email, 'Not-the-one-7', address);
  const statuses: number[] = [];
  while (!statuses.includes(429) && statuses.length < 30) statuses.push((await guess()).status);
  const alone: number[] = [];
  const own = uniqueIpAddress();
  while (!alone.includes(429) && alone.length < 30)
    alone.push((await change(email, uniqueEmail(), 'Not-the-one-7', own)).status);
  expect(statuses).toEqual(alone);
});

test('it needs the password, another address, and one that nobody has', async () => {
  const { email, token, password } = await signedUp();
  const refusalOf = async (to: string, typed = password) => (await change(email, to, typed)).body;
  expect(await refusalOf(uniqueEmail(), 'Not-the-one-7')).toMatchObject({ refusal: 'password' });
  expect(await refusalOf(email)).toMatchObject({ refusal: 'same' });
  expect(await refusalOf('active@nod.example')).toMatchObject({ refusal: 'exists' });
  expect((await change(email, 'no address', password)).body).toMatchObject({
    success: false,
    message: 'Invalid email',
  });
  expect((await store.call(getInfo, {}, { token })).body.data).toMatchObject({ email });
});

test('of two accounts that take the same address at once one gets it', async () => {
  const accounts = [await signedUp(), await signedUp()];
  const email = uniqueEmail();
  const replies = await Promise.all(accounts.map((one) => change(one.email, email, one.password)));
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
});

test('an account that another sign-up takes over at the same moment keeps its address', async () => {
  const { email, token, password } = await signedUp();
  const theirHash = await hashPassword('another#1');
  const { body } = await callDuring(
    store.database,
    (db) => runStatement(db, sql`update users set password_hash = ${theirHash} where email = ${email}`),
    () => change(email, uniqueEmail(), password),
  );
  expect(body).toMatchObject({ success: false, refusal: 'password' });
  expect((await store.call(getInfo, {}, { token })).body.data).toMatchObject({ email });
});

test('a verified address is not changed here, and nobody learns that there is one', async () => {
  const { email, form } = await createVerifiedUser(store, office);
  const [verified, unknown] = [
    await change(email, uniqueEmail(), form.password),
    await change(uniqueEmail(), uniqueEmail(), 'x'),
  ];
  expect(verified.body).toMatchObject({ success: false, refusal: 'password' });
  expect(unknown.body).toEqual(verified.body);
});

test('the address of an account from the customer list stays: who has it may link the account', async () => {
  const { email, password } = await signedUp();
  await store.database.$client.query('update users set from_customer_list = true where email = $1', [email]);
  expect((await change(email, uniqueEmail(), password)).body).toMatchObject({ refusal: 'by_staff' });
});

test('the password cannot be guessed here', async () => {
  const { email } = await signedUp();
  const address = uniqueIpAddress();
  for (let tries = 0; tries < 5; tries += 1) await change(email, uniqueEmail(), 'guess', address);
  expect((await change(email, uniqueEmail(), 'guess', address)).status).toBe(429);
});

test('whoever guesses here locks nobody out of signing in', async () => {
  const { email, form } = await createVerifiedUser(store, office);
  const address = uniqueIpAddress();
  for (let tries = 0; tries < 6; tries += 1) await change(email, uniqueEmail(), 'guess', address);
  const signIn = { username: email, password: form.password, captcha: await solveCaptcha(store) };
  expect((await store.call(login, signIn, { address })).body).toMatchObject({ success: true });
});
