import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../../sites/site.ts';
import {
  accountHref,
  accountMenu,
  accountStatusText,
  hasFooter,
  isCurrentPage,
  isHome,
  logoLinksHome,
  mainMenu,
} from './menu.ts';

test.each([
  ['a buyer who is signed in goes home', true, '/cart', true],
  ['a visitor stays', false, '/cart', false],
  ['nobody leaves the registration', true, '/register', false],
  ['nobody leaves the e-mail verification, however it is written', true, '/EmailVerification/', false],
])('the logo: %s', (_, signedIn, path, leads) => {
  expect(logoLinksHome(signedIn, path)).toBe(leads);
});

test.each(siteCodes)('each page of %s is current in one menu entry at most', (code) => {
  const menu = [...mainMenu(sites[code]), ...accountMenu];
  const current = (path: string) => menu.filter((e) => isCurrentPage(e, path)).map((e) => e.label);
  expect(current('/home/')).toEqual(['Home']);
  expect(current('/nod-product-category')).toEqual(['Products']);
  expect(current('/order-history')).toEqual(['Order History']);
  expect(current('/order-detail?order=NOD26000123')).toEqual(['Order History']);
  expect(current('/order-detail?rfi=NODR26000042')).toEqual(['RFI History']);
  expect(current('/nodAbout')).toEqual(['About']);
  expect(current('/Contact/')).toEqual(['Contact']);
  expect(current('/koyo')).toEqual(sites[code].brandPages.length > 0 ? ['Brands'] : []);
  expect(current('/listings')).toEqual([]);
});

test('home is known by all of its addresses', () => {
  const homesOf = (code: SiteCode) =>
    ['/', '/home', '/Home/', '/nodHome', '/homes'].filter((path) => isHome(path, sites[code]));
  expect(homesOf('nod')).toEqual(['/', '/home', '/Home/', '/nodHome']);
  expect(homesOf('gwd')).toEqual(['/', '/home', '/Home/']);
});

test('an overdue account is told so in two words', () => {
  expect(accountStatusText('Approval Pending')).toBe('Account Approval Pending');
  expect(accountStatusText('Unable to create new PI. Your account is overdue.')).toBe('Account overdue');
});

test('from the sign-in and sign-up pages the histories are reached by way of signing in', () => {
  const [, , orders] = accountMenu;
  expect(orders && ['/login', '/signup/', '/cart'].map((path) => accountHref(orders, path))).toEqual([
    '/login?next=%2Forder-history',
    '/login?next=%2Forder-history',
    '/order-history',
  ]);
});

test('the trading house ends its pages of signing in and up without a footer, the others do not', () => {
  const paths = [
    '/login',
    '/signup',
    '/register',
    '/existingCustomerRegister',
    '/existingCustomerSignUp/',
    '/cart',
    '/',
  ];
  const withFooter = (code: 'nod' | 'gwd') => paths.filter((path) => hasFooter(sites[code], path));
  expect(withFooter('gwd')).toEqual(['/cart', '/']);
  expect(withFooter('nod')).toEqual(paths);
});
