import { beforeEach, expect, test } from 'vitest';
import { removeFromEverySite } from '../../../tests/actions/account/remove-from-every-site.ts';
import { solveCaptcha } from '../../../tests/actions/account/solve-captcha.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { demoStaffEmail } from '../../demo/load-staff.server.ts';
import { demoPassword } from '../../demo/people.data.ts';
import { callUrl } from '../../lib/call-url.ts';
import { decrypt } from '../../server/security/encryption.server.ts';
import { consumeRateLimits } from '../../server/security/rate-limits.server.ts';
import { deskCodeLimit } from './desk-sign-in-limits.server.ts';
import { deskSession, signInAtDesk, signOutOfDesk } from './staff.contract.ts';
import { endAllStaffSessions, findStaffByEmail, replaceSignIn } from './staff.db.ts';
import { currentTotpCode } from './totp.server.ts';

const store = setUp(openTestStore);

const email = demoStaffEmail('accounts');
const origin = { cookie: '', origin: 'http://nod.localhost:3000' };
/** Captchas are read by the clock of the machine. */
const startedAt = Date.now();
let minutes = 0;
beforeEach(async () => {
  await store.database.$client.query('delete from limits');
  minutes += 20;
  store.setClock(new Date(startedAt + minutes * 60_000));
});

async function codeOf(person = email): Promise<string> {
  const [row] = await findStaffByEmail(store.database, { email: person });
  const totp = decrypt(store.server.secret, 'staff', row?.totpSecret ?? '')?.totp ?? '';
  return currentTotpCode(totp, store.now());
}

async function signIn(
  fields: { email?: string; password?: string; code?: string; captcha?: string },
  headers = origin,
  address = '192.0.2.1',
) {
  const body = JSON.stringify({ email, password: demoPassword, ...fields });
  const init = {
    method: 'POST',
    headers: { host: 'nod.localhost:3000', 'content-type': 'application/json', ...headers },
    body,
  };
  const response = await store.app.request(callUrl(signInAtDesk, {}), init, {
    incoming: { socket: { remoteAddress: address } },
  });
  const reply = (await response.json()) as { success: boolean; refusal?: string };
  return {
    status: response.status,
    result: reply.refusal ?? reply.success,
    cookie: response.headers.get('set-cookie') ?? '',
  };
}

