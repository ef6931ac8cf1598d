// How long something still lasts, and how pressing that is: the last three days warn, a day that is past is bad.

import { type Day, daysBetween } from '../../lib/dates.ts';

export type TimeLeft = { days: number; tone: 'plain' | 'warn' | 'bad' };

const warnedDays = 3;

export function timeLeft(until: Day, today: Day): TimeLeft {
  const days = daysBetween(today, until);
  if (days < 0) return { days, tone: 'bad' };
  return { days, tone: days <= warnedDays ? 'warn' : 'plain' };
}
