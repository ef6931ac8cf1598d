import { expect, test } from 'vitest';
import { findDayOrder } from './day-order.rule.ts';

test.each([
  [['20/11/2026', '03/04/2026'], 'day first'],
  [['11/20/2026', '03/04/2026'], 'month first'],
  [['11/20/2026', '03/04/2026', '32/11/2026', 'Page 1'], 'month first'],
  [['2026-04-03', '3 Apr 2026', '04/04/2026'], 'day first'],
  [[], 'day first'],
])('the days %j show that they are written %s', (days, dayOrder) => {
  expect(findDayOrder(days)).toEqual({ dayOrder });
});

test.each([
  [['05/05/2026', '03/04/2026 10:15', '04/04/2026'], '03/04/2026 10:15'],
  [['20/11/2026', '11/20/2026', '03/04/2026'], '03/04/2026'],
])('no day of %j shows in which order they are written', (days, written) => {
  const unclear = { written, dayFirst: '2026-04-03', monthFirst: '2026-03-04' };
  expect(findDayOrder(days)).toEqual({ dayOrder: 'day first', unclear });
});
