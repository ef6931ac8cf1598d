import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { describeTaxNumber } from './describe-tax-number.rule.ts';

test.each([
  ['a GSTIN names its state and PAN', '27AABCW1234K1ZC', 'Maharashtra, PAN AABCW1234K'],
  ['a former state code is the state of today', '28AABCW1234K1ZC', 'Andhra Pradesh, PAN AABCW1234K'],
  ['a code that is no state still has its PAN', '99AABCW1234K1ZC', 'PAN AABCW1234K'],
  ['a number of another form says nothing', '27AABCW1234K1', undefined],
  ['a TRN is no GSTIN', '100234567800003', undefined],
])('%s', (_, number, words) => {
  expect(describeTaxNumber(number, sites.zwz)).toBe(words);
});

test('a TRN says that it is complete', () => {
  expect(describeTaxNumber('100234567800003', sites.gwd)).toBe('15 digits');
  expect(describeTaxNumber('10023456780000', sites.gwd)).toBeUndefined();
});
