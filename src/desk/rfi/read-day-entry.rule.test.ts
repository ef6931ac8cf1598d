import { expect, test } from 'vitest';
import { dayEntryText, readDayEntry } from './read-day-entry.rule.ts';

test.each([
  ['2026-12-14', '2026-12-14'],
  ['14 Dec', '2026-12-14'],
  ['14 december', '2026-12-14'],
  ['14/12', '2026-12-14'],
  ['14.12.2027', '2027-12-14'],
  ['20 Nov', '2026-11-20'],
  ['19 Nov', '2027-11-19'],
  ['3/1', '2027-01-03'],
  ['+7', '2026-11-27'],
  ['+0', '2026-11-20'],
])("on 20 November 2026 '%s' is %s", (typed, day) => {
  expect(readDayEntry(typed, '2026-11-20')).toBe(day);
});

test.each(['', 'soon', '30 Feb', '2026-02-30', '14', '14/13', '+731', '14 xyz', '0/12'])("'%s' is no day", (typed) => {
  expect(readDayEntry(typed, '2026-11-20')).toBeUndefined();
});

test.each([
  ['2026-12-14', '14 Dec'],
  ['2027-01-03', '3 Jan'],
  ['2028-01-03', '2028-01-03'],
  ['2026-11-19', '2026-11-19'],
  ['', ''],
])('%s is written as %s, which reads as the same day', (day, text) => {
  expect(dayEntryText(day, '2026-11-20')).toBe(text);
});
