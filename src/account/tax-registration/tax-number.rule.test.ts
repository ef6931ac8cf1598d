import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { isTaxNumber, normalizeTaxNumber } from './tax-number.rule.ts';

test.each(['27AAPFU0939F1ZV', '22AAAAA0000A1Z5', '99ZZZZZ9999Z9ZZ'])('%s has the form of a GSTIN', (number) => {
  expect(isTaxNumber(number, sites.nod.tax)).toBe(true);
});

test.each(['27aapfu0939f1zv', '27AAPFU0939F1AV', '27AAPFU0939F0ZV', '27AAPFU0939F1Z', '27AAPFU0939F1ZVX', ''])(
  '%j has not',
  (number) => {
    expect(isTaxNumber(number, sites.zwz.tax)).toBe(false);
  },
);

test.each([
  ['100345678900003', true],
  ['000345678900003', false],
  ['10034567890000', false],
  ['1003456789000034', false],
  ['10034567890000A', false],
])('%s as a TRN: %s', (number, fine) => {
  expect(isTaxNumber(number, sites.gwd.tax)).toBe(fine);
});

test('a number is read in upper case, letters and digits only', () => {
  expect(normalizeTaxNumber(' 27-aapfu 0939f1zv\u202e ')).toBe('27AAPFU0939F1ZV');
  expect(normalizeTaxNumber('٣٤٥')).toBe('');
});
