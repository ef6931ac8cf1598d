import { expect, test } from 'vitest';
import { readEnv } from '../../server/env.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { Trial } from './opening-facts.data.ts';
import { hashTrialSettings } from './trial-settings.server.ts';

const before = {
  SMTP_URL: 'smtp://a',
  SMS_URL: 'https://sms.example',
  SMS_TOKEN: 'secret',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
};
const hashOf = (trial: Trial, settings: Record<string, string> = {}, site = sites.nod) =>
  hashTrialSettings(readEnv({ ...before, ...settings }), 'key', site, trial);

test.each<[Trial, Record<string, string>]>([
  ['mail', { SMTP_URL: 'smtp://b' }],
  ['mail', { SMTP_URL_NOD: 'smtp://b' }],
  ['mail', { MAIL_FROM: 'orders@nod.example' }],
  ['sms', { SMS_TOKEN: 'another' }],
  ['razorpay', { RAZORPAY_KEY_SECRET: 'another' }],
])('a trial of %s counts no more after %o', (trial, change) => {
  expect(hashOf(trial, change)).not.toBe(hashOf(trial));
});

test('it counts on while other settings change', () => {
  const others = { SMTP_URL_GWD: 'smtp://b', RAZORPAY_KEY_SECRET: 'another', LOG_LEVEL: 'error' };
  expect(hashOf('mail', others)).toBe(hashOf('mail'));
  expect(hashOf('sms', others)).toBe(hashOf('sms'));
});

test('mail is tried again when the sender is another', () => {
  const site = { ...sites.nod, contact: { ...sites.nod.contact, email: 'new@nod.example' } };
  expect(hashOf('mail', {}, site)).not.toBe(hashOf('mail'));
  expect(hashOf('sms', {}, site)).toBe(hashOf('sms'));
});

test('nobody without the key of the store can tell the settings from it', () => {
  const env = readEnv(before);
  expect(hashTrialSettings(env, 'other key', sites.nod, 'mail')).not.toBe(hashOf('mail'));
});
