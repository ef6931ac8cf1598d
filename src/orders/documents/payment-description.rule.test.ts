import { expect, test } from 'vitest';
import { setLocaleInTest } from '../../../tests/rendering/set-locale.ts';
import {
  isPaidByTransfer,
  localizedPaymentDescription,
  paymentDescription,
  transferReference,
} from './payment-description.rule.ts';

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

test.each([
  ['an invoice on credit', 'tax_invoice', '2026-12-26', 'NM/26-27/000092'],
  ['a paid invoice', 'tax_invoice', '', 'NOD26000119'],
  ['a proforma', 'proforma', '', 'NOD26000119'],
] as const)('the reference of %s', (_what, kind, dueOn, reference) => {
  const head = { orderNumber: 'NOD26000119', dueOn };
  expect(transferReference({ kind, number: 'NM/26-27/000092', head })).toBe(reference);
});
