import { expect, test } from 'vitest';
import { watchOnLoad } from './session-watch.rule.ts';

test.each([
  ['a kept token is checked', { path: '/cart', search: '', hasKey: true, rendered: true }, 'check'],
  ['also on a page that came signed out', { path: '/', search: '', hasKey: true, rendered: false }, 'check'],
  ['not while signing in', { path: '/login', search: '', hasKey: true, rendered: false }, 'nothing'],
  ['not on a product', { path: '/product-category', search: '', hasKey: true, rendered: true }, 'nothing'],
  ['not behind a share link', { path: '/productDetail/NOD:17', search: '', hasKey: true, rendered: true }, 'nothing'],
  ['on a page whose name only begins so', { path: '/loginx', search: '', hasKey: true, rendered: true }, 'check'],
  ['signed in by cookie alone is ended', { path: '/cart', search: '', hasKey: false, rendered: true }, 'end'],
  ['even on a product', { path: '/product-category', search: '', hasKey: false, rendered: true }, 'end'],
  ['a visitor is left alone', { path: '/cart', search: '', hasKey: false, rendered: false }, 'nothing'],
  [
    'a mailed link is opened first',
    { path: '/emailVerification', search: '?token=abc', hasKey: true, rendered: true },
    'nothing',
  ],
  [
    'a mailed link that has ended the session already',
    { path: '/emailverification', search: '?token=abc', hasKey: false, rendered: true },
    'nothing',
  ],
  ['no link', { path: '/emailverification', search: '?token=', hasKey: true, rendered: true }, 'check'],
] as const)('%s', (_, load, does) => {
  expect(watchOnLoad(load)).toBe(does);
});
