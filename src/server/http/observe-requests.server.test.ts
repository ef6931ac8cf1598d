import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { createSessionFor, createVerifiedUser, uniqueIpAddress } from '../../../tests/actions/account/new-accounts.ts';
import { solveCaptcha } from '../../../tests/actions/account/solve-captcha.ts';
import { openTestInbox, otpIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { changePassword, checkUser } from '../../account/password/forgot-password.contract.ts';
import { login, session } from '../../account/sign-in/sign-in.contract.ts';
import { verifyOtp } from '../../account/verification/otp.contract.ts';
import { readEnv } from '../env.server.ts';
import { createLog } from '../log.server.ts';
import { httpDuration, httpRequests } from '../metrics/metrics.server.ts';
import { observeRequests } from './observe-requests.server.ts';

let written: string[] = [];
const log = createLog('debug', { write: (line: string) => written.push(line) });
const store = setUp(() => openTestStore({ settings: { TRUSTED_PROXIES: '10.0.0.1' }, log }));
const office = setUp(() => openTestInbox(store));
afterEach(() => {
  written = [];
});

const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const host = { host: 'nod.localhost:3000' };
const get = (path: string, headers = {}, address = '203.0.113.9', init: RequestInit = {}) =>
  store.app.request(path, { ...init, headers: { ...host, ...headers } }, from(address));

test('a call leaves one line: who, where, how long, and the id that its reply has', async () => {
  const token = await store.signIn('active');
  const { headers } = await store.call(session, {}, { token, address: '203.0.113.9' });
  expect(lines()).toEqual([
    expect.objectContaining({
      msg: 'request',
      requestId: headers.get('x-request-id'),
      site: 'nod',
      method: 'GET',
      route: '/authentication/session/',
      status: 200,
      ms: expect.any(Number),
      user: expect.any(Number),
      address: '203.0.113.9',
    }),
  ]);
});

test('the id of a request is taken over from a trusted proxy, and from nobody else', async () => {
  const idFor = async (given: string, address: string) =>
    (await get('/documents/none.pdf', { 'x-request-id': given }, address)).headers.get('x-request-id');
  expect(await idFor('edge-7.f00d', '10.0.0.1')).toBe('edge-7.f00d');
  const own = /^[0-9a-f-]{36}$/;
  expect(await idFor('edge-7.f00d', '203.0.113.9')).toMatch(own);
  expect(await idFor('"},"forged":{"', '10.0.0.1')).toMatch(own);
  expect(await idFor('x'.repeat(101), '10.0.0.1')).toMatch(own);
});

test('a thousand random paths and methods add no series', async () => {
  const series = async () => (await httpRequests.get()).values.length + (await httpDuration.get()).values.length;
  const random = (i: number) => `${Math.floor(Math.random() * 1e9).toString(36)}${i}`;
  const places = ['', 'api/', 'documents/', 'productDetail/', 'desk/', 'desk/api/nod/', 'assets/', 'o/', 'quotes/'];
  const sendOne = (i: number, name: string) => {
    const methods = ['GET', 'POST', `M${name.toUpperCase()}`];
    return get(`/${places[i % places.length]}${name}?q=${name}`, {}, uniqueIpAddress(), {
      method: methods[i % 3] ?? 'GET',
    });
  };
  for (let i = 0; i < 27; i += 1) await sendOne(i, 'first');
  const before = await series();
  for (let i = 0; i < 1000; i += 1) await sendOne(i, random(i));
  expect((await series()) - before).toBe(0);
});

test('the log never has a password, a token, an OTP, a link, or what was asked', async () => {
  const { email, form, token } = await createVerifiedUser(store, office);
  const address = uniqueIpAddress();
  const captcha = await solveCaptcha(store);
  const wrong = 'wrong password of this test';
  await store.call(login, { username: email, password: wrong, captcha }, { address });
  const again = await solveCaptcha(store);
  const signedIn = await store.call(login, { username: email, password: form.password, captcha: again }, { address });
  await store.call(checkUser, { db_type: 'NOD', user_name: email }, { address });
  const otp = otpIn(await office.mailTo(email));
  const reset = (await store.call(verifyOtp, { email, otp }, { address })).body.reset_token;
  const fresh = 'new secret of this test';
  const change = { db_type: 'NOD' as const, user_name: email, password1: fresh, password2: fresh, reset_token: reset };
  await store.call(changePassword, change, { address });
  const other = await createSessionFor(store, email);
  await store.call(session, {}, { token: other });
  await get(`/documents/NOD26000119.pdf?link=secret-of-a-link&token=${other}`, { cookie: `auth_key=${other}` });
  await get(`/authentication/session/?auth_key=${other}&email=${email}`);
  const secrets = [form.password, wrong, fresh, token, signedIn.body.auth_key, captcha, again, otp, reset, other];
  expect(secrets.every((secret) => secret.length >= 6)).toBe(true);
  const text = written.join('');
  expect(lines().length).toBeGreaterThanOrEqual(10);
  expect([...secrets, email, 'secret-of-a-link', 'NOD26000119'].filter((one) => text.includes(one))).toEqual([]);
});

function appWith(settings: Record<string, string>, status = 200) {
  const app = new Hono();
  app.use(observeRequests(readEnv(settings), { log }));
  app.get('/a/:b', (c) => c.text('', status as 200));
  const request = () => app.request('/a/1', { headers: host }, from('2001:db8:1:2::7'));
  return request;
}

test.each([
  [{}, 200, [{ address: '2001:db8:1:2::7', level: 30 }]],
  [{ ACCESS_LOG_ADDRESS: 'network' }, 200, [{ address: '2001:db8:1:2::/64' }]],
  [{ ACCESS_LOG_ADDRESS: 'off' }, 200, [{ route: '/a/:b' }]],
  [{ ACCESS_LOG: 'errors' }, 200, []],
  [{ ACCESS_LOG: 'errors' }, 503, [{ status: 503, level: 40 }]],
  [{ ACCESS_LOG: 'off' }, 503, []],
])('with %j a reply of %i is logged as %j', async (settings: Record<string, string>, status, expected) => {
  await appWith(settings, status)();
  expect(lines()).toEqual(expected.map((fields) => expect.objectContaining(fields)));
  if (settings.ACCESS_LOG_ADDRESS === 'off') expect(written.join('')).not.toContain('2001');
});
