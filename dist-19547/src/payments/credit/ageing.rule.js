// How late an unpaid invoice is, counted from its due day: the one clock of statement, desk and reminders. Minor units.

import { addDays,           daysBetween } from '../../lib/dates.js';
import { msg } from '../../lib/i18n.js';
import { isOverdue, minDebtMinor } from './overdue.rule.js';

export const receivableAges = [
  { key: 'notDue', label: msg('Not due'), to: 0 },
  { key: 'days30', label: msg('1 to 30 days'), to: 30 },
  { key: 'days60', label: msg('31 to 60 days'), to: 60 },
  { key: 'days90', label: msg('61 to 90 days'), to: 90 },
  { key: 'older', label: msg('Over 90 days'), to: Number.POSITIVE_INFINITY },
]         ;
                                                                   
                                                    

                                                                 
                                                                                 

export function receivableAgeOf(daysOver        )                {
  return receivableAges.find(({ to }) => daysOver <= to)?.key ?? 'older';
}

export function sumByAge(invoices                          , today     , terms              )          {
  const sums          = { notDue: 0, days30: 0, days60: 0, days90: 0, older: 0 };
  for (const { bookedOn, openMinor } of invoices)
    sums[receivableAgeOf(dueState(bookedOn, today, terms).daysOver)] += openMinor;
  return sums;
}

export const totalOf = (sums         )         => sums.notDue + pastDueOf(sums);

export const pastDueOf = ({ days30, days60, days90, older }         )         => days30 + days60 + days90 + older;

export const dueOn = (bookedOn     , terms              )      => addDays(bookedOn, terms?.periodDays ?? 0);

export function dueState(bookedOn     , today     , terms              )                                         {
  const daysOver = daysBetween(dueOn(bookedOn, terms), today);
  return { daysOver, overdue: terms !== undefined && isOverdue(daysBetween(bookedOn, today), terms) };
}

export function overdueMinor(invoices                          , today     , terms              )         {
  const late = invoices.filter(
    ({ bookedOn, openMinor }) => openMinor >= minDebtMinor && dueState(bookedOn, today, terms).overdue,
  );
  return late.reduce((sum, { openMinor }) => sum + openMinor, 0);
}
