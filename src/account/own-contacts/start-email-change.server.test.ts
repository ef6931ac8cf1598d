import { expect, test } from 'vitest';
import { askForEmail, beginEmailChange, createCompleteUser } from '../../../tests/actions/account/email-changes.ts';
import {
  buildSignUpForm,
  createSessionFor,
  createVerifiedUser,
  uniqueEmail,
  uniqueIpAddress,
} from '../../../tests/actions/account/new-accounts.ts';
import { openTestInbox, otpIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { userExists } from '../forms/sign-up-messages.data.ts';
import { getInfo } from '../get-info.contract.ts';
import { changePassword, checkUser } from '../password/forgot-password.contract.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { verifyOtp } from '../verification/otp.contract.ts';
import { confirmEmailChange, myEmailChange } from './email-change.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const waitingOf = async (token: string) => (await store.call(myEmailChange, {}, { token })).body.waiting;
const emailOf = async (token: string) => (await store.call(getInfo, {}, { token })).body.data.email;

test('the new address is mailed a link and the present one told; nothing changes before the link is opened', async () => {
  const user = await createCompleteUser(store, office);
  const email = uniqueEmail();
  const { body } = await askForEmail(store, user, email.toUpperCase(), user.password);
  expect(body).toEqual({
    success: true,
    message: `We have sent a link to ${email}. Open it to change your address.`,
  });
  const mail = await office.mailTo(email);
  expect(mail.subject).toBe('Confirm your new e-mail address for NOD');
  expect(mail.text).not.toContain(user.form.name_of_company);
  const notice = await office.mailTo(user.email);
  expect(notice.subject).toBe('A new e-mail address for your NOD account');
  expect(notice.text).toContain(email);
  expect(await waitingOf(user.token)).toMatchObject({ email });
  expect(await emailOf(user.token)).toBe(user.email);
});

test('it is refused with a wrong password, the same address, or one that somebody has', async () => {
  const user = await createCompleteUser(store, office);
  const refused = async (email: string, password = user.password) =>
    (await askForEmail(store, user, email, password)).body;
  expect(await refused(uniqueEmail(), 'guess')).toMatchObject({ refusal: 'password' });
  expect(await refused(user.email)).toMatchObject({ refusal: 'same' });
  expect(await refused('Active@NOD.example')).toMatchObject({ refusal: 'exists', message: userExists });
  const unverified = uniqueEmail();
  await store.call(signUp, buildSignUpForm({ email: unverified }), { address: uniqueIpAddress() });
  expect(await refused(unverified)).toMatchObject({ refusal: 'exists', message: userExists });
  expect(await refused('')).toMatchObject({ message: 'Enter email' });
  expect(await refused('no address')).toMatchObject({ message: 'Invalid email' });
  expect(await waitingOf(user.token)).toBeNull();
});

test('without a complete profile there is nothing to change yet', async () => {
  const { token, form } = await createVerifiedUser(store, office);
  expect((await askForEmail(store, { token }, uniqueEmail(), form.password)).body).toMatchObject({
    refusal: 'unfinished',
  });
});

test('a second change replaces the first, also when both are asked for at once', async () => {
  const user = await createCompleteUser(store, office);
  const first = await beginEmailChange(store, office, user);
  const second = await beginEmailChange(store, office, user);
  expect(await waitingOf(user.token)).toMatchObject({ email: second.after });
  expect((await store.call(confirmEmailChange, { token: first.confirm }, user)).body).toMatchObject({
    refusal: 'stopped',
  });

  const emails = [uniqueEmail(), uniqueEmail()];
  await Promise.all(emails.map((email) => askForEmail(store, user, email, user.password)));
  const { rows } = await store.database.$client.query(
    `select count(*)::int as open from email_changes e join users u on u.id = e.user_id
      where u.email = $1 and confirmed_at is null and stopped_at is null`,
    [user.email],
  );
  expect(rows).toEqual([{ open: 1 }]);
});

test('when a new password is set at the same moment, no change is left to be confirmed', async () => {
  const user = await createCompleteUser(store, office);
  const address = uniqueIpAddress();
  await store.call(checkUser, { user_name: user.email }, { address });
  const otp = otpIn(await office.mailTo(user.email));
  const { reset_token } = (await store.call(verifyOtp, { email: user.email, otp }, { address })).body;
  const password = 'Turbine-7781';
  const reset = { user_name: user.email, reset_token, password1: password, password2: password };
  const [, changed] = await Promise.all([
    askForEmail(store, user, uniqueEmail(), user.password),
    store.call(changePassword, reset),
  ]);
  expect(changed.body).toMatchObject({ success: true });
  const token = await createSessionFor(store, user.email);
  expect(await waitingOf(token)).toBeNull();
});

test('a change waits for a day', async () => {
  const user = await createCompleteUser(store, office);
  await beginEmailChange(store, office, user);
  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 86_400_000));
  expect(await waitingOf(user.token)).toBeNull();
  store.setClock(begun);
  expect(await waitingOf(user.token)).not.toBeNull();
});

test('five changes may be asked for in a day', async () => {
  const user = await createCompleteUser(store, office);
  const ask = async () => (await askForEmail(store, user, uniqueEmail(), user.password)).status;
  for (let asked = 0; asked < 5; asked += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
});
