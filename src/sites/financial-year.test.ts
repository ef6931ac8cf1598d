import { expect, test } from 'vitest';
import { financialYearBegins } from './financial-year.ts';

test.each([
  ['IN', '2026-03-31', '2025-04-01'],
  ['IN', '2026-04-01', '2026-04-01'],
  ['AE', '2026-03-31', '2026-01-01'],
  ['AE', '2026-01-01', '2026-01-01'],
] as const)('in %s the financial year of %s begins on %s', (country, day, begins) => {
  expect(financialYearBegins(country, day)).toBe(begins);
});
