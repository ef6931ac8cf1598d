import { addDays, type Day, daysBetween, isDay } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import type { TaxedSupply } from './outward-supply.rule.ts';
import { findTaxedSupplies } from './tax-returns.db.ts';

const maxDays = 366;
const maxLines = 200_000;

/** The lines of all tax documents of a period. */
export async function loadTaxedSupplies(
  database: Database,
  { code }: Site,
  { from, to }: { from: Day; to: Day },
): Promise<TaxedSupply[] | Refusal> {
  if (!isDay(from) || !isDay(to)) return new Refusal('cannot_be', 'Write the first and the last day like 2026-11-01.');
  if (from > to) return new Refusal('cannot_be', 'The last day is before the first.');
  if (daysBetween(from, to) >= maxDays) return new Refusal('cannot_be', `Choose at most ${maxDays} days.`);
  const supplies = await database.longTransaction((db) =>
    findTaxedSupplies(db, { site: code, from, to, limit: maxLines + 1 }),
  );
  if (supplies.length > maxLines)
    return new Refusal('cannot_be', `The period has more than ${maxLines} lines; choose a shorter one.`);
  return supplies;
}

/** '2026-11' is its first and its last day; anything else two days that are none. */
export function daysOfMonth(month: string): { from: Day; to: Day } {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return { from: '', to: '' };
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}
