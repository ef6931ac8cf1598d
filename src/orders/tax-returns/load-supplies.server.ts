import { addDays } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { type Period, periodRefusal } from '../bookkeeping/vouchers.server.ts';
import { reportRefusals } from '../order-refusals.ts';
import type { TaxedSupply } from './outward-supply.rule.ts';
import { findTaxedSupplies } from './tax-returns.db.ts';

const maxLines = 200_000;

/** The lines of all tax documents of a period. */
export async function loadTaxedSupplies(
  database: Database,
  { code }: Site,
  period: Period,
): Promise<TaxedSupply[] | Refusal<'cannot_be'>> {
  const refusal = periodRefusal(period);
  if (refusal) return refuse(reportRefusals, 'cannot_be', { reason: refusal });
  const supplies = await database.longTransaction((db) =>
    findTaxedSupplies(db, { site: code, ...period, limit: maxLines + 1 }),
  );
  if (supplies.length > maxLines) return refuse(reportRefusals, 'cannot_be.too_many_lines', { max: maxLines });
  return supplies;
}

/** '2026-11' is its first and its last day; anything else two days that are none. */
export function daysOfMonth(month: string): Period {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return { from: '', to: '' };
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}
