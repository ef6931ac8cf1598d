import { expect, test } from 'vitest';
import {
  buildSignUpForm,
  createSessionFor,
  createVerifiedUser,
  uniqueEmail,
  uniqueIpAddress,
} from '../../../tests/actions/account/new-accounts.ts';
import { openTestInbox, verificationTokenIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { callDuring } from '../../../tests/store/wait-for-lock.ts';
import type { Db } from '../../server/database/database.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { session } from '../sign-in/sign-in.contract.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { findUserByEmail } from '../users.db.ts';
import { queueVerificationEmail } from './email-links.server.ts';
import { replaceUnverifiedEmail } from './verification.db.ts';
import { resendEmail, verifyEmail } from './verify-email.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

async function signedUp() {
  const form = buildSignUpForm();
  await store.call(signUp, form, { address: uniqueIpAddress() });
  return { email: form.email, token: verificationTokenIn(await office.mailTo(form.email)) };
}
const open = (token: string, site: 'nod' | 'zwz' = 'nod') => store.call(verifyEmail, { token }, { site });
const resend = (email: string, address = uniqueIpAddress()) => store.call(resendEmail, { email }, { address });

test('the mailed link verifies the address', async () => {
  const { email, token } = await signedUp();
  expect((await open(token)).body.success).toBe(true);
  const reply = await store.call(session, {}, { token: await createSessionFor(store, email) });
  expect(reply.body).toMatchObject({ email_status: 'verified', login_user_type: 'new' });
});

test('the browser that signed up is signed in by the link, another one is not', async () => {
  const deviceOf = (headers: Headers) => /device=[\w-]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
  const signUpWith = async () => {
    const form = buildSignUpForm();
    const { headers } = await store.call(signUp, form, { address: uniqueIpAddress() });
    return { form, cookie: deviceOf(headers), token: verificationTokenIn(await office.mailTo(form.email)) };
  };
  const [mine, other] = [await signUpWith(), await signUpWith()];
  const { body } = await store.call(verifyEmail, { token: mine.token }, { cookie: mine.cookie });
  expect(body).toMatchObject({
    message: 'Your e-mail address is verified.',
    signed_in: { username: mine.form.name_of_company, email_status: 'verified', login_user_type: 'new' },
  });
  expect((await store.call(session, {}, { token: body.signed_in?.auth_key ?? '' })).status).toBe(200);
  const elsewhere = await store.call(verifyEmail, { token: other.token }, { cookie: mine.cookie });
  expect(elsewhere.body).toMatchObject({ success: true, signed_out: false });
  expect(elsewhere.body.signed_in).toBeUndefined();
});

test('the link leads to its own site, never to the requested host', async () => {
  const form = buildSignUpForm();
  await store.call(signUp, form, { site: 'gwd', address: uniqueIpAddress() });
  const mail = await office.mailTo(form.email);
  expect(mail.text).toContain('http://gwd.localhost:3000/emailverification?token=');
  expect(mail.html).toContain('href="http://gwd.localhost:3000/emailverification?token=');
  expect(mail.from).toBe('sales@gwd.example');
});

test('a link works once, also when it is opened twice at the same moment', async () => {
  const { token } = await signedUp();
  const replies = await Promise.all([open(token), open(token), open(token)]);
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
  expect((await open(token)).body).toMatchObject({ success: false, refusal: 'used' });
});

test('a newer link replaces earlier ones; once it is opened, all report the address as verified', async () => {
  const { email, token: first } = await signedUp();
  await resend(email);
  const second = verificationTokenIn(await office.mailTo(email));
  await resend(email);
  const third = verificationTokenIn(await office.mailTo(email));
  expect(new Set([first, second, third]).size).toBe(3);
  for (const token of [first, second]) {
    const { body } = await open(token);
    expect(body).toMatchObject({ success: false, refusal: 'replaced' });
    expect(body.message).toMatch(/latest e-mail/);
  }
  expect((await open(third)).body.success).toBe(true);
  for (const token of [first, second, third]) {
    const { body } = await open(token);
    expect(body).toMatchObject({ success: false, refusal: 'used' });
    expect(body.message).toBe('Your e-mail address is already verified. You can sign in.');
  }
});

test('of two links requested at the same moment one works', async () => {
  const { email } = await signedUp();
  await Promise.all([resend(email), resend(email)]);
  const { rows } = await store.database.$client.query(
    `select count(*)::int as good from email_links l join users u on u.id = l.user_id
      where u.email = $1 and used_at is null and replaced_at is null`,
    [email],
  );
  expect(rows).toEqual([{ good: 1 }]);
});

test('opening the link ends every earlier session of the account, and no other', async () => {
  const { email, token: link } = await signedUp();
  const [stranger, own] = [await createSessionFor(store, email), await createSessionFor(store, email)];
  const other = await store.signIn('active');
  const { body, headers } = await store.call(verifyEmail, { token: link }, { token: own });
  expect(body).toMatchObject({ success: true, signed_out: true, message: expect.stringMatching(/Please sign in/) });
  expect(headers.get('set-cookie')).toMatch(/^auth_key=; Max-Age=0/);
  for (const token of [stranger, own]) expect((await store.call(session, {}, { token })).status).toBe(401);
  expect((await store.call(session, {}, { token: other })).status).toBe(200);
  const { rows } = await store.database.$client.query(
    "select details from audit_trail where actor_name = $1 and action = 'e-mail verified'",
    [email],
  );
  expect(rows).toEqual([{ details: { sessionsEnded: 2 } }]);

  const later = await createSessionFor(store, email);
  expect((await open(link)).body).toMatchObject({ refusal: 'used' });
  expect((await store.call(session, {}, { token: later })).body).toMatchObject({ email_status: 'verified' });
});

test('opening the link while signed in to another account keeps that session', async () => {
  const { token: link } = await signedUp();
  const token = await store.signIn('active');
  const { body, headers } = await store.call(verifyEmail, { token: link }, { token });
  expect([body.signed_out, headers.get('set-cookie')]).toEqual([false, null]);
  expect((await store.call(session, {}, { token })).status).toBe(200);
});

test('a link is valid for 24 hours; afterwards it explains how to get a new one', async () => {
  const { token } = await signedUp();
  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 86_400_000));
  const { body } = await open(token);
  expect(body).toMatchObject({ success: false, refusal: 'old' });
  expect(body.message).toMatch(/to get a new one/);
  store.setClock(begun);
  expect((await open(token)).body.success).toBe(true);
});

