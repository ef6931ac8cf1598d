// The promise to answer an RFI runs from the request, or from the day on which lines come back from the maker.

import { type Day, momentAt, type WorkingCalendar } from '../../lib/dates.ts';

export const dueFrom = (askedAt: Date, backOn: Day | null, { timeZone }: Pick<WorkingCalendar, 'timeZone'>): Date =>
  backOn === null ? askedAt : momentAt(backOn, '00:00', timeZone);
