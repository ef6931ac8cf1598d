import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../../sites/site.ts';
import { readEnv } from '../env.server.ts';
import { checkSettings, untried } from './preflight.server.ts';

const problemsWith = (settings: Record<string, string>) =>
  checkSettings(readEnv(settings), siteCodes).flatMap(({ passed, message }) => (passed ? [] : [message]));

const good = {
  DEMO: '0',
  SITE_HOSTS: siteCodes.map((code) => `${code}=https://${code}.example`).join(','),
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://sms.example',
  SECRET_KEY: 'kq3W9vXh2LrT8mZc5Ny7Bp1Gd4Fs6Ja0Ue',
  TRUSTED_PROXIES: '10.0.0.0/8',
};

const forAllBut = (site: SiteCode, name: string, value: string): Record<string, string> =>
  Object.fromEntries(siteCodes.filter((code) => code !== site).map((code) => [`${name}_${code.toUpperCase()}`, value]));

test('a complete configuration passes, and each check describes its result', () => {
  const checks = checkSettings(readEnv(good), siteCodes);
  expect(checks.every(({ passed }) => passed)).toBe(true);
  expect(checks.every(({ message }) => /^[A-Z].*\.$/.test(message))).toBe(true);
});

test('all missing settings are reported at once, each with what to do', () => {
  const problems = problemsWith({ DEMO: '0' });
  const missing = siteCodes.flatMap((code) => ['https', 'mail', ...(sites[code].requires.otp ? ['SMS'] : [])]);
  expect(problems).toHaveLength(missing.length);
  expect(problems.every((pattern) => /: (set|give) .+\.$/.test(pattern))).toBe(true);
});

test.each([
  [{ SITE_HOSTS: good.SITE_HOSTS.replace('https://nod', 'http://nod') }, /^NOD is reached at http:/],
  [{ SMTP_URL: '', ...forAllBut('gwd', 'SMTP_URL', 'smtp://m') }, /^GWD has no mail server/],
  [{ SMS_URL: '', ...forAllBut('nod', 'SMS_URL', 'https://s') }, /^NOD has no SMS gateway/],
  [{ DESK_HOST: 'http://desk.example' }, /^The desk is reached at http:.* without https: give/],
  [{ SECRET_KEY: 'a'.repeat(40) }, /^SECRET_KEY repeats itself/],
  [{ S3_ENDPOINT_NOD: 'http://s3.example' }, /^NOD would send its customers' papers to http:.* unencrypted/],
])('%o is the only problem', (settings, pattern) => {
  expect(problemsWith({ ...good, ...settings })).toEqual([expect.stringMatching(pattern)]);
});

test('http may be allowed, and a site without OTP needs no SMS gateway', () => {
  expect(problemsWith({ ...good, SITE_HOSTS: '', ALLOW_HTTP: '1' })).toEqual([]);
  expect(problemsWith({ ...good, BRAND: 'GWD', SITE_HOSTS: 'gwd=https://g.example', SMS_URL: '' })).toEqual([]);
});

test('it says where the desk is', () => {
  const messagesWith = (settings: Record<string, string>) =>
    checkSettings(readEnv({ ...good, ...settings }), siteCodes).map(({ message }) => message);
  expect(messagesWith({})).toContain('The desk is reached at /desk of each shop.');
  expect(messagesWith({ DESK_HOST: 'https://desk.example' })).toContain(
    'The desk is reached at https://desk.example only.',
  );
});

test('each site says where its papers are kept', () => {
  const messages = checkSettings(readEnv({ ...good, S3_ENDPOINT_GWD: 'https://s3.example' }), siteCodes).map(
    ({ message }) => message,
  );
  expect(messages).toContain("NOD keeps its customers' papers in the database.");
  expect(messages).toContain("GWD keeps its customers' papers at https://s3.example.");
});

test('only the served site counts', () => {
  const problems = problemsWith({ DEMO: '0', BRAND: 'GWD' });
  expect(problems.map((pattern) => pattern.slice(0, 3))).toEqual(['GWD', 'GWD']);
});

test.each([
  ['', []],
  ['127.0.0.1', []],
  ['127.9.9.9', []],
  ['::1', []],
  ['localhost', []],
  ['0.0.0.0', [/^HOST=0\.0\.0\.0 would show/]],
  ['::', [/^HOST=:: would show/]],
  ['192.168.1.5', [/^HOST=192/]],
  ['shop.example', [/^HOST=shop/]],
])("a demonstration on '%s' is restricted to this machine", (host, problems) => {
  expect(problemsWith({ DEMO: '1', HOST: host })).toEqual(problems.map((pattern) => expect.stringMatching(pattern)));
  expect(problemsWith({ DEMO: '1', HOST: host, ALLOW_PUBLIC_DEMO: '1' })).toEqual([]);
});

test('what was not tried is named, and that https is off', () => {
  const said = (settings: Record<string, string>) => untried(readEnv(settings)).join(' ');
  expect(said({ ...good, ALLOW_HTTP: '1' })).toMatch(
    /No mail was sent.*No SMS was sent.*payment provider.*ALLOW_HTTP=1/,
  );
  expect(said({ DEMO: '0' })).toMatch(/No mail server is set.*No SMS gateway is set/);
  expect(said({ ...good, BRAND: 'GWD' })).not.toContain('SMS');
  expect(untried(readEnv({ DEMO: '1' }))).toEqual([]);
});
