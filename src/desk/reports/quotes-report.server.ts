import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { addDays, dayOf, momentAt } from '../../lib/dates.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { loadQuoteFigures } from './quotes-figures.db.ts';
import { quotesReportAtDesk } from './quotes-report.contract.ts';
import { resolvePeriod, writtenPeriod } from './report-period.rule.ts';

const shownRows = 200;

export const quotesReportCall = defineDeskCall(
  quotesReportAtDesk,
  { requires: staffPermissionTo('see-reports'), reads: 'replica' },
  async ({ rows, ...choices }, { db, site, now }) => {
    const { timeZone } = site.calendar;
    const today = dayOf(now, timeZone);
    const { from, to } = resolvePeriod({ ...writtenPeriod(choices), against: 'none' }, today, site.country);
    const found = await loadQuoteFigures(db, {
      site: site.code,
      rows,
      from: momentAt(from, '00:00', timeZone),
      until: momentAt(addDays(to, 1), '00:00', timeZone),
      today,
      timeZone,
      limit: shownRows,
    });
    return { success: true as const, currency: site.currency, from, to, ...found };
  },
);
