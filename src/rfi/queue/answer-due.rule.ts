// An RFI is to be answered within a number of working hours; the clock stands still while the office is closed.

import { addDays, type Day, dayOf, isWorkingDay, momentAt, type WorkingCalendar } from '../../lib/dates.ts';

/** Both ends of the office's day, in milliseconds. */
function officeHours(day: Day, { hours, timeZone }: WorkingCalendar): [opens: number, closes: number] {
  return [momentAt(day, hours.opens, timeZone).getTime(), momentAt(day, hours.closes, timeZone).getTime()];
}

/** The promise runs from the request, or from the day on which lines come back from the maker. */
export const dueFrom = (askedAt: Date, backOn: Day | null, { timeZone }: WorkingCalendar): Date =>
  backOn === null ? askedAt : momentAt(backOn, '00:00', timeZone);

/** The moment by which the promise is to be kept; `workingHours` must be above 0. */
export function answerDueAt(askedAt: Date, workingHours: number, calendar: WorkingCalendar): Date {
  let left = workingHours * 3_600_000;
  for (let day = dayOf(askedAt, calendar.timeZone); ; day = addDays(day, 1)) {
    if (!isWorkingDay(day, calendar)) continue;
    const [opens, closes] = officeHours(day, calendar);
    const from = Math.max(opens, askedAt.getTime());
    if (from + left <= closes) return new Date(from + left);
    left -= Math.max(0, closes - from);
  }
}
