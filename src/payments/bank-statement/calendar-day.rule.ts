// A day of this century as YYYY-MM-DD that the calendar has.

import { addDays } from '../../lib/dates.ts';

export const isCalendarDay = (day: string): boolean =>
  /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(day) && addDays(day, 0) === day;
