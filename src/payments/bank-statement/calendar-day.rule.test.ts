import { expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day.rule.ts';

test.each([
  ['2026-11-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['1999-11-28', false],
  ['28-11-2026', false],
])('%s is a day: %s', (day, isDay) => {
  expect(isCalendarDay(day)).toBe(isDay);
});