test('password and code open a session that only this host and its own pages can use', async () => {
  expect(await signIn({ email: email.toUpperCase() })).toMatchObject({ result: 'code_needed', cookie: '' });
  const { result, cookie } = await signIn({ code: await codeOf() });
  expect(result).toBe(true);
  expect(cookie).toMatch(/^desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  const desk = /desk=([\w-]+)/.exec(cookie)?.[1] ?? '';
  const { body } = await store.call(deskSession, {}, { desk });
  expect(body.session).toMatchObject({ name: 'Farid Khan', email });
  expect(body.session?.sites.map(({ site, roles }) => [site, roles])).toEqual([
    ['zwz', ['accounts']],
    ['nod', ['accounts']],
    ['gwd', ['accounts']],
  ]);
});

test('a code counts once, and an old one not at all', async () => {
  const code = await codeOf();
  expect(await signIn({ code })).toMatchObject({ result: true });
  expect(await signIn({ code })).toMatchObject({ result: 'code_wrong' });
  store.setClock(new Date(store.now().getTime() + 90_000));
  expect(await signIn({ code })).toMatchObject({ result: 'code_wrong' });
  expect(await signIn({ code: await codeOf() })).toMatchObject({ result: true });
});

test('a wrong password and an unknown address get the same reply, whatever the code', async () => {
  expect(await signIn({ password: 'wrong', code: await codeOf() })).toMatchObject({ result: 'wrong' });
  expect(await signIn({ email: 'nobody@desk.example' })).toMatchObject({ result: 'wrong' });
});

test('the password alone opens nothing, even where the authenticator is gone from the database', async () => {
  const admin = demoStaffEmail('admin');
  expect(await signIn({ email: admin })).toMatchObject({ result: 'code_needed', cookie: '' });
  const { rows } = await store.database.$client.query('select totp_secret from staff where email = $1', [admin]);
  const set = (secret: string) =>
    store.database.$client.query('update staff set totp_secret = $1 where email = $2', [secret, admin]);
  await set('');
  for (const code of ['', '000000'])
    expect(await signIn({ email: admin, code })).toMatchObject({ status: 500, cookie: '' });
  await set(rows[0].totp_secret);
  await expect(
    store.database.$client.query('update staff set totp_secret = null where email = $1', [admin]),
  ).rejects.toThrow(/not-null/);
});

test('who guesses is written down, without what was typed', async () => {
  await signIn({ password: 'a wrong guess' });
  await signIn({ code: '000000' });
  const { rows } = await store.database.$client.query(
    "select details, address from audit_trail where action = 'sign-in at the desk refused' and site = 'nod' order by id desc limit 2",
  );
  expect(rows).toEqual([
    { details: { reason: 'code', tries: 2 }, address: '192.0.2.1' },
    { details: { reason: 'password', tries: 1 }, address: '192.0.2.1' },
  ]);
});

test('an unknown address is as much work as a wrong password, and is written down too', async () => {
  const workOf = async (fields: Parameters<typeof signIn>[0]) => {
    const before = store.database.roundTrips();
    expect(await signIn(fields)).toMatchObject({ result: 'wrong' });
    return store.database.roundTrips() - before;
  };
  const known = await workOf({ password: 'a wrong guess' });
  expect(await workOf({ email: 'Stranger@desk.example' })).toBe(known);
  const { rows } = await store.database.$client.query(
    "select details, site from audit_trail where subject = 'stranger@desk.example'",
  );
  expect(rows).toEqual([{ details: { reason: 'unknown address', tries: 2 }, site: 'nod' }]);
});

test('after five wrong codes from one network the next try waits; elsewhere it is open', async () => {
  const solved = () => solveCaptcha(store);
  for (let i = 0; i < 5; i++)
    expect((await signIn({ code: '000000', captcha: await solved() }, origin, '198.51.100.7')).result).toBe(
      'code_wrong',
    );
  expect((await signIn({ code: await codeOf(), captcha: await solved() }, origin, '198.51.100.7')).status).toBe(429);
  expect((await signIn({ code: await codeOf(), captcha: await solved() })).result).toBe(true);
});

test('of twenty codes at once three are tried, and the right one among the others opens nothing', async () => {
  const guesses = [...Array.from({ length: 19 }, () => '000000'), await codeOf()];
  const tries = await Promise.all(guesses.map((code) => signIn({ code }, origin, '198.51.100.9')));
  expect(tries.filter(({ result }) => result === 'code_wrong').length).toBe(3);
  expect(tries.filter(({ status, result }) => status === 429 || result === 'captcha').length).toBe(17);
});

test('who knows the password guesses 20 codes a day from all networks together; a stranger takes none of them', async () => {
  for (let tries = 0; tries < 19; tries++) await consumeRateLimits(store.database, [deskCodeLimit(email)]);
  const guess = (network: string, fields = {}) => signIn({ code: '000000', ...fields }, origin, network);
  expect((await guess('203.0.113.1', { password: 'wrong' })).result).toBe('wrong');
  expect((await guess('203.0.113.2')).result).toBe('code_wrong');
  expect((await guess('203.0.113.3')).status).toBe(429);
  expect(await signIn({ code: await codeOf() })).toMatchObject({ status: 429, cookie: '' });
});

test('a password without its code is no failure, however often it is sent', async () => {
  for (let i = 0; i < 6; i++) expect((await signIn({}, origin, '198.51.100.11')).result).toBe('code_needed');
  expect((await signIn({ code: await codeOf() }, origin, '198.51.100.11')).result).toBe(true);
});

test('a sign-in that is renewed while somebody signs in with the old one opens nothing', async () => {
  const code = await codeOf();
  const [person] = await findStaffByEmail(store.database, { email });
  if (!person) throw new Error('nobody works in accounts');
  const renewal = Promise.withResolvers<void>();
  const isRenewed = store.database.transaction(async (db) => {
    await replaceSignIn(db, { ...person, staffId: person.id, passwordHash: 'another' });
    await endAllStaffSessions(db, person.id);
    await renewal.promise;
  });
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  const late = signIn({ code });
  await expect.poll(async () => (await store.database.$client.query(waiting)).rowCount).toBe(1);
  renewal.resolve();
  await isRenewed;
  expect(await late).toMatchObject({ result: 'wrong', cookie: '' });
  await replaceSignIn(store.database, { ...person, staffId: person.id });
});

test('a page of another origin cannot sign in or act', async () => {
  expect((await signIn({}, { ...origin, origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await signIn({}, { ...origin, origin: 'null' })).status).toBe(403);
});

test('a session ends after 12 hours, with signing out, and when its owner is removed', async () => {
  const isOpen = async (desk: string) => (await store.call(deskSession, {}, { desk })).body.session !== null;
  const old = await store.signInAtDesk('sales');
  store.setClock(new Date(store.now().getTime() + 12 * 3_600_000 - 1000));
  expect(await isOpen(old)).toBe(true);
  store.setClock(new Date(store.now().getTime() + 1000));
  expect(await isOpen(old)).toBe(false);

  const left = await store.signInAtDesk('sales');
  await store.call(signOutOfDesk, {}, { desk: left });
  expect(await isOpen(left)).toBe(false);

  const removed = await store.signInAtDesk('sales');
  await removeFromEverySite(store, demoStaffEmail('sales'));
  expect(await isOpen(removed)).toBe(false);
  expect((await signIn({ email: demoStaffEmail('sales') })).result).toBe('wrong');
});

test('after three failures from a network each try needs a captcha, and signs in with one', async () => {
  const from = '198.51.100.21';
  for (let i = 0; i < 3; i++) expect((await signIn({ password: 'wrong' }, origin, from)).result).toBe('wrong');
  const right = { code: await codeOf() };
  expect(await signIn(right, origin, from)).toMatchObject({ result: 'captcha', cookie: '' });
  expect((await signIn({ ...right, captcha: 'x' }, origin, from)).result).toBe('captcha');
  expect((await signIn({ ...right, captcha: await solveCaptcha(store) }, origin, from)).result).toBe(true);
});

test('a stranger with a /48 writes a few rows an hour, under whatever addresses they guess', async () => {
  for (let i = 0; i < 14; i++) {
    const guess = { email: `nobody${i}@desk.example`, password: 'wrong', captcha: await solveCaptcha(store) };
    expect((await signIn(guess, origin, `2001:db8:9:${i.toString(16)}00::1`)).result).toBe('wrong');
  }
  const { rows } = await store.database.$client.query(
    "select details from audit_trail where address like '2001:db8:9:%' order by id",
  );
  expect(rows.map(({ details }) => details.tries)).toEqual([1, 2, 3, 4, 5, 10]);
});
