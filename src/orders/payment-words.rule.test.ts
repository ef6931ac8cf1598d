import { expect, test } from 'vitest';
import { paymentWords } from './payment-words.rule.ts';

test.each([
  ['Online', 'cash', undefined, 'Paid online'],
  ['Offline', 'cash', 45, 'Bank transfer before dispatch'],
  ['Offline', 'credit', 45, 'Credit limit, 45 days from each invoice'],
  ['Offline', 'credit', undefined, 'Credit limit'],
] as const)('%s, %s, %s days: %s', (paymentMode, paymentOption, creditDays, words) => {
  expect(paymentWords({ paymentMode, paymentOption, creditDays })).toBe(words);
});
