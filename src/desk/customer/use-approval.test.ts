import { expect, test } from 'vitest';
import { typedTerms } from './use-approval.ts';

const typed = (limit_minor: string, period_days = '', grace_days = '') =>
  typedTerms({ limit_minor, period_days, grace_days });

test.each<[string, ReturnType<typeof typed>, ReturnType<typeof typedTerms>]>([
  ['nothing typed is no terms', typed(' '), null],
  [
    'amounts with separators',
    typed('2,50,000', '45', '7'),
    { limit_minor: 250_000_00, period_days: 45, grace_days: 7 },
  ],
  ['no grace is 0', typed('100', '30'), { limit_minor: 100_00, period_days: 30, grace_days: 0 }],
  ['what is missing is refused', typed('100'), { limit_minor: 100_00, period_days: -1, grace_days: 0 }],
  ['what is no number is refused', typed('1e5', '4x', '-1'), { limit_minor: -1, period_days: -1, grace_days: -1 }],
])('%s', (_name, found, expected) => {
  expect(found).toEqual(expected);
});
