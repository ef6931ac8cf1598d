// When the lines of an order are expected, in a few words, and the day by which all of them are.

import {           formatNearDay } from '../../lib/dates.js';
import { plural, t } from '../../lib/i18n.js';

                                              

/** '' while the day of a line is unknown, or there are no lines. */
export function allExpectedBy(lines                         )           {
  const days = lines.map(({ expectedOn = '' }) => expectedOn);
  return days.includes('') ? '' : (days.toSorted().at(-1) ?? '');
}

/** '' where no day is known. */
export function expectedText(lines                         )         {
  const days = lines.flatMap(({ expectedOn }) => expectedOn || []).toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return '';
  const unknown = lines.length - days.length;
  if (unknown > 0) return t`${plural(days.length, 'line')} by ${formatNearDay(last)}, the day of ${unknown} not set`;
  if (first === last) return formatNearDay(last);
  const early = days.filter((day) => day === first).length;
  return t`${plural(early, 'line')} ${formatNearDay(first)}, all by ${formatNearDay(last)}`;
}
