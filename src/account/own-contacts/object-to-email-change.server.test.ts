import { expect, test } from 'vitest';
import { askForEmail, beginEmailChange, createCompleteUser } from '../../../tests/actions/account/email-changes.ts';
import { buildSignUpForm, createSessionFor, uniqueIpAddress } from '../../../tests/actions/account/new-accounts.ts';
import { solveCaptcha } from '../../../tests/actions/account/solve-captcha.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { userExists } from '../forms/sign-up-messages.data.ts';
import { login, session } from '../sign-in/sign-in.contract.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { findUserByEmail } from '../users.db.ts';
import { confirmEmailChange, objectToEmailChange } from './email-change.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const confirm = async (token: string, own: string) =>
  (await store.call(confirmEmailChange, { token }, { token: own })).body;
const object = async (token: string) => (await store.call(objectToEmailChange, { token })).body;
const isAlive = async (token: string) => (await store.call(session, {}, { token })).status === 200;
const hasAccount = async (email: string) => (await findUserByEmail(store.database, { site: 'nod', email })).length > 0;
const signIn = async (username: string, password: string) =>
  (await store.call(login, { username, password, captcha: await solveCaptcha(store) }, { address: uniqueIpAddress() }))
    .body;

test('before the new address is confirmed, the present one stops the change', async () => {
  const user = await createCompleteUser(store, office);
  const change = await beginEmailChange(store, office, user);
  expect(await object(change.object)).toMatchObject({ success: true, email: user.email });
  expect(await isAlive(user.token)).toBe(false);
  const token = await createSessionFor(store, user.email);
  expect(await confirm(change.confirm, token)).toMatchObject({ refusal: 'stopped' });
  expect(await signIn(user.email, user.password)).toMatchObject({ refusal: 'wrong' });
  const mail = await office.mailTo('sales@nod.example');
  expect(mail.subject).toBe(`A change of the e-mail address was stopped: ${user.form.name_of_company}`);
});

test('afterwards it undoes the change, and the changes that followed it', async () => {
  const user = await createCompleteUser(store, office);
  const first = await beginEmailChange(store, office, user);
  expect(await confirm(first.confirm, user.token)).toMatchObject({ success: true });
  const token = await createSessionFor(store, first.after);
  const second = await beginEmailChange(store, office, { ...user, email: first.after, token });
  expect(await confirm(second.confirm, token)).toMatchObject({ success: true });
  const thief = await createSessionFor(store, second.after);

  expect(await object(first.object)).toMatchObject({ success: true, email: user.email });
  expect([await hasAccount(user.email), await hasAccount(first.after), await hasAccount(second.after)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await isAlive(thief)).toBe(false);
  expect((await office.mailTo(second.after)).subject).toContain('A change of the e-mail address was undone');
  expect(await object(second.object)).toMatchObject({ success: true });
  expect(await hasAccount(user.email)).toBe(true);
});

test('pressed again, or twice at once, it is done once', async () => {
  const user = await createCompleteUser(store, office);
  const change = await beginEmailChange(store, office, user);
  const replies = await Promise.all([object(change.object), object(change.object)]);
  expect(replies.map(({ success }) => success)).toEqual([true, true]);
  const { rows } = await store.database.$client.query(
    "select count(*)::int as times from audit_trail where action = 'e-mail change stopped' and subject = $1",
    [user.email],
  );
  expect(rows).toEqual([{ times: 1 }]);
});

test('confirmed and objected to at the same moment, the objection stands', async () => {
  const user = await createCompleteUser(store, office);
  const change = await beginEmailChange(store, office, user);
  await Promise.all([confirm(change.confirm, user.token), object(change.object)]);
  expect([await hasAccount(user.email), await hasAccount(change.after)]).toEqual([true, false]);
});

test('it can be done for a week, by the mailed link of the site alone', async () => {
  const user = await createCompleteUser(store, office);
  const change = await beginEmailChange(store, office, user);
  await confirm(change.confirm, user.token);
  expect(await object('x')).toMatchObject({ refusal: 'unknown' });
  const elsewhere = await store.call(objectToEmailChange, { token: change.object }, { site: 'zwz' });
  expect(elsewhere.body).toMatchObject({ refusal: 'unknown' });
  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 7 * 86_400_000));
  expect(await object(change.object)).toMatchObject({
    refusal: 'old',
    message: 'This link has expired. Please write to us: sales@nod.example',
  });
  store.setClock(begun);
  expect(await hasAccount(change.after)).toBe(true);
});

test('for that week nobody else can take the address, neither by signing up nor by a change', async () => {
  const user = await createCompleteUser(store, office);
  const change = await beginEmailChange(store, office, user);
  await confirm(change.confirm, user.token);
  const form = buildSignUpForm({ email: user.email });
  expect((await store.call(signUp, form, { address: uniqueIpAddress() })).body).toMatchObject({ message: userExists });
  const other = await createCompleteUser(store, office);
  expect((await askForEmail(store, other, user.email, other.password)).body).toMatchObject({ refusal: 'exists' });
  const token = await createSessionFor(store, change.after);
  expect((await askForEmail(store, { token }, user.email, user.password)).body).toMatchObject({ success: true });
});

test('an address that staff have given to another account meanwhile is not taken from it', async () => {
  const user = await createCompleteUser(store, office);
  const change = await beginEmailChange(store, office, user);
  await confirm(change.confirm, user.token);
  const other = await createCompleteUser(store, office);
  await store.database.$client.query('update users set email = $1 where email = $2', [user.email, other.email]);
  expect(await object(change.object)).toMatchObject({ refusal: 'taken' });
  expect(await hasAccount(change.after)).toBe(true);
});
