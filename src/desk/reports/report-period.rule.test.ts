import { expect, test } from 'vitest';
import { chartSteps, resolvePeriod } from './report-period.rule.ts';

const today = '2026-11-30';
const of = (period: Parameters<typeof resolvePeriod>[0]['period'], against: 'year' | 'before' | 'none' = 'year') =>
  resolvePeriod({ period, from: '2024-02-29', to: '2024-03-01', against }, today, 'IN');

test.each([
  ['this-month', '2026-11-01', '2026-11-30', '2025-11-01', '2025-11-30', 'day'],
  ['last-month', '2026-10-01', '2026-10-31', '2025-10-01', '2025-10-31', 'day'],
  ['this-quarter', '2026-10-01', '2026-11-30', '2025-10-01', '2025-11-30', 'week'],
  ['last-quarter', '2026-07-01', '2026-09-30', '2025-07-01', '2025-09-30', 'week'],
  ['this-year', '2026-04-01', '2026-11-30', '2025-04-01', '2025-11-30', 'month'],
  ['last-year', '2025-04-01', '2026-03-31', '2024-04-01', '2025-03-31', 'month'],
  ['twelve-months', '2025-12-01', '2026-11-30', '2024-12-01', '2025-11-30', 'month'],
  ['days', '2024-02-29', '2024-03-01', '2023-02-28', '2023-03-01', 'day'],
] as const)('%s runs from %s to %s', (period, from, to, beforeFrom, beforeTo, step) => {
  expect(of(period)).toEqual({ from, to, before: { from: beforeFrom, to: beforeTo }, isYearBefore: true, step });
});

test('a year of the Gulf is that of the calendar', () => {
  const { from } = resolvePeriod({ period: 'this-year', from: '', to: '', against: 'none' }, today, 'AE');
  expect(from).toBe('2026-01-01');
});

test('the days before have the same length and end where the period begins', () => {
  expect(of('last-month', 'before').before).toEqual({ from: '2026-08-31', to: '2026-09-30' });
  expect(of('last-month', 'none').before).toBeUndefined();
});

test('more than a year is never compared with days of its own', () => {
  const { before, step } = resolvePeriod(
    { period: 'days', from: '2023-01-01', to: '2026-11-30', against: 'year' },
    today,
    'IN',
  );
  expect(before?.to).toBe('2022-12-31');
  expect(step).toBe('year');
});

test('days that are written the wrong way round are one day', () => {
  const wanted = { period: 'days', from: '2026-05-02', to: '2026-05-01', against: 'none' } as const;
  expect(resolvePeriod(wanted, today, 'IN')).toMatchObject({ from: '2026-05-02', to: '2026-05-02' });
});

test.each([
  ['month', '2026-04-01', '2026-06-15', ['2026-04-01', '2026-05-01', '2026-06-01']],
  ['week', '2026-11-26', '2026-12-01', ['2026-11-23', '2026-11-30']],
  ['year', '2025-05-01', '2026-04-01', ['2025-04-01', '2026-04-01']],
  ['day', '2026-02-28', '2026-03-01', ['2026-02-28', '2026-03-01']],
] as const)('the bars of a chart by %s', (step, from, to, bars) => {
  expect(chartSteps({ from, to, step }, 'IN')).toEqual(bars);
});

test('whole months end a year earlier where their month ended, with the 29 February', () => {
  const february = { period: 'days', from: '2025-02-01', to: '2025-02-28', against: 'year' } as const;
  expect(resolvePeriod(february, today, 'IN').before).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  const day = { ...february, from: '2025-02-28' };
  expect(resolvePeriod(day, today, 'IN').before).toEqual({ from: '2024-02-28', to: '2024-02-28' });
});

test('a year and a day is not compared with a day of its own', () => {
  const wanted = { period: 'days', from: '2025-01-01', to: '2026-01-01', against: 'year' } as const;
  expect(resolvePeriod(wanted, today, 'IN').before).toEqual({ from: '2024-01-01', to: '2024-12-31' });
});

test('days of which nobody has documents are cut off, so that a chart has few bars', () => {
  const wanted = { period: 'days', from: '0001-01-01', to: '9999-12-31', against: 'before' } as const;
  const resolved = resolvePeriod(wanted, today, 'IN');
  expect(resolved).toMatchObject({ from: '1990-01-01', to: '2099-12-31' });
  expect(chartSteps(resolved, 'IN')).toHaveLength(111);
});
