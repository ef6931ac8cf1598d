import { expect, test } from 'vitest';
import { dayEntryText, readDayEntry } from './read-day-entry.rule.ts';

test.each([
  ['2026-12-14', '2026-12-14'],
  ['14 Dec', '2026-12-14'],
  [' 14 December ', '2026-12-14'],
  ['14/12', '2026-12-14'],
  ['14.12.2027', '2027-12-14'],
  ['14-12', '2026-12-14'],
  ['14 Dec 2027', '2027-12-14'],
  ['20 Nov', '2026-11-20'],
  ['19 Nov', '2027-11-19'],
  ['3/1', '2027-01-03'],
  ['+7', '2026-11-27'],
  ['+0', '2026-11-20'],
  ['+14', '2026-12-04'],
  ['+730', '2028-11-19'],
])("on 20 November 2026 '%s' is %s", (typed, day) => {
  expect(readDayEntry(typed, '2026-11-20')).toBe(day);
});

test.each([
  '',
  'soon',
  'dec',
  '14',
  '14 xyz',
  '14 d2c',
  '30 Feb',
  '2026-02-30',
  '0/12',
  '14/0',
  '14/13',
  'x14 dec',
  '14 dec x',
  '12026-12-14',
  '2026-12-145',
  '+731',
  '+1000',
  'in +7',
  '+7 days',
])("'%s' is no day", (typed) => {
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
