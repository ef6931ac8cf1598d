import { expect, test } from 'vitest';
import { sessionActionOnLoad } from './session-watch.rule.ts';

test.each([
  ['a kept token is checked', { path: '/cart', search: '', hasToken: true, isRenderedSignedIn: true }, 'check'],
  [
    'also on a page that came signed out',
    { path: '/', search: '', hasToken: true, isRenderedSignedIn: false },
    'check',
  ],
  ['not while signing in', { path: '/login', search: '', hasToken: true, isRenderedSignedIn: false }, 'nothing'],
  ['not on a product', { path: '/product-category', search: '', hasToken: true, isRenderedSignedIn: true }, 'nothing'],
  [
    'not behind a share link',
    { path: '/productDetail/NOD:17', search: '', hasToken: true, isRenderedSignedIn: true },
    'nothing',
  ],
  [
    'on a page whose name only begins so',
    { path: '/loginx', search: '', hasToken: true, isRenderedSignedIn: true },
    'check',
  ],
  [
    'signed in by cookie alone is ended',
    { path: '/cart', search: '', hasToken: false, isRenderedSignedIn: true },
    'end',
  ],
  ['even on a product', { path: '/product-category', search: '', hasToken: false, isRenderedSignedIn: true }, 'end'],
  ['a visitor is left alone', { path: '/cart', search: '', hasToken: false, isRenderedSignedIn: false }, 'nothing'],
  [
    'a mailed link is opened first',
    { path: '/emailVerification', search: '?token=abc', hasToken: true, isRenderedSignedIn: true },
    'nothing',
  ],
  [
    'a mailed link that has ended the session already',
    { path: '/emailverification', search: '?token=abc', hasToken: false, isRenderedSignedIn: true },
    'nothing',
  ],
  [
    'the link to a new address, which needs the session',
    { path: '/confirm-email', search: '?token=abc', hasToken: true, isRenderedSignedIn: true },
    'check',
  ],
  [
    'the link that stops a change of the address',
    { path: '/stop-email-change', search: '?token=abc', hasToken: false, isRenderedSignedIn: true },
    'nothing',
  ],
  [
    'a token in the query of another page',
    { path: '/cart', search: '?token=abc', hasToken: true, isRenderedSignedIn: true },
    'check',
  ],
  ['no link', { path: '/emailverification', search: '?token=', hasToken: true, isRenderedSignedIn: true }, 'check'],
] as const)('%s', (_, load, does) => {
  expect(sessionActionOnLoad(load)).toBe(does);
});
