import { expect, test } from 'vitest';
import { setLocaleInTest } from '../../../tests/rendering/set-locale.ts';
import { isPaidByTransfer, localizedPaymentDescription, paymentDescription } from './payment-description.rule.ts';

test.each([
  ['Online', 'cash', undefined, 'Paid online'],
  ['Offline', 'cash', 45, 'Bank transfer before dispatch'],
  ['Offline', 'credit', 45, 'Credit limit, 45 days from each invoice'],
  ['Offline', 'credit', undefined, 'Credit limit'],
] as const)('%s, %s, %s days: %s', (paymentMode, paymentOption, creditDays, words) => {
  expect(paymentDescription({ paymentMode, paymentOption, creditDays })).toBe(words);
  expect(localizedPaymentDescription({ paymentMode, paymentOption, creditDays })).toBe(words);
});

test.each([
  ['Offline', 'cash', true],
  ['Offline', 'credit', false],
  ['Online', 'cash', false],
] as const)('%s, %s is paid by transfer: %s', (paymentMode, paymentOption, byTransfer) => {
  expect(isPaidByTransfer({ paymentMode, paymentOption })).toBe(byTransfer);
});

test('a page translates the payment terms, a document stores them in English', () => {
  const words = { 'Credit limit, {days} from each invoice': 'ab Rechnung {days}' };
  setLocaleInTest({ language: 'de', translations: words });
  const terms = { paymentMode: 'Offline', paymentOption: 'credit', creditDays: 45 } as const;
  expect(localizedPaymentDescription(terms)).toBe('ab Rechnung 45 days');
  expect(paymentDescription(terms)).toBe('Credit limit, 45 days from each invoice');
});
