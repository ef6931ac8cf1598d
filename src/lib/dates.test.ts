import { expect, test } from 'vitest';
import {
  addDays,
  dayAndMonth,
  dayOf,
  daysBetween,
  formatDateTime,
  formatDay,
  formatNearDay,
  isDay,
  momentAt,
  nextWorkingDay,
  workingDayFrom,
} from './dates.ts';

const india = {
  timeZone: 'Asia/Kolkata',
  workingDays: [1, 2, 3, 4, 5, 6],
  holidays: ['2026-11-23'],
  hours: { opens: '09:30', closes: '18:30' },
};

test("a day is that of the site's time zone", () => {
  expect(dayOf(new Date('2026-12-31T20:00:00Z'), 'Asia/Kolkata')).toBe('2027-01-01');
  expect(dayOf(new Date('2026-12-31T19:59:00Z'), 'Asia/Dubai')).toBe('2026-12-31');
});

test.each(['2026-11-20', '2028-02-29', '1999-12-31', '0001-01-01'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each([
  '',
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-12-31',
  '2026-1-5',
  '20261-01-05',
  '2026-11',
  'x2026-11-20',
  '2026-11-20x',
  '20 Nov 2026',
])("'%s' is no day", (text) => {
  expect(isDay(text)).toBe(false);
});

test('goods leave on the next working day, skipping holidays and Sundays', () => {
  expect(nextWorkingDay(new Date('2026-11-20T08:00:00Z'), india)).toBe('2026-11-21');
  expect(nextWorkingDay(new Date('2026-11-21T08:00:00Z'), india)).toBe('2026-11-24');
});

test('a Sunday or a holiday moves to the next working day', () => {
  expect(workingDayFrom('2026-11-21', india)).toBe('2026-11-21');
  expect(workingDayFrom('2026-11-22', india)).toBe('2026-11-24');
});

test.each([
  ['Asia/Kolkata', '2026-11-20T04:00:00.000Z'],
  ['Asia/Dubai', '2026-11-20T05:30:00.000Z'],
  ['America/New_York', '2026-11-20T14:30:00.000Z'],
])('half past nine in %s is %s', (timeZone, moment) => {
  expect(momentAt('2026-11-20', '09:30', timeZone).toISOString()).toBe(moment);
});

test('days are counted across month and year ends', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-11-20', '2027-01-01')).toBe(42);
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
});

test('dates look the same on every site', () => {
  expect(formatDay('2026-09-05')).toBe('5 Sep 2026');
  expect(formatNearDay('2026-11-23')).toBe('Mon 23 Nov');
  expect(formatDateTime(new Date('2026-11-20T08:35:00Z'), 'Asia/Kolkata')).toBe('20 Nov 2026, 14:05');
});

test('a day and its month stand apart', () => {
  expect(dayAndMonth('2026-09-08')).toEqual(['8', 'Sep']);
});
