import { expect, test } from 'vitest';
import {
  buildSignUpForm,
  createVerifiedUser,
  uniqueEmail,
  uniqueIpAddress,
} from '../../../tests/actions/account/new-accounts.ts';
import { openTestInbox, signInTokenIn, verificationTokenIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { endAllMySessions } from '../sign-in/my-sessions.contract.ts';
import { session } from '../sign-in/sign-in.contract.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { verifyEmail } from '../verification/verify-email.contract.ts';
import { mailSignInLink, signInWithLink } from './sign-in-link.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const ask = (email: string, site: 'nod' | 'zwz' = 'nod') =>
  store.call(mailSignInLink, { email }, { site, address: uniqueIpAddress() });
const open = (token: string, site: 'nod' | 'zwz' = 'nod') =>
  store.call(signInWithLink, { token }, { site, address: uniqueIpAddress() });
async function mailedTo(email: string): Promise<string> {
  await ask(email);
  return signInTokenIn(await office.mailTo(email));
}

test('a mailed link signs in, once', async () => {
  const { email, form } = await createVerifiedUser(store, office);
  await ask(email.toUpperCase());
  const token = signInTokenIn(await office.mailTo(email));
  const { body, headers } = await open(token);
  expect(body).toMatchObject({ success: true, username: form.name_of_company, email_status: 'verified' });
  expect(headers.get('set-cookie')).toContain(`auth_key=${body.auth_key}`);
  expect((await store.call(session, {}, { token: body.auth_key })).status).toBe(200);
  expect((await open(token)).body).toMatchObject({ success: false, refusal: 'used' });
});

test('opened three times at the same moment, it signs in once', async () => {
  const { email } = await createVerifiedUser(store, office);
  const token = await mailedTo(email);
  const replies = await Promise.all([open(token), open(token), open(token)]);
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
});

test('only the newest link works, for fifteen minutes, on its own site', async () => {
  const { email } = await createVerifiedUser(store, office);
  const first = await mailedTo(email);
  const second = await mailedTo(email);
  expect((await open(first)).body.refusal).toBe('replaced');
  expect((await open(second, 'zwz')).body.refusal).toBe('unknown');
  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 15 * 60_000));
  expect((await open(second)).body.refusal).toBe('old');
  store.setClock(begun);
  expect((await open(second)).body.success).toBe(true);
});

test('whether there is such an account is not told; an address that is not verified gets the link that verifies it', async () => {
  const form = buildSignUpForm();
  await store.call(signUp, form, { address: uniqueIpAddress() });
  await office.mailTo(form.email);
  const unverified = await ask(form.email);
  const mail = await office.mailTo(form.email);
  const unknown = await ask(uniqueEmail());
  expect(unverified.body).toEqual(unknown.body);
  expect([signInTokenIn(mail), verificationTokenIn(mail)]).toEqual(['', expect.stringMatching(/^[\w-]{43}$/)]);
});

test('a link for one purpose does not serve the other', async () => {
  const { email } = await createVerifiedUser(store, office);
  const toSignIn = await mailedTo(email);
  expect((await store.call(verifyEmail, { token: toSignIn })).body.refusal).toBe('unknown');
  const form = buildSignUpForm();
  await store.call(signUp, form, { address: uniqueIpAddress() });
  const toVerify = verificationTokenIn(await office.mailTo(form.email));
  expect((await open(toVerify)).body.refusal).toBe('unknown');
});

test('signing out everywhere ends a link that was not opened', async () => {
  const { email, token } = await createVerifiedUser(store, office);
  const link = await mailedTo(email);
  await store.call(endAllMySessions, {}, { token });
  expect((await open(link)).body.refusal).toBe('unknown');
});

test.each(['', 'no address', 'a@b'])("'%s' is refused at its field", async (email) => {
  const { body } = await ask(email);
  expect(body).toMatchObject({ success: false, errors: [{ field: 'email' }] });
});
