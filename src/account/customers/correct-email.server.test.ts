import { expect, test } from 'vitest';
import {
  buildSignUpForm,
  createSessionFor,
  uniqueEmail,
  uniqueIpAddress,
} from '../../../tests/actions/account/new-accounts.ts';
import { openTestInbox, verificationTokenIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { stateList } from '../addresses/regions.contract.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { verifyEmail } from '../verification/verify-email.contract.ts';
import { correctEmail } from './correct-email.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const correct = (email: string, newEmail: string) =>
  correctEmail(store.database, sites.nod, {
    email,
    newEmail,
    secret: store.server.secret,
    by: 'Meera',
    now: store.now(),
  });
const open = (token: string) => store.call(verifyEmail, { token }, { address: uniqueIpAddress() });

test('both addresses are mailed, sessions end, and the account works again once the new address is verified', async () => {
  const former = await store.signIn('active');
  expect(await correct('active@nod.example', ' New.Stores@Western.example ')).toBeUndefined();
  expect((await office.mailTo('active@nod.example')).text).toContain('new.stores@western.example');
  const link = verificationTokenIn(await office.mailTo('new.stores@western.example'));
  expect((await store.call(stateList, {}, { token: former })).status).toBe(401);
  const token = await createSessionFor(store, 'new.stores@western.example');
  expect((await store.call(stateList, {}, { token })).status).toBe(403);
  expect((await open(link)).body.success).toBe(true);
  const verified = await createSessionFor(store, 'new.stores@western.example');
  expect((await store.call(stateList, {}, { token: verified })).status).toBe(200);
  const { rows } = await store.database.$client.query(
    "select subject, details from audit_trail where action = 'e-mail corrected'",
  );
  expect(rows).toEqual([
    {
      subject: 'active@nod.example',
      details: { before: 'active@nod.example', after: 'new.stores@western.example', sessionsEnded: 1 },
    },
  ]);
});

test('the link that verified the address before does not say that the new one is verified', async () => {
  const form = buildSignUpForm();
  await store.call(signUp, form, { address: uniqueIpAddress() });
  const former = verificationTokenIn(await office.mailTo(form.email));
  expect((await open(former)).body.success).toBe(true);
  const after = uniqueEmail();
  await correct(form.email, after);
  expect((await open(former)).body).toMatchObject({ success: false, refusal: 'replaced' });
  expect((await open(verificationTokenIn(await office.mailTo(after)))).body.success).toBe(true);
  expect((await open(former)).body).toMatchObject({ success: false, refusal: 'used' });
});

test('a newcomer’s mistyped address is corrected: the stranger gets no mail, and the old link is void', async () => {
  const mistyped = uniqueEmail();
  await store.call(signUp, buildSignUpForm({ email: mistyped }), { address: uniqueIpAddress() });
  const old = verificationTokenIn(await office.mailTo(mistyped));
  const mailsBefore = office.mail.mails.filter(({ to }) => to.includes(mistyped)).length;
  const right = uniqueEmail();
  expect(await correct(mistyped, right)).toBeUndefined();
  const link = verificationTokenIn(await office.mailTo(right));
  expect(office.mail.mails.filter(({ to }) => to.includes(mistyped))).toHaveLength(mailsBefore);
  expect((await open(old)).body).toMatchObject({ success: false, refusal: 'replaced' });
  expect((await open(link)).body.success).toBe(true);
});

test('nobody can sign up over an account whose corrected address is not verified yet', async () => {
  const right = uniqueEmail();
  expect(await correct('overdue@nod.example', right)).toBeUndefined();
  await store.database.$client.query("update users set created_at = created_at - interval '2 days' where email = $1", [
    right,
  ]);
  const { body } = await store.call(signUp, buildSignUpForm({ email: right }), { address: uniqueIpAddress() });
  expect(body.success).toBe(false);
});

test('a new password that was being set is no longer accepted', async () => {
  const { $client } = store.database;
  await $client.query(
    `insert into password_resets (token_hash, site, user_id, created_at, ends_at)
      select 'x', site, id, now(), now() + interval '1 day' from users where email = 'approval@nod.example'`,
  );
  await correct('approval@nod.example', uniqueEmail());
  const { rows } = await $client.query('select used_at from password_resets');
  expect(rows).toEqual([{ used_at: store.now() }]);
});

test.each<[string, string, string]>([
  ['what is no address', 'stores@', 'bad_email'],
  ['the same address', 'PENDING@nod.example', 'not_allowed'],
  ['the address of another account', 'newbalance0@nod.example', 'email_taken'],
])('%s is refused', async (_, to, refusal) => {
  expect((await correct('pending@nod.example', to))?.refusal).toBe(refusal);
});

test('an address that another site’s account has is free here', async () => {
  expect(await correct('pending@nod.example', 'active@zwz.example')).toBeUndefined();
});
