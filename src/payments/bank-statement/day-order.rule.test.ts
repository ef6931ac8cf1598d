import { expect, test } from 'vitest';
import { findDayOrder, isPlainlyDayFirst } from './day-order.rule.ts';

test.each([
  [['20/11/2026', '03/04/2026'], 'day_first'],
  [['11/20/2026', '03/04/2026'], 'month_first'],
  [['11/20/2026', '03/04/2026', '32/11/2026', 'Page 1'], 'month_first'],
  [['2026-04-03', '3 Apr 2026', '04/04/2026'], 'day_first'],
  [[], 'day_first'],
])('the days %j show that they are written %s', (days, dayOrder) => {
  expect(findDayOrder(days)).toEqual({ dayOrder });
});

test.each([
  [['05/05/2026', '03/04/2026 10:15', '04/04/2026'], '03/04/2026 10:15'],
  [['20/11/2026', '11/20/2026', '03/04/2026'], '03/04/2026'],
])('no day of %j shows in which order they are written', (days, written) => {
  const unclear = { written, dayFirst: '2026-04-03', monthFirst: '2026-03-04' };
  expect(findDayOrder(days)).toEqual({ dayOrder: 'day_first', unclear });
});

test.each([
  ['the day after', '2026-11-04', '2026-11-03', true],
  ['a month later', '2026-12-04', '2026-11-03', true],
  ['half a year later', '2027-05-04', '2026-11-03', false],
  ['before it, read day first', '2026-10-04', '2026-11-03', false],
  ['when its last day is still to come', '2026-11-04', '2026-11-12', false],
])('03/11/2026, imported %s, is plainly 3 November or is asked for', (_, today, lastDay, isPlain) => {
  const unclear = { written: '03/11/2026', dayFirst: '2026-11-03', monthFirst: '2026-03-11' };
  expect(isPlainlyDayFirst(unclear, lastDay, today)).toBe(isPlain);
});

test('a date of these weeks both ways is asked for', () => {
  const unclear = { written: '05/06/2026', dayFirst: '2026-06-05', monthFirst: '2026-05-06' };
  expect(isPlainlyDayFirst(unclear, '2026-06-05', '2026-06-06')).toBe(false);
});
