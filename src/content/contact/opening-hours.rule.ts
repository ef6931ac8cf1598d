// The seller is open on its working days, written as a range where they follow one another, and closed on its holidays.

import { type Day, isWorkingDay, type WorkingCalendar } from '../../lib/dates.ts';
import { msg, t, translate } from '../../lib/i18n.ts';

type Opening = Pick<WorkingCalendar, 'workingDays' | 'hours'>;

/** 'Mon to Sat, 09:30 to 18:30' */
export function formatOpeningHours({ workingDays, hours: { opens, closes } }: Opening): string {
  return `${formatWorkingDays(workingDays)}, ${t`${opens} to ${closes}`}`;
}

function formatWorkingDays(days: readonly number[]): string {
  const sorted = [...days].sort((a, b) => a - b);
  const names = sorted.map((day) => translate(dayNames[day % 7] ?? ''));
  const joined = sorted.every((day, index) => index === 0 || day === (sorted[index - 1] ?? 0) + 1);
  return joined && names.length > 2 ? t`${names[0] ?? ''} to ${names.at(-1) ?? ''}` : names.join(', ');
}

/** Indexed by weekday; 0 is Sunday. */
const dayNames = [msg('Sun'), msg('Mon'), msg('Tue'), msg('Wed'), msg('Thu'), msg('Fri'), msg('Sat')];

const maxClosedDays = 2;

/** The next holidays on days that are worked otherwise. */
export function nextClosedDays(calendar: WorkingCalendar, today: Day): Day[] {
  const isWorkedOtherwise = (day: Day) => isWorkingDay(day, { ...calendar, holidays: [] });
  return calendar.holidays
    .filter((day) => day >= today && isWorkedOtherwise(day))
    .sort()
    .slice(0, maxClosedDays);
}
