import { expect, test } from 'vitest';
import { addDays } from '../../lib/dates.ts';
import { dueOn, dueState, overdueMinor, pastDueOf, receivableAgeOf, sumByAge, totalOf } from './ageing.rule.ts';

const today = '2026-11-20';
const old = (days: number) => addDays(today, -days);
const unpaidOf = (days: number, openMinor = 500) => ({ bookedOn: old(days), openMinor });

test.each([
  [-30, 'notDue'],
  [0, 'notDue'],
  [1, 'days30'],
  [30, 'days30'],
  [31, 'days60'],
  [60, 'days60'],
  [61, 'days90'],
  [90, 'days90'],
  [91, 'older'],
  [4000, 'older'],
])('%i days after the due day: %s', (days, age) => {
  expect(receivableAgeOf(days)).toBe(age);
});

test('unpaid amounts are summed by the days after the due day, and none is lost', () => {
  const terms = { periodDays: 45, graceDays: 7 };
  const unpaid = [0, 45, 46, 76, 120, 135, 136].map((days, i) => ({ bookedOn: old(days), openMinor: 10 ** i }));
  const sums = sumByAge(unpaid, today, terms);
  expect(sums).toEqual({ notDue: 11, days30: 100, days60: 1000, days90: 110_000, older: 1_000_000 });
  expect([totalOf(sums), pastDueOf(sums)]).toEqual([1_111_111, 1_111_100]);
});

test('an invoice that is 88 days over is not among those over 90 days', () => {
  const terms = { periodDays: 45, graceDays: 7 };
  expect(dueState(unpaidOf(133), today, terms).daysOver).toBe(88);
  expect(sumByAge([{ bookedOn: old(133), openMinor: 500 }], today, terms)).toMatchObject({ days90: 500, older: 0 });
});

test('of 45 days and 7 of grace: due on the last day, late afterwards, overdue once the grace is over', () => {
  const terms = { periodDays: 45, graceDays: 7 };
  expect(dueOn({ bookedOn: '2026-10-01' }, terms)).toBe('2026-11-15');
  expect([45, 46, 52, 53].map((days) => dueState(unpaidOf(days), today, terms))).toEqual([
    { daysOver: 0, overdue: false },
    { daysOver: 1, overdue: false },
    { daysOver: 7, overdue: false },
    { daysOver: 8, overdue: true },
  ]);
  const unpaid = [52, 53, 90].map((days) => ({ bookedOn: old(days), openMinor: 500 }));
  expect(overdueMinor(unpaid, today, terms)).toBe(1000);
});

test('a bill with a due day of its own counts from that day, whatever the terms say', () => {
  const terms = { periodDays: 45, graceDays: 7 };
  const bill = { bookedOn: old(10), dueOn: old(8), openMinor: 500 };
  expect(dueOn(bill, terms)).toBe(old(8));
  expect(dueState(bill, today, terms)).toEqual({ daysOver: 8, overdue: true });
  expect(dueState({ ...bill, dueOn: null }, today, terms)).toEqual({ daysOver: -35, overdue: false });
  expect(sumByAge([bill, { ...bill, dueOn: old(-60) }], today, terms)).toMatchObject({ notDue: 500, days30: 500 });
});

test('a few paise left open are never overdue', () => {
  const terms = { periodDays: 45, graceDays: 7 };
  const unpaid = [99, 100].map((openMinor) => ({ bookedOn: old(90), openMinor }));
  expect(overdueMinor(unpaid, today, terms)).toBe(100);
  expect(unpaid.map((one) => dueState(one, today, terms))).toEqual([
    { daysOver: 45, overdue: false },
    { daysOver: 45, overdue: true },
  ]);
});

test('without credit terms an invoice is due at once and never overdue', () => {
  expect(dueOn({ bookedOn: old(3) }, undefined)).toBe(old(3));
  expect(dueState(unpaidOf(3), today, undefined)).toEqual({ daysOver: 3, overdue: false });
});
