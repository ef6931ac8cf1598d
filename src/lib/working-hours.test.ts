import { expect, test } from 'vitest';
import { afterWorkingHours } from './working-hours.ts';

// Friday 20 November 2026; India is five and a half hours ahead of UTC.
const india = {
  timeZone: 'Asia/Kolkata',
  workingDays: [1, 2, 3, 4, 5, 6],
  holidays: ['2026-11-23'],
  hours: { opens: '09:30', closes: '18:30' },
};
const local = (text: string) => new Date(`${text}:00+05:30`);

test.each([
  ['in the morning', '2026-11-20T10:00', '2026-11-20T14:00'],
  ['four hours before closing', '2026-11-20T14:30', '2026-11-20T18:30'],
  ['a minute later: the last minute falls on the next morning', '2026-11-20T14:31', '2026-11-21T09:31'],
  ['before the office opens', '2026-11-20T03:00', '2026-11-20T13:30'],
  ['after it closes', '2026-11-20T22:00', '2026-11-21T13:30'],
  ['late on a Saturday, with Sunday and a holiday after it', '2026-11-21T17:30', '2026-11-24T12:30'],
  ['on a Sunday', '2026-11-22T12:00', '2026-11-24T13:30'],
])('begun %s', (_when, asked, due) => {
  expect(afterWorkingHours(local(asked), 4, india)).toEqual(local(due));
});

test('a promise longer than a day runs over several', () => {
  expect(afterWorkingHours(local('2026-11-20T09:30'), 18, india)).toEqual(local('2026-11-21T18:30'));
  expect(afterWorkingHours(local('2026-11-20T09:30'), 19, india)).toEqual(local('2026-11-24T10:30'));
});

test('the Gulf works from Monday to Friday by its own clock', () => {
  const gulf = {
    timeZone: 'Asia/Dubai',
    workingDays: [1, 2, 3, 4, 5],
    holidays: [],
    hours: { opens: '08:30', closes: '17:30' },
  };
  expect(afterWorkingHours(new Date('2026-11-20T16:00:00+04:00'), 4, gulf)).toEqual(
    new Date('2026-11-23T11:00:00+04:00'),
  );
});
