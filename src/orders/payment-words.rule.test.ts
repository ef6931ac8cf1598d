import { expect, test } from 'vitest';
import { speakInTest } from '../../tests/speaking.ts';
import { paymentSaid, paymentWords } from './payment-words.rule.ts';

test.each([
  ['Online', 'cash', undefined, 'Paid online'],
  ['Offline', 'cash', 45, 'Bank transfer before dispatch'],
  ['Offline', 'credit', 45, 'Credit limit, 45 days from each invoice'],
  ['Offline', 'credit', undefined, 'Credit limit'],
] as const)('%s, %s, %s days: %s', (paymentMode, paymentOption, creditDays, words) => {
  expect(paymentWords({ paymentMode, paymentOption, creditDays })).toBe(words);
  expect(paymentSaid({ paymentMode, paymentOption, creditDays })).toBe(words);
});

test('a page says the terms in the words of its site, a document keeps them as they stand', () => {
  const words = { 'Credit limit, {days} from each invoice': 'ab Rechnung {days}' };
  speakInTest({ language: 'de', words });
  const terms = { paymentMode: 'Offline', paymentOption: 'credit', creditDays: 45 } as const;
  expect(paymentSaid(terms)).toBe('ab Rechnung 45 days');
  expect(paymentWords(terms)).toBe('Credit limit, 45 days from each invoice');
});
