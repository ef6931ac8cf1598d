import { expect, test } from 'vitest';
import { type CreditTerms, creditTermsErrors, isSameTerms } from './credit-terms.rule.ts';

const terms: CreditTerms = { limitMinor: 250_000_00, periodDays: 45, graceDays: 7 };

test.each<[string, Partial<CreditTerms>, string[]]>([
  ['a limit with days', {}, []],
  ['no credit at all', { limitMinor: 0, periodDays: 0, graceDays: 0 }, []],
  ['the highest that can be written', { limitMinor: 999_999_999_999, periodDays: 365, graceDays: 365 }, []],
  ['a limit below 0', { limitMinor: -1 }, ['limit']],
  ['half a paisa', { limitMinor: 0.5 }, ['limit']],
  ['no number', { limitMinor: Number.NaN }, ['limit']],
  ['a limit beyond all customers', { limitMinor: 1_000_000_000_000 }, ['limit']],
  ['more than a year', { periodDays: 366, graceDays: 366 }, ['period', 'grace']],
  ['half a day', { periodDays: 0.5 }, ['period']],
  ['a negative grace', { graceDays: -1 }, ['grace']],
])('%s', (_, change, fields) => {
  expect(creditTermsErrors({ ...terms, ...change }).map(({ field }) => field)).toEqual(fields);
});

test.each<[Partial<CreditTerms>, boolean]>([
  [{}, true],
  [{ limitMinor: 1 }, false],
  [{ periodDays: 1 }, false],
  [{ graceDays: 1 }, false],
])('terms changed by %j are the same: %s', (change, same) => {
  expect(isSameTerms(terms, { ...terms, ...change })).toBe(same);
});
