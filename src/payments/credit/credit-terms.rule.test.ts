import { expect, test } from 'vitest';
import { type CreditTerms, creditTermsErrors, isSameTerms } from './credit-terms.rule.ts';

const terms: CreditTerms = { limitMinor: 250_000_00, periodDays: 45, graceDays: 7 };

test.each<[string, Partial<CreditTerms>, string[]]>([
  ['a limit with days', {}, []],
  ['no credit at all', { limitMinor: 0, periodDays: 0, graceDays: 0 }, []],
  ['the highest that can be written', { limitMinor: 999_999_999_999, periodDays: 365, graceDays: 365 }, []],
  ['a limit below 0', { limitMinor: -1 }, ['limitMinor']],
  ['half a paisa', { limitMinor: 0.5 }, ['limitMinor']],
  ['no number', { limitMinor: Number.NaN }, ['limitMinor']],
  ['a limit beyond all customers', { limitMinor: 1_000_000_000_000 }, ['limitMinor']],
  ['more than a year', { periodDays: 366, graceDays: 366 }, ['periodDays', 'graceDays']],
  ['half a day', { periodDays: 0.5 }, ['periodDays']],
  ['a negative grace', { graceDays: -1 }, ['graceDays']],
])('%s', (_, change, fields) => {
  expect(creditTermsErrors({ ...terms, ...change }, 'INR').map(({ field }) => field)).toEqual(fields);
});

test.each<[Partial<CreditTerms>, boolean]>([
  [{}, true],
  [{ limitMinor: 1 }, false],
  [{ periodDays: 1 }, false],
  [{ graceDays: 1 }, false],
])('terms changed by %j are the same: %s', (change, same) => {
  expect(isSameTerms(terms, { ...terms, ...change })).toBe(same);
});

test.each([
  ['INR', '1,25,000.50'],
  ['AED', '125,000.50'],
] as const)('an amount of %s is shown as %s', (currency, example) => {
  const [error] = creditTermsErrors({ ...terms, limitMinor: Number.NaN }, currency);
  expect(error?.message).toBe(`Please write the credit limit as an amount like 125000 or ${example}.`);
});
