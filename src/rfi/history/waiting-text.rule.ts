// What a buyer reads of a line that is with the sales desk: how long ago it was asked, and by when the answer is promised.

import { dayOf, formatNearDay, formatTime } from '../../lib/dates.ts';
import { formatDuration } from '../../lib/format-duration.ts';
import { t } from '../../lib/i18n.ts';
import type { RfiEntry } from '../rfi-history.contract.ts';

/** '18:30' today, else 'Wed 2 Dec, 12:00'. */
export function nearMoment(at: Date, now: Date, timeZone: string): string {
  const day = dayOf(at, timeZone);
  const time = formatTime(at, timeZone);
  return day === dayOf(now, timeZone) ? time : `${formatNearDay(day)}, ${time}`;
}

/** A promise that was not kept is told as such, not repeated. */
export function waitingText(
  { asked_at, answer_by }: Pick<RfiEntry, 'asked_at' | 'answer_by'>,
  now: Date,
  timeZone: string,
): string {
  const ago = formatDuration(new Date(asked_at), now);
  const asked = ago ? t`Asked ${ago} ago` : t`Asked just now`;
  if (!answer_by) return asked;
  const due = new Date(answer_by);
  const when = nearMoment(due, now, timeZone);
  return due >= now ? t`${asked}, answer by ${when}` : t`${asked}. Our answer was due ${when}`;
}
