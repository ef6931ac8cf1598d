import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../../sites/site.ts';
import {
  accountFooterLinks,
  accountHref,
  accountMenu,
  accountStatusText,
  hasFooter,
  isCheckout,
  isCurrentPage,
  isHome,
  logoLinksHome,
  mainMenu,
} from './menu.ts';

test.each([
  ['leads a signed-in buyer home', true, '/cart', true],
  ['is no link for a visitor', false, '/cart', false],
  ['is no link during registration', true, '/register', false],
  ['is no link during e-mail verification, whatever the spelling of the path', true, '/EmailVerification/', false],
])('the logo: %s', (_, signedIn, path, leads) => {
  expect(logoLinksHome(signedIn, path)).toBe(leads);
});

test.each(siteCodes)('each page of %s is current in at most one menu entry', (code) => {
  const menu = [...mainMenu(sites[code]), ...accountMenu(true)];
  const current = (path: string) => menu.filter((e) => isCurrentPage(e, path)).map((e) => e.label);
  expect(current('/home/')).toEqual(['Home']);
  expect(current('/nod-product-category')).toEqual(['Products']);
  expect(current('/order-history')).toEqual(['Order History']);
  expect(current('/order-detail?order=NOD26000123')).toEqual(['Order History']);
  expect(current('/order-detail?rfi=NODR26000042')).toEqual(['RFI History']);
  expect(current('/statement')).toEqual(['Account Statement']);
  expect(current('/nodAbout')).toEqual(['About']);
  expect(current('/Contact/')).toEqual(['Contact']);
  expect(current('/koyo')).toEqual(sites[code].brandPages.length > 0 ? ['Brands'] : []);
  expect(current('/listings')).toEqual([]);
});

test('the home page has several paths', () => {
  const homesOf = (code: SiteCode) =>
    ['/', '/home', '/Home/', '/nodHome', '/homes'].filter((path) => isHome(path, sites[code]));
  expect(homesOf('nod')).toEqual(['/', '/home', '/Home/', '/nodHome']);
  expect(homesOf('gwd')).toEqual(['/', '/home', '/Home/']);
});

test('an overdue account is shown in two words', () => {
  expect(accountStatusText('approval')).toBe('Account Approval Pending');
  expect(accountStatusText('overdue')).toBe('Account overdue');
});

test('on the sign-in and sign-up pages, account links lead through sign-in', () => {
  const [, , orders] = accountMenu(true);
  expect(orders && ['/login', '/signup/', '/cart'].map((path) => accountHref(orders, path))).toEqual([
    '/login?next=%2Forder-history',
    '/login?next=%2Forder-history',
    '/order-history',
  ]);
});

test('the trading house has no footer on its sign-in and sign-up pages', () => {
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

test.each([
  ['/cart', true],
  ['/shippingNod/', true],
  ['/rfq-review', true],
  ['/listing', false],
])('the footer is short in a checkout: %s', (path, isShort) => {
  expect(isCheckout(path)).toBe(isShort);
});

test('who buys on credit finds the statement in the footer too', () => {
  const linksOf = (hasCredit: boolean) => accountFooterLinks(hasCredit).map(({ to }) => to);
  expect(linksOf(true)).toContain('/statement');
  expect(linksOf(false)).not.toContain('/statement');
});
