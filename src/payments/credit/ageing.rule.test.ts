import { expect, test } from 'vitest';
import { addDays } from '../../lib/dates.ts';
import { ageingBucketOf, ageingBuckets, dueOn, dueState, overdueMinor, sumByAgeingBucket } from './ageing.rule.ts';

const today = '2026-11-20';
const old = (days: number) => addDays(today, -days);

test.each([
  [-1, 'd0_30'],
  [0, 'd0_30'],
  [30, 'd0_30'],
  [31, 'd31_60'],
  [60, 'd31_60'],
  [61, 'd61_90'],
  [90, 'd61_90'],
  [91, 'd90'],
  [4000, 'd90'],
])('an invoice of %i days is %s', (days, age) => {
  expect(ageingBucketOf(old(days), today)).toBe(age);
});

test('unpaid amounts are summed by age, and none is lost', () => {
  const unpaid = [0, 30, 31, 75, 91, 200].map((days, i) => ({ bookedOn: old(days), openMinor: 10 ** i }));
  const sums = sumByAgeingBucket(unpaid, today);
  expect(sums).toEqual({ d0_30: 11, d31_60: 100, d61_90: 1000, d90: 110000 });
  expect(ageingBuckets.reduce((sum, { key }) => sum + sums[key], 0)).toBe(111111);
});

test('of 45 days and 7 of grace: due on the last day, late afterwards, overdue once the grace is over', () => {
  const terms = { periodDays: 45, graceDays: 7 };
  expect(dueOn('2026-10-01', terms)).toBe('2026-11-15');
  expect([45, 46, 52, 53].map((days) => dueState(old(days), today, terms))).toEqual([
    { daysOver: 0, overdue: false },
    { daysOver: 1, overdue: false },
    { daysOver: 7, overdue: false },
    { daysOver: 8, overdue: true },
  ]);
  const unpaid = [52, 53, 90].map((days) => ({ bookedOn: old(days), openMinor: 500 }));
  expect(overdueMinor(unpaid, today, terms)).toBe(1000);
});

test('a few paise left open are never overdue', () => {
  const terms = { periodDays: 45, graceDays: 7 };
  const unpaid = [99, 100].map((openMinor) => ({ bookedOn: old(90), openMinor }));
  expect(overdueMinor(unpaid, today, terms)).toBe(100);
});

test('without credit terms an invoice is due at once and never overdue', () => {
  expect(dueOn(old(3), undefined)).toBe(old(3));
  expect(dueState(old(3), today, undefined)).toEqual({ daysOver: 3, overdue: false });
});
