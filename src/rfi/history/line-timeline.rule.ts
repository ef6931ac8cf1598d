// The timeline of an RFI line, whose request is dated once on the RFI: answered or declined, valid until, expired or withdrawn, ordered.

import { type Day, daysBetween, formatDateTime, formatDay, formatNearDay } from '../../lib/dates.ts';
import { formatDays, formatDuration } from '../../lib/format-duration.ts';
import { t } from '../../lib/i18n.ts';
import type { RfiLine } from '../rfi-history.contract.ts';

export type TimelineEntry = {
  what: string;
  when: string;
  span?: string;
};

type TimelineLine = Pick<
  RfiLine,
  | 'status'
  | 'answered_at'
  | 'declined_at'
  | 'withdrawn_at'
  | 'ordered_at'
  | 'valid_until'
  | 'exp_dod'
  | 'on_hold'
  | 'maker_asked_at'
>;

export function lineTimeline(
  line: TimelineLine,
  askedAt: string,
  now: { today: Day; timeZone: string },
): TimelineEntry[] {
  const entry = (what: string, at: string, from?: string): TimelineEntry[] => {
    if (!at) return [];
    const span = from && formatDuration(new Date(from), new Date(at));
    return [{ what, when: formatDateTime(new Date(at), now.timeZone), ...(span && { span: t`after ${span}` }) }];
  };
  return [
    ...entry(t`Maker asked`, line.maker_asked_at, askedAt),
    ...entry(t`Answered`, line.answered_at, askedAt),
    ...entry(t`Declined`, line.declined_at, line.answered_at || askedAt),
    ...entry(t`Withdrawn`, line.withdrawn_at),
    ...validity(line, now.today),
    ...entry(t`Ordered`, line.ordered_at),
  ];
}

function validity({ status, valid_until: until, on_hold }: TimelineLine, today: Day): TimelineEntry[] {
  if (!until) return [];
  if (status === 'Expired') return [{ what: t`Expired after`, when: formatDay(until) }];
  if (status !== 'Stock') return [];
  const left = daysBetween(today, until);
  const span = left === 0 ? t`last day today` : t`${formatDays(left)} left`;
  return [
    { what: t`Valid until`, when: formatNearDay(until), span },
    ...(on_hold ? [{ what: t`On hold`, when: t`by our sales desk` }] : []),
  ];
}

const isSame = (a: TimelineEntry) => (b: TimelineEntry) => a.what === b.what && a.when === b.when;

/** What is said of every line, which stands once above them. */
export const sharedEntries = (timelines: readonly (readonly TimelineEntry[])[]): TimelineEntry[] =>
  (timelines[0] ?? []).filter((entry) => timelines.every((one) => one.some(isSame(entry))));

export const ownEntries = (entries: readonly TimelineEntry[], shared: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.filter((entry) => !shared.some(isSame(entry)));
