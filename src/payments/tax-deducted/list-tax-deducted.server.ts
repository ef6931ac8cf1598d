import { addDays, type Day, dayOf, isDay } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { type Quarter, quartersOf } from './quarter.rule.ts';
import type { TaxDeducted } from './tax-deducted.contract.ts';
import { findTaxDeducted } from './tax-deducted.db.ts';

export type TaxOfQuarter = {
  quarter: Quarter;
  quarters: Quarter[];
  totalMinor: number;
  uncertifiedMinor: number;
  rows: TaxDeducted[];
};

const maxRows = 5000;

/** What customers deducted in the quarter of the day, by default of today. */
export async function listTaxDeducted(
  database: Database,
  site: Site,
  { day: wanted = '', now }: { day?: Day | undefined; now: Date },
): Promise<TaxOfQuarter> {
  const day = isDay(wanted) ? wanted : dayOf(now, site.calendar.timeZone);
  const own = quartersOf(site.country, day);
  const before = own[0] ? quartersOf(site.country, addDays(own[0].from, -1)) : [];
  const quarter = own.find(({ from, to }) => from <= day && day <= to);
  if (!quarter) throw new Error(`${day} is in no quarter`);
  const rows = await findTaxDeducted(database, { site: site.code, from: quarter.from, to: quarter.to, limit: maxRows });
  return {
    quarter,
    quarters: [...before, ...own],
    totalMinor: sum(rows, ({ amountMinor }) => amountMinor),
    uncertifiedMinor: sum(rows, ({ amountMinor, certificateNo }) => (certificateNo === '' ? amountMinor : 0)),
    rows,
  };
}
