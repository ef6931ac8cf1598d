import { expect, test } from 'vitest';
import { watchOnLoad } from './session-watch.rule.ts';

test.each([
  ['a kept token is checked', { path: '/cart', hasKey: true, rendered: true }, 'check'],
  ['also on a page that came signed out', { path: '/', hasKey: true, rendered: false }, 'check'],
  ['not while signing in', { path: '/login', hasKey: true, rendered: false }, 'nothing'],
  ['not on a product', { path: '/product-category', hasKey: true, rendered: true }, 'nothing'],
  ['not behind a share link', { path: '/productDetail/NOD:17', hasKey: true, rendered: true }, 'nothing'],
  ['on a page whose name only begins so', { path: '/loginx', hasKey: true, rendered: true }, 'check'],
  ['signed in by cookie alone is ended', { path: '/cart', hasKey: false, rendered: true }, 'end'],
  ['even on a product', { path: '/product-category', hasKey: false, rendered: true }, 'end'],
  ['a visitor is left alone', { path: '/cart', hasKey: false, rendered: false }, 'nothing'],
] as const)('%s', (_, load, does) => {
  expect(watchOnLoad(load)).toBe(does);
});
