import { expect, test } from 'vitest';
import { formatOpeningHours, nextClosedDays } from './opening-hours.rule.ts';

const hours = { opens: '09:30', closes: '18:30' };

test.each([
  [[1, 2, 3, 4, 5, 6], 'Mon to Sat'],
  [[5, 1, 2, 3, 4], 'Mon to Fri'],
  [[1, 2, 4, 5], 'Mon, Tue, Thu, Fri'],
  [[6, 7], 'Sat, Sun'],
  [[0, 1, 2, 3, 4], 'Sun to Thu'],
])('%j: %s', (workingDays, text) => {
  expect(formatOpeningHours({ workingDays, hours })).toBe(`${text}, 09:30 to 18:30`);
});

const mondayToSaturday = { timeZone: 'Asia/Kolkata', workingDays: [1, 2, 3, 4, 5, 6], hours };

test.each([
  ['the next two, in order', ['2027-01-26', '2026-12-25', '2027-05-01'], ['2026-12-25', '2027-01-26']],
  ['today counts, yesterday does not', ['2026-11-19', '2026-11-20'], ['2026-11-20']],
  ['a holiday on a Sunday closes nothing', ['2026-11-22', '2026-11-23'], ['2026-11-23']],
  ['no holidays', [], []],
])('closed days: %s', (_case, holidays, closed) => {
  expect(nextClosedDays({ ...mondayToSaturday, holidays }, '2026-11-20')).toEqual(closed);
});
