import { expect, test } from 'vitest';
import { pathAfterSignIn } from './after-sign-in.rule.ts';

test.each([
  ['an e-mail not proved yet comes before everything', 'not verifed', 'existing', '/emailverification'],
  ['an account without a profile', 'verified', 'new', '/register'],
  ['a customer who has not confirmed the details', 'verified', 'other', '/register'],
  ['a customer goes where it wanted', 'verified', 'existing', '/order-history'],
] as const)('%s', (_, email_status, login_user_type, path) => {
  expect(pathAfterSignIn({ email_status, login_user_type }, ['//evil.example', '/order-history', '/cart'])).toBe(path);
});

test('without a requested page sign-in leads home', () => {
  expect(pathAfterSignIn({ email_status: 'verified', login_user_type: 'existing' }, ['', ''])).toBe('/');
});
