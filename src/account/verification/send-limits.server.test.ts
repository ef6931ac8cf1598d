import { beforeEach, expect, test, vi } from 'vitest';
import {
  buildSignUpForm,
  createVerifiedUser,
  uniqueEmail,
  uniqueIpAddress,
} from '../../../tests/actions/account/new-accounts.ts';
import { solveCaptcha } from '../../../tests/actions/account/solve-captcha.ts';
import { openTestInbox, otpIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { demoPassword } from '../../demo/people.data.ts';
import { checkUser } from '../password/forgot-password.contract.ts';
import { login } from '../sign-in/sign-in.contract.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { sendMobileOtp, verifyOtp } from './otp.contract.ts';
import { resendEmail } from './verify-email.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
beforeEach(() => store.database.$client.query('delete from limits'));

const resend = (address: string, captcha = '', email = uniqueEmail()) =>
  store.call(resendEmail, { email, captcha }, { address });
const asksForCaptcha = {
  success: false,
  refusal: 'captcha',
  message: 'Please tick the box to show that you are not a robot. We will then continue with your request.',
};

/** As if so much had been sent within the window. */
const sentAlready = (key: string, points: number, endsInMs = 1_800_000) =>
  store.database.$client.query(
    `insert into limits (key, points, expire) values ($1, $2, $3)
       on conflict (key) do update set points = excluded.points`,
    [key, points, Date.now() + endsInMs],
  );

const rows = async () =>
  (await store.database.$client.query('select key, points, xmin::text from limits order by key')).rows;

test('two hundred requested mails from one network write no more rows than the mails it may send', async () => {
  const address = uniqueIpAddress();
  const statuses = new Set<number>();
  for (let i = 0; i < 200; i += 1) statuses.add((await resend(address)).status);
  expect(statuses).toEqual(new Set([200]));
  const counted = (await rows()).map(({ key }) => key.split(' ')[0]);
  expect(counted.filter((key) => key === 'send_receiver:nod')).toHaveLength(10);
  expect(counted).toHaveLength(24);
});

test('beyond ten mails an hour a network needs a captcha for each, up to twenty', async () => {
  const network = (i: number) => `2001:db8:1:1::${i + 1}`;
  for (let i = 0; i < 10; i += 1) expect((await resend(network(i))).body.success).toBe(true);
  for (const captcha of ['', 'x']) expect((await resend(network(20), captcha)).body).toEqual(asksForCaptcha);
  const solved = await solveCaptcha(store);
  expect((await resend(network(21), solved)).body.success).toBe(true);
  expect((await resend(network(22), solved)).body).toEqual(asksForCaptcha);
  expect((await resend('2001:db8:1:2::1')).body.success).toBe(true);

  await sentAlready('send_address:nod 2001:db8:1:1::/64', 20);
  const captcha = await solveCaptcha(store);
  const before = await rows();
  expect((await resend(network(23), captcha)).status).toBe(429);
  expect(await rows()).toEqual(before);
  const { rows: spent } = await store.database.$client.query('select nonce from used_captchas');
  expect(spent).toHaveLength(1);
});

test('of fifteen mails asked for at once without a captcha a network gets ten', async () => {
  const address = uniqueIpAddress();
  const asked = await Promise.all(Array.from({ length: 15 }, () => resend(address)));
  expect(asked.filter(({ body }) => body.success)).toHaveLength(10);
  expect(asked.filter(({ body }) => !body.success).map(({ body }) => body)).toEqual(Array(5).fill(asksForCaptcha));
  const captcha = await solveCaptcha(store);
  for (const solved of ['', captcha]) expect((await resend(address, solved)).body.success).toBe(solved !== '');
  const { rows: counted } = await store.database.$client.query('select points from limits where key = $1', [
    `send_address:nod ${address}`,
  ]);
  expect(counted).toEqual([{ points: 11 }]);
});

test('beyond a busy hour of the site every mail needs a captcha, and is sent with one', async () => {
  await sentAlready('mail_site:nod', 150);
  const form = buildSignUpForm();
  const address = uniqueIpAddress();
  const asked = [
    await resend(address),
    await store.call(checkUser, { user_name: 'active@nod.example' }, { address }),
    await store.call(signUp, form, { address }),
  ];
  for (const { status, body } of asked) expect([status, body]).toEqual([200, asksForCaptcha]);
  const { rows: users } = await store.database.$client.query('select id from users where email = $1', [form.email]);
  expect(users).toEqual([]);

  const captcha = () => solveCaptcha(store);
  const sent = [
    await resend(address, await captcha()),
    await store.call(checkUser, { user_name: 'active@nod.example', captcha: await captcha() }, { address }),
    await store.call(signUp, { ...form, captcha: await captcha() }, { address }),
  ];
  for (const { body } of sent) expect(body.success).toBe(true);
  expect((await store.call(resendEmail, { email: uniqueEmail() }, { site: 'zwz', address })).body.success).toBe(true);
});

test('reaching the hourly limit is logged once; further mails are refused until the hour is over', async () => {
  const warn = vi.spyOn(store.server.log, 'warn');
  await sentAlready('mail_site:nod', 599);
  expect((await resend(uniqueIpAddress(), await solveCaptcha(store))).body.success).toBe(true);
  expect(warn.mock.calls).toEqual([
    [{ site: 'nod', limit: 'mail_site', key: 'nod', max: 600 }, 'hourly message limit reached'],
  ]);
  const { status, body, headers } = await resend(uniqueIpAddress(), await solveCaptcha(store));
  expect(status).toBe(429);
  expect(body.message).toMatch(/^We cannot send more messages now\. Please try again in (30|29) minutes\.$/);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(1000);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('an ordinary mail is not logged, nor one that reaches the limit of its receiver', async () => {
  const warn = vi.spyOn(store.server.log, 'warn');
  const email = uniqueEmail();
  await sentAlready(`send_receiver:nod ${email}`, 1, 300_000);
  for (let i = 0; i < 2; i += 1) expect((await resend(uniqueIpAddress(), '', email)).body.success).toBe(true);
  expect((await resend(uniqueIpAddress(), '', email)).status).toBe(429);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test.each([
  ['a site', 'sms_site:nod', 119],
  ['a country, over all sites', 'sms_country:IN', 199],
])('the SMS of %s have an hourly limit', async (_whose, key, soFar) => {
  const { token } = await createVerifiedUser(store, office);
  const send = (mobile: string) => store.call(sendMobileOtp, { mobile }, { token, address: uniqueIpAddress() });
  await sentAlready(key, soFar);
  expect((await send('9821055501')).body.success).toBe(true);
  const { status, body, headers } = await send('9821055502');
  expect(status).toBe(429);
  expect(body.message).toMatch(/^We cannot send more messages now\./);
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
  const gulf = { site: 'gwd' as const, token: await store.signIn('active', 'gwd'), address: uniqueIpAddress() };
  expect((await store.call(sendMobileOtp, { mobile: '0501234567' }, gulf)).body.success).toBe(true);
});

test('strangers who use up an account’s mails do not block an OTP on a known network', async () => {
  const email = 'active@nod.example';
  const address = uniqueIpAddress();
  const captcha = await solveCaptcha(store);
  await store.call(login, { username: email, password: demoPassword, captcha }, { address });
  const ask = (from: string) => store.call(checkUser, { user_name: email }, { address: from });
  for (let i = 0; i < 3; i += 1) expect((await ask(uniqueIpAddress())).body.success).toBe(true);
  expect((await ask(uniqueIpAddress())).status).toBe(429);
  await sentAlready('mail_site:nod', 600);
  expect((await ask(address)).body.success).toBe(true);
  const otp = otpIn(await office.mailTo(email));
  expect((await store.call(verifyOtp, { email, otp }, { address })).body.success).toBe(true);
  for (let i = 0; i < 2; i += 1) await ask(address);
  expect((await ask(address)).status).toBe(429);
});

/** `mails` of this network and receiver count as caused by them. */
const causedBefore = (kind: 'mail' | 'sms', site: string, who: string) =>
  sentAlready(`caused:${kind} ${site} ${who}`, 3);

test.each([
  ['a network that has caused mails', () => causedBefore('mail', 'nod', '203.0.113.0/24')],
  ['a receiver that has been sent mails', () => causedBefore('mail', 'nod', 'often@mill.example')],
])('%s leaves the last 150 mails of the hour to those that have not', async (_who, cause) => {
  await sentAlready('mail_site:nod', 450);
  await cause();
  const send = async (address: string, email: string) =>
    (await resend(address, await solveCaptcha(store), email)).body.success;
  expect((await resend('203.0.113.7', await solveCaptcha(store), 'often@mill.example')).status).toBe(429);
  expect(await send('198.51.100.7', uniqueEmail())).toBe(true);
});

test('strangers who use up the SMS to a country leave some to a buyer who has never had one', async () => {
  const gulf = { site: 'gwd' as const, token: await store.signIn('active', 'gwd') };
  const send = (address: string, mobile: string) => store.call(sendMobileOtp, { mobile }, { ...gulf, address });
  await sentAlready('sms_country:AE', 40);
  await causedBefore('sms', 'gwd', '2001:db8:77::/48');
  expect((await send('2001:db8:77:1::1', '0501234561')).status).toBe(429);
  expect((await send('2001:db8:78:1::1', '0501234562')).body.success).toBe(true);
});

test('accounts that ask from another address of one /48 each get twenty-four SMS in an hour', async () => {
  const gulf = { site: 'gwd' as const, token: await store.signIn('active', 'gwd') };
  let sent = 0;
  for (let asked = 0; asked < 30; asked += 1) {
    await store.database.$client.query("delete from limits where key like 'otp_asker%'");
    const address = `2001:db8:79:${asked.toString(16)}00::1`;
    const { status } = await store.call(sendMobileOtp, { mobile: `05012345${10 + asked}` }, { ...gulf, address });
    if (status === 200) sent += 1;
  }
  expect(sent).toBe(24);
});
