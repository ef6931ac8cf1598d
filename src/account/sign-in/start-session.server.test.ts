import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  buildSignUpForm,
  createVerifiedUser,
  uniqueEmail,
  uniqueIpAddress,
} from '../../../tests/actions/account/new-accounts.ts';
import { solveCaptcha } from '../../../tests/actions/account/solve-captcha.ts';
import { openTestInbox, verificationTokenIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore, type TestCallOptions } from '../../../tests/store/test-store.ts';
import { callDuring } from '../../../tests/store/wait-for-lock.ts';
import { runStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { hashPassword } from '../password-hash.server.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { verifyEmail } from '../verification/verify-email.contract.ts';
import { mySessions } from './my-sessions.contract.ts';
import { login } from './sign-in.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

type Person = { email: string; password: string; site?: SiteCode };

/** Signs in and answers the device cookie that came with it. */
async function signIn({ email, password, site = 'nod' }: Person, terms: TestCallOptions) {
  const captcha = await solveCaptcha(store);
  const { body, headers } = await store.call(login, { username: email, password, captcha }, { site, ...terms });
  expect(body.success).toBe(true);
  const cookie = headers.getSetCookie().find((one) => one.startsWith('device=')) ?? '';
  return { token: body.auth_key, device: cookie.replace(/;.*/, '') };
}
const mailsAboutDevices = async (email: string) => {
  const text = "select count(*)::int as mails from outbox where receiver = $1 and template = 'new-device'";
  return (await store.database.$client.query(text, [email])).rows[0].mails as number;
};
async function somebody(site: SiteCode = 'nod'): Promise<Person> {
  const { email, form } = await createVerifiedUser(store, office, site);
  return { email, password: form.password, site };
}

test('a password that is changed while somebody signs in with it opens no session', async () => {
  const { email, password } = await somebody();
  const newHash = await hashPassword('another#1');
  const captcha = await solveCaptcha(store);
  const { body } = await callDuring(
    store.database,
    async (db) => {
      await runStatement(db, sql`update users set password_hash = ${newHash} where email = ${email}`);
      await runStatement(db, sql`delete from sessions where user_id = (select id from users where email = ${email})`);
    },
    () => store.call(login, { username: email, password, captcha }, { address: uniqueIpAddress() }),
  );
  expect(body).toMatchObject({ success: false, refusal: 'wrong' });
  const { rows } = await store.database.$client.query(
    `select (select count(*)::int from sessions s where s.user_id = u.id) as sessions,
      array(select action from audit_trail a where a.subject = u.email and action like 'sign-in%') as recorded
      from users u where email = $1`,
    [email],
  );
  expect(rows).toEqual([{ sessions: 0, recorded: ['sign-in failed'] }]);
});

test('the first sign-in is not mailed, one from another device is, with when, device and address', async () => {
  const person = await somebody();
  await signIn(person, { address: uniqueIpAddress(), userAgent: chrome });
  expect(await mailsAboutDevices(person.email)).toBe(0);
  await signIn(person, { address: '203.0.113.44', userAgent: firefox });
  const { subject, text, html } = await office.mailTo(person.email);
  expect(subject).toBe('New sign-in to your NOD account');
  for (const part of ['Firefox on Linux', '203.0.113.44', 'http://nod.localhost:3000/forget-password']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toMatch(/When:? +\d+ \w+ \d{4}, \d\d:\d\d/);
});

test('a browser that signed in before is recognized by its cookie on any network', async () => {
  const person = await somebody();
  const { device } = await signIn(person, { address: uniqueIpAddress(), userAgent: chrome });
  const again = await signIn(person, { address: uniqueIpAddress(), userAgent: firefox, cookie: device });
  expect(again.device).toBe(device);
  expect(await mailsAboutDevices(person.email)).toBe(0);
});

test('without its cookie it is recognized on its own network: for IPv6 by the /64', async () => {
  const person = await somebody();
  await signIn(person, { address: '2001:db8:7:8::1', userAgent: chrome });
  await signIn(person, { address: '2001:db8:7:8:9::77', userAgent: chrome });
  expect(await mailsAboutDevices(person.email)).toBe(0);
  await signIn(person, { address: '2001:db8:7:9::1', userAgent: chrome });
  expect(await mailsAboutDevices(person.email)).toBe(1);
});

test('a device of another account is new to this one', async () => {
  const [one, two] = [await somebody(), await somebody()];
  const { device } = await signIn(one, { address: uniqueIpAddress(), userAgent: chrome });
  await signIn(two, { address: uniqueIpAddress(), userAgent: firefox });
  await signIn(two, { address: uniqueIpAddress(), userAgent: chrome, cookie: device });
  expect(await mailsAboutDevices(two.email)).toBe(1);
});

test('an invalid device cookie is replaced', async () => {
  const person = await somebody();
  const { device } = await signIn(person, { address: uniqueIpAddress(), cookie: 'device=x' });
  expect(device).toMatch(/^device=[\w-]{43}$/);
});

test('at most five new-device mails per account and day', async () => {
  const person = await somebody();
  for (let i = 0; i < 8; i += 1)
    await signIn(person, { address: uniqueIpAddress(), userAgent: `Mozilla/5.0 Firefox/${i}.0` });
  expect(await mailsAboutDevices(person.email)).toBe(5);
});

test('a device used before the address was verified is new afterwards; the owner’s is not', async () => {
  const form = buildSignUpForm({ email: uniqueEmail() });
  await store.call(signUp, form, { address: uniqueIpAddress() });
  const link = verificationTokenIn(await office.mailTo(form.email));
  const [stranger, owner] = [{ address: uniqueIpAddress() }, { address: uniqueIpAddress(), userAgent: chrome }];
  const theirs = await signIn(form, { ...stranger, userAgent: firefox });
  const own = await signIn(form, owner);
  expect(await mailsAboutDevices(form.email)).toBe(0);

  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 60_000));
  await store.call(verifyEmail, { token: link }, { ...owner, cookie: own.device });
  await signIn(form, { ...owner, cookie: own.device });
  expect(await mailsAboutDevices(form.email)).toBe(0);
  await signIn(form, { ...stranger, userAgent: firefox, cookie: theirs.device });
  expect(await mailsAboutDevices(form.email)).toBe(1);
  store.setClock(begun);
});

test('only the twenty devices used last are kept', async () => {
  const person = await somebody();
  const begun = store.now();
  for (let i = 0; i < 23; i += 1) {
    store.setClock(new Date(begun.getTime() + i * 1000));
    await signIn(person, { address: uniqueIpAddress(), userAgent: chrome });
  }
  store.setClock(begun);
  const { rows } = await store.database.$client.query(
    'select count(*)::int as kept from devices d join users u on u.id = d.user_id where u.email = $1',
    [person.email],
  );
  expect(rows).toEqual([{ kept: 20 }]);
});

test.each(['zwz', 'nod', 'gwd'] as const)(
  '%s: the session knows its device and address, however long the name',
  async (site) => {
    const person = await somebody(site);
    const { token } = await signIn(person, { address: '203.0.113.5', userAgent: `${chrome} ${'x'.repeat(5000)}` });
    const { body } = await store.call(mySessions, {}, { site, token });
    expect(body.data.find((one) => one.is_this_device)).toMatchObject({
      device: 'Chrome on Windows',
      address: '203.0.113.5',
    });
  },
);
