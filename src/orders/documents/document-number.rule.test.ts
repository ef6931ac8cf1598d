import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { siteCodes } from '../../sites/site.ts';
import { financialYear, formatDocumentNumber, isLawfulPrefix, issueDay, seriesPrefix } from './document-number.rule.ts';

test.each([
  ['IN', '2026-11-20', '26-27'],
  ['IN', '2027-03-31', '26-27'],
  ['IN', '2027-04-01', '27-28'],
  ['IN', '2000-01-15', '99-00'],
  ['AE', '2026-01-01', '2026'],
  ['AE', '2026-12-31', '2026'],
] as const)('%s, %s lies in %s', (country, day, year) => {
  expect(financialYear(country, day)).toBe(year);
});

test.each([
  ['the first of its series', undefined, '2026-06-01'],
  ['after one of today', '2026-06-01', '2026-06-01'],
  ['after one of an earlier day', '2026-05-12', '2026-06-01'],
  ['after one that was written past midnight, before the clock was set back', '2026-06-02', '2026-06-02'],
  ['after one of a clock that was days ahead', '2026-06-03', '2026-06-01'],
])('the day of a document: %s', (_which, before, day) => {
  expect(issueDay('2026-06-01', before)).toBe(day);
});

test('a number is prefix, year and six digits', () => {
  expect(formatDocumentNumber('ZM', '26-27', 123)).toBe('ZM/26-27/000123');
  expect(formatDocumentNumber(seriesPrefix('ZM', 'credit_note'), '26-27', 7)).toBe('ZMC/26-27/000007');
});

test('a prefix that is too long, or begins with 0, is refused before a document carries it', () => {
  expect(() => formatDocumentNumber('ZMUMBAI', '26-27', 1)).toThrow(RangeError);
  expect(() => formatDocumentNumber('0M', '26-27', 1)).toThrow(RangeError);
});

test('every branch has prefixes that are lawful up to the millionth document, and no two share one', () => {
  const prefixes = siteCodes.flatMap((code) =>
    sites[code].branches.flatMap(({ invoicePrefix }) =>
      (['tax_invoice', 'credit_note'] as const).map((kind) => {
        const prefix = seriesPrefix(invoicePrefix, kind);
        formatDocumentNumber(prefix, financialYear(sites[code].country, '2026-11-20'), 999_999);
        return prefix;
      }),
    ),
  );
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

test.each([
  ['IN', 'N', true],
  ['IN', 'NM', true],
  ['IN', '9M', true],
  ['IN', 'NMB', false],
  ['AE', 'GDX', true],
  ['AE', 'GDXB', false],
  ['IN', '0M', false],
  ['IN', '', false],
  ['IN', 'n', false],
  ['IN', 'N-', false],
] as const)('%s: a branch may number with %s: %s', (country, prefix, expected) => {
  expect(isLawfulPrefix(country, prefix)).toBe(expected);
});
