import { expect, test } from 'vitest';
import { upiIdOf, upiLimitMinor, upiLink } from './upi-link.rule.ts';

const common = { accountName: 'NOD Bearings & Co', bank: 'A Bank', branch: 'Fort', swift: 'ABCDINBB' };
const account = { ...common, number: '01692200118407', ifsc: 'ABCD0000169', upiId: 'nod.receipts@abcd' };
const pay = (amountMinor: number, over: { upiId?: string } = {}) =>
  upiLink({ ...account, ...over }, { amountMinor, reference: 'NM/26-27/000092' });

test('the link names payee, amount in rupees, currency and the reference without signs', () => {
  expect(pay(96_266_92)).toBe(
    'upi://pay?pa=nod.receipts@abcd&pn=NOD%20Bearings%20%26%20Co&am=96266.92&cu=INR&tn=NM2627000092&tr=NM2627000092',
  );
  expect(pay(5)).toContain('am=0.05&');
});

test.each([
  ['nothing', 0, {}],
  ['more than UPI takes', upiLimitMinor + 1, {}],
  ['no UPI ID', 100_00, { upiId: '' }],
])('there is no link for %s', (_what, amountMinor, over) => {
  expect(pay(amountMinor, over)).toBeUndefined();
});

test('exactly what UPI takes is paid by UPI', () => {
  expect(pay(upiLimitMinor)).toContain('am=100000.00&');
});

test('an account of the Gulf has no UPI ID', () => {
  expect(upiIdOf({ ...common, iban: 'AE070331234567890123456' })).toBe('');
  expect(upiIdOf(account)).toBe('nod.receipts@abcd');
});
