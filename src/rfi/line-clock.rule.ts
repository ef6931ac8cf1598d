// Each line of an RFI tells its moments: asked, answered or declined, valid until or expired, ordered.

import { type Day, daysBetween, formatDay, formatMoment, formatNearDay } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import { daysText, spanText } from '../lib/span-text.ts';
import type { RfiLine } from './rfi-history.contract.ts';

export type ClockMark = {
  what: string;
  when: string;
  /** The time since it was asked, or that is left. */
  span?: string;
};

type Moments = Pick<
  RfiLine,
  'status' | 'answered_at' | 'declined_at' | 'ordered_at' | 'valid_until' | 'exp_dod' | 'on_hold'
>;

/** The moments of a line that was asked for at `askedAt`, told in the site's time zone as of its day `today`. */
export function lineClock(line: Moments, askedAt: string, now: { today: Day; timeZone: string }): ClockMark[] {
  const mark = (what: string, at: string, since?: string): ClockMark[] => {
    if (!at) return [];
    const span = since && spanText(new Date(since), new Date(at));
    return [{ what, when: formatMoment(new Date(at), now.timeZone), ...(span && { span: say`after ${span}` }) }];
  };
  return [
    ...mark(say`Asked`, askedAt),
    ...mark(say`Answered`, line.answered_at, askedAt),
    ...mark(say`Declined`, line.declined_at, line.answered_at || askedAt),
    ...validity(line, now.today),
    ...mark(say`Ordered`, line.ordered_at),
  ];
}

function validity({ status, valid_until: until, on_hold }: Moments, today: Day): ClockMark[] {
  if (!until) return [];
  if (status === 'Expired') return [{ what: say`Expired after`, when: formatDay(until) }];
  if (status !== 'Stock') return [];
  const left = daysBetween(today, until);
  const span = left === 0 ? say`the last day is today` : say`${daysText(left)} left`;
  return [
    { what: say`Valid until`, when: formatNearDay(until), span },
    ...(on_hold ? [{ what: say`Kept back`, when: say`by our sales desk` }] : []),
  ];
}
