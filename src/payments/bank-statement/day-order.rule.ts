// Whether the days of a file are written day first or month first.

import { addDays, type Day } from '../../lib/dates.ts';
import { type DayOrder, dayAtStart } from '../../lib/typed-day.ts';

/** A day that can be read either way. */
export type UnclearDay = { written: string; dayFirst: Day; monthFirst: Day };

/**
 * Month first only where days show it that cannot be read day first. `unclear` is an example where none shows either, or
 * they contradict each other.
 */
export function findDayOrder(days: readonly string[]): { dayOrder: DayOrder; unclear?: UnclearDay } {
  const read = days.map((written) => ({
    written,
    dayFirst: dayAtStart(written, 'day_first'),
    monthFirst: dayAtStart(written, 'month_first'),
  }));
  const showsDay = read.some(({ dayFirst, monthFirst }) => dayFirst && !monthFirst);
  const showsMonth = read.some(({ dayFirst, monthFirst }) => monthFirst && !dayFirst);
  if (showsDay !== showsMonth) return { dayOrder: showsMonth ? 'month_first' : 'day_first' };
  const [unclear] = read.flatMap(({ written, dayFirst, monthFirst }) =>
    dayFirst && monthFirst && dayFirst !== monthFirst ? { written: written.slice(0, 40), dayFirst, monthFirst } : [],
  );
  return { dayOrder: 'day_first', ...(unclear && { unclear }) };
}

const recentDays = 45;

/** A statement is imported within weeks: where only day first makes it one of these weeks, nobody has to be asked. */
export function isPlainlyDayFirst({ dayFirst, monthFirst }: UnclearDay, lastDay: Day, today: Day): boolean {
  const isRecent = (day: Day) => day <= today && day >= addDays(today, -recentDays);
  return isRecent(dayFirst) && isRecent(lastDay) && !isRecent(monthFirst);
}
