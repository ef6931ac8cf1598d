import { expect, test } from 'vitest';
import { daysOfPeriod, type OrderPeriod, orderPeriods, readOrderPeriod } from './order-period.rule.ts';

test.each([
  ['days_30', '2026-11-20', { first: '2026-10-22', last: '2026-11-20' }],
  ['days_90', '2026-11-20', { first: '2026-08-23', last: '2026-11-20' }],
  ['month', '2026-11-01', { first: '2026-11-01', last: '2026-11-01' }],
  ['last_month', '2026-03-31', { first: '2026-02-01', last: '2026-02-28' }],
  ['last_month', '2026-01-05', { first: '2025-12-01', last: '2025-12-31' }],
  ['year', '2026-04-01', { first: '2026-04-01', last: '2026-04-01' }],
  ['year', '2026-03-31', { first: '2025-04-01', last: '2026-03-31' }],
  ['last_year', '2026-03-31', { first: '2024-04-01', last: '2025-03-31' }],
  ['last_year', '2026-11-20', { first: '2025-04-01', last: '2026-03-31' }],
] as const)('in India %s on %s', (period, today, days) => {
  expect(daysOfPeriod(period, today, 'IN')).toEqual(days);
});

test('in the Emirates the financial year is the calendar year', () => {
  expect(daysOfPeriod('year', '2026-03-31', 'AE')).toEqual({ first: '2026-01-01', last: '2026-03-31' });
  expect(daysOfPeriod('last_year', '2026-01-01', 'AE')).toEqual({ first: '2025-01-01', last: '2025-12-31' });
});

test('any time has no days, and an unknown period is any time', () => {
  expect(daysOfPeriod('any', '2026-11-20', 'IN')).toBeUndefined();
  expect(['', 'never', 'year'].map(readOrderPeriod)).toEqual(['any', 'any', 'year']);
});

test('every period has days of its own', () => {
  const found = (Object.keys(orderPeriods) as OrderPeriod[]).map((name) => daysOfPeriod(name, '2026-11-20', 'IN'));
  expect(new Set(found.map((days) => JSON.stringify(days))).size).toBe(found.length);
});
