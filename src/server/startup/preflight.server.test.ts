import { expect, test } from 'vitest';
import { readEnv } from '../env.server.ts';
import { checkSettings } from './preflight.server.ts';

const missedWith = (settings: Record<string, string>) =>
  checkSettings(readEnv(settings)).flatMap(({ passed, message }) => (passed ? [] : [message]));

const good = {
  DEMO: '0',
  SITE_HOSTS: 'zwz=https://zwz.example,nod=https://nod.example,gwd=https://gwd.example',
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://sms.example',
  SECRET_KEY: 'kq3W9vXh2LrT8mZc5Ny7Bp1Gd4Fs6Ja0Ue',
  TRUSTED_PROXIES: '10.0.0.0/8',
};

test('a store for customers with all that it needs is let start, and each check says what it saw', () => {
  const checks = checkSettings(readEnv(good));
  expect(checks.every(({ passed }) => passed)).toBe(true);
  expect(checks.every(({ message }) => /^[A-Z].*\.$/.test(message))).toBe(true);
});

test('with nothing set, all that is missing is told at once, in a sentence each that says what to do', () => {
  const missed = missedWith({ DEMO: '0' });
  expect(missed).toHaveLength(8);
  expect(missed.every((says) => /: (set|give) .+\.$/.test(says))).toBe(true);
});

test.each([
  [{ SITE_HOSTS: 'zwz=https://z.example,nod=http://n.example,gwd=https://g.example' }, /^NOD is reached at http:/],
  [{ SMTP_URL: '', SMTP_URL_ZWZ: 'smtp://m', SMTP_URL_NOD: 'smtp://m' }, /^GWD has no mail server/],
  [{ SMS_URL: '', SMS_URL_ZWZ: 'https://s' }, /^NOD has no SMS gateway/],
  [{ SECRET_KEY: 'a'.repeat(40) }, /^SECRET_KEY repeats itself/],
])('%o is the only thing that is missing', (settings, says) => {
  expect(missedWith({ ...good, ...settings })).toEqual([expect.stringMatching(says)]);
});

test('http may be allowed, and a site that asks no OTP needs no SMS', () => {
  expect(missedWith({ ...good, SITE_HOSTS: '', ALLOW_HTTP: '1' })).toEqual([]);
  expect(missedWith({ ...good, BRAND: 'GWD', SITE_HOSTS: 'gwd=https://g.example', SMS_URL: '' })).toEqual([]);
});

test('only the site that is served counts', () => {
  const missed = missedWith({ DEMO: '0', BRAND: 'GWD' });
  expect(missed.map((says) => says.slice(0, 3))).toEqual(['GWD', 'GWD']);
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
])("a demonstration on '%s' is kept to this machine", (host, missed) => {
  expect(missedWith({ DEMO: '1', HOST: host })).toEqual(missed.map((says) => expect.stringMatching(says)));
  expect(missedWith({ DEMO: '1', HOST: host, ALLOW_PUBLIC_DEMO: '1' })).toEqual([]);
});
