import { expect, test } from 'vitest';
import { accountLine, accountMenu, isCurrent, isHome, logoLeadsHome, mainMenu } from './menu.ts';

test.each([
  ['a buyer who is signed in goes home', true, '/cart', true],
  ['a visitor stays', false, '/cart', false],
  ['nobody leaves the registration', true, '/register', false],
  ['nobody leaves the e-mail verification, however it is written', true, '/EmailVerification/', false],
])('the logo: %s', (_, signedIn, path, leads) => {
  expect(logoLeadsHome(signedIn, path)).toBe(leads);
});

test('each page is current in one menu entry at most', () => {
  const current = (path: string) => [...mainMenu, ...accountMenu].filter((e) => isCurrent(e, path)).map((e) => e.label);
  expect(current('/home/')).toEqual(['Home']);
  expect(current('/nod-product-category')).toEqual(['Products']);
  expect(current('/order-history')).toEqual(['Order History']);
  expect(current('/order-detail?order=NOD26000123')).toEqual(['Order History']);
  expect(current('/order-detail?rfi=NODR26000042')).toEqual(['RFI History']);
  expect(current('/listings')).toEqual([]);
});

test('home is known by both of its addresses', () => {
  expect(['/', '/home', '/Home/', '/homes'].map(isHome)).toEqual([true, true, true, false]);
});

test('an overdue account is told so in two words', () => {
  expect(accountLine('Approval Pending')).toBe('Account Approval Pending');
  expect(accountLine('Unable to create new PI. Your account is overdue.')).toBe('Account overdue');
});
