import { expect, test } from 'vitest';
import { typedTerms } from './use-approval.ts';

const typed = (limitMinor: string, periodDays = '', graceDays = '') =>
  typedTerms({ limitMinor, periodDays, graceDays });

test.each<[string, ReturnType<typeof typed>, ReturnType<typeof typedTerms>]>([
  ['nothing typed is no terms', typed(' '), null],
  ['amounts with separators', typed('2,50,000', '45', '7'), { limitMinor: 250_000_00, periodDays: 45, graceDays: 7 }],
  ['no grace is 0', typed('100', '30'), { limitMinor: 100_00, periodDays: 30, graceDays: 0 }],
  ['what is missing is refused', typed('100'), { limitMinor: 100_00, periodDays: -1, graceDays: 0 }],
  ['what is no number is refused', typed('1e5', '4x', '-1'), { limitMinor: -1, periodDays: -1, graceDays: -1 }],
])('%s', (_name, found, expected) => {
  expect(found).toEqual(expected);
});
