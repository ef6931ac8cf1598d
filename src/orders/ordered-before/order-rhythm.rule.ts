// How often an item is ordered is told in words once it was ordered at least twice.

import { type Day, daysBetween } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';

const daysPerWeek = 7;
const daysPerMonth = 30.4;
/** A gap of this many days or more is counted in months. */
const monthlyFromDays = 75;

/** '' for an item that was ordered once, or several times on one day. */
export function orderRhythm(times: number, first: Day, last: Day): string {
  const days = daysBetween(first, last);
  if (times < 2 || days === 0) return '';
  if (times === 2) return t`ordered twice`;
  const gap = days / (times - 1);
  if (gap < 1.5 * daysPerWeek) return t`every week`;
  if (gap < monthlyFromDays) return t`every ${plural(Math.round(gap / daysPerWeek), 'week')}`;
  return t`every ${plural(Math.round(gap / daysPerMonth), 'month')}`;
}
