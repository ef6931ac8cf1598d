import { expect, test } from 'vitest';
import { readEnv } from '../env.server.ts';
import { checkSettings } from './preflight.server.ts';

const problemsWith = (settings: Record<string, string>) =>
  checkSettings(readEnv(settings)).flatMap(({ passed, message }) => (passed ? [] : [message]));

const good = {
  DEMO: '0',
  SITE_HOSTS: 'zwz=https://zwz.example,nod=https://nod.example,gwd=https://gwd.example',
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://sms.example',
  SECRET_KEY: 'kq3W9vXh2LrT8mZc5Ny7Bp1Gd4Fs6Ja0Ue',
  TRUSTED_PROXIES: '10.0.0.0/8',
};

test('a complete configuration passes, and each check describes its result', () => {
  const checks = checkSettings(readEnv(good));
  expect(checks.every(({ passed }) => passed)).toBe(true);
  expect(checks.every(({ message }) => /^[A-Z].*\.$/.test(message))).toBe(true);
});

test('all missing settings are reported at once, each with what to do', () => {
  const problems = problemsWith({ DEMO: '0' });
  expect(problems).toHaveLength(8);
  expect(problems.every((pattern) => /: (set|give) .+\.$/.test(pattern))).toBe(true);
});

test.each([
  [{ SITE_HOSTS: 'zwz=https://z.example,nod=http://n.example,gwd=https://g.example' }, /^NOD is reached at http:/],
  [{ SMTP_URL: '', SMTP_URL_ZWZ: 'smtp://m', SMTP_URL_NOD: 'smtp://m' }, /^GWD has no mail server/],
  [{ SMS_URL: '', SMS_URL_ZWZ: 'https://s' }, /^NOD has no SMS gateway/],
  [{ SECRET_KEY: 'a'.repeat(40) }, /^SECRET_KEY repeats itself/],
])('%o is the only problem', (settings, pattern) => {
  expect(problemsWith({ ...good, ...settings })).toEqual([expect.stringMatching(pattern)]);
});

test('http may be allowed, and a site without OTP needs no SMS gateway', () => {
  expect(problemsWith({ ...good, SITE_HOSTS: '', ALLOW_HTTP: '1' })).toEqual([]);
  expect(problemsWith({ ...good, BRAND: 'GWD', SITE_HOSTS: 'gwd=https://g.example', SMS_URL: '' })).toEqual([]);
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
