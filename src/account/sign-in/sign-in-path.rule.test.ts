import { expect, test } from 'vitest';
import { pathAfterSignIn, sameSitePath, signInPath } from './sign-in-path.rule.ts';

test.each([
  ['/order-history', '/order-history'],
  ['/shippingnod?lines=1,2#pay', '/shippingnod?lines=1,2#pay'],
  ['/a/../cart', '/cart'],
  ['//evil.example/cart', ''],
  ['/\\evil.example', ''],
  ['/\t/evil.example', ''],
  ['/.//evil.example', ''],
  ['https://evil.example', ''],
  ['javascript:alert(1)', ''],
  ['cart', ''],
  ['', ''],
  ['/login?next=/login', ''],
  ['/Login/', ''],
  ['/login-help', '/login-help'],
  ['/help/login', '/help/login'],
])('after sign-in %j leads to %j', (wanted, path) => {
  expect(sameSitePath(wanted)).toBe(path);
});

test('a page that needs sign-in is remembered with its query', () => {
  expect(signInPath('/shipping?lines=1,2')).toBe('/login?next=%2Fshipping%3Flines%3D1%2C2');
  expect(signInPath('//evil.example')).toBe('/login');
});

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
