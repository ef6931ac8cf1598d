// The promise to answer an RFI runs from the request, or from the day on which lines come back from the maker.

import { type Day, momentAt, type WorkingCalendar } from '../../lib/dates.ts';
import { afterWorkingHours } from '../../lib/working-hours.ts';
import type { RfiState } from '../rfi-line-state.rule.ts';

export const dueFrom = (askedAt: Date, backOn: Day | null, { timeZone }: Pick<WorkingCalendar, 'timeZone'>): Date =>
  backOn === null ? askedAt : momentAt(backOn, '00:00', timeZone);

type WaitingLine = { state: RfiState; makerUntil: Day | null };
type SalesDesk = { answerWithinHours: number; calendar: WorkingCalendar };

/** When the lines that are with the sales desk now are to be answered; null where none is. */
export function answerDueAt(
  askedAt: Date,
  lines: readonly WaitingLine[],
  today: Day,
  { answerWithinHours, calendar }: SalesDesk,
): Date | null {
  const waiting = lines.filter((line) => line.state === 'Awaiting quote' && !isAtMaker(line, today));
  if (waiting.length === 0) return null;
  const backOn = waiting.some((line) => line.makerUntil === null)
    ? null
    : (waiting.flatMap((line) => line.makerUntil ?? []).sort()[0] ?? null);
  return afterWorkingHours(dueFrom(askedAt, backOn, calendar), answerWithinHours, calendar);
}

/** Whether the day on which the line comes back is still to come. */
const isAtMaker = ({ makerUntil }: WaitingLine, today: Day): boolean => makerUntil !== null && makerUntil > today;
