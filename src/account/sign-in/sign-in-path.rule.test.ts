import { expect, test } from 'vitest';
import { sameSitePath, signInPath } from './sign-in-path.rule.ts';

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