test.each(['', 'x', 'A'.repeat(43), "' or 1=1 --"])("'%s' is not a valid link", async (token) => {
  const { body } = await open(token);
  expect(body).toMatchObject({ success: false, refusal: 'unknown' });
  expect(body.message).toMatch(/latest e-mail/);
});

test('a link of another site is not valid', async () => {
  const { token } = await signedUp();
  expect((await open(token, 'zwz')).body).toMatchObject({ refusal: 'unknown' });
  expect((await open(token)).body.success).toBe(true);
});

test('the mail can be sent again, with the text of the specification', async () => {
  const { email, token } = await signedUp();
  const { body } = await resend(email.toUpperCase());
  expect(body).toEqual({ success: true, message: 'Email sent sucessfully to your registered email ID.' });
  const again = verificationTokenIn(await office.mailTo(email));
  expect(again).not.toBe(token);
  expect((await open(again)).body.success).toBe(true);
});

test('the reply is the same for an unknown and a verified address; the verified one gets a mail saying so', async () => {
  const { email } = await createVerifiedUser(store, office);
  const unknown = uniqueEmail();
  const replies = [await resend(unknown), await resend(email)];
  expect(replies[0]?.body).toEqual(replies[1]?.body);
  expect((await office.mailTo(email)).subject).toBe('Your e-mail address is already verified');
  expect(office.mail.mails.some(({ to }) => to.includes(unknown))).toBe(false);
});

/** What a call replies that begins while the account gets another address, and is mailed there. */
async function whileAddressChanges<Reply>(email: string, after: string, call: () => Promise<Reply>): Promise<Reply> {
  const [user] = await findUserByEmail(store.database, { site: 'nod', email });
  const { userId = 0 } = user ?? {};
  const context = { site: sites.nod, now: store.now(), secret: store.server.secret };
  const change = async (db: Db) => {
    await replaceUnverifiedEmail(db, { userId, email: after, now: store.now() });
    await queueVerificationEmail(db, context, { userId, email: after });
  };
  return callDuring(store.database, change, call);
}

test('a link asked for while the address is changed does not go to the former address', async () => {
  const { email } = await signedUp();
  const after = uniqueEmail();
  const { body } = await whileAddressChanges(email, after, () => resend(email));
  expect(body.success).toBe(true);
  const { rows } = await store.database.$client.query(
    `select receiver, count(*)::int as mails from outbox
      where template = 'verify-email' and receiver = any($1) group by receiver order by receiver = $2`,
    [[email, after], after],
  );
  expect(rows).toEqual([
    { receiver: email, mails: 1 },
    { receiver: after, mails: 1 },
  ]);
  expect((await open(verificationTokenIn(await office.mailTo(after)))).body.success).toBe(true);
});

test('a link opened while the address is changed verifies nothing', async () => {
  const { email, token } = await signedUp();
  const after = uniqueEmail();
  const { body } = await whileAddressChanges(email, after, () => open(token));
  expect(body).toMatchObject({ success: false, refusal: 'replaced' });
  const [user] = await findUserByEmail(store.database, { site: 'nod', email: after });
  expect(user).toMatchObject({ emailVerifiedAt: null });
});

test.each([
  ['', 'Enter email'],
  ['nobody', 'Invalid email'],
])('resending to %j: %s', async (email, message) => {
  const { status, body } = await resend(email);
  expect([status, body.message]).toEqual([400, message]);
});

test('at most three mails to a receiver in ten minutes, known or not', async () => {
  for (const email of [(await signedUp()).email, uniqueEmail()]) {
    const sent = await Promise.all([1, 2, 3, 4].map(() => resend(email)));
    const later = sent.map(({ status }) => status).filter((status) => status === 429);
    expect(later.length).toBeGreaterThanOrEqual(1);
    expect((await resend(email)).body.message).toMatch(/^Too many attempts\./);
  }
});
