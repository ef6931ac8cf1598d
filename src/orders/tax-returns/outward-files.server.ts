import { strToU8, zipSync } from 'fflate';
import { toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { reportRefusals } from '../order-refusals.ts';
import { daysOfMonth, loadTaxedSupplies } from './load-supplies.server.ts';
import { outwardTables } from './outward-tables.rule.ts';

/** GSTR-1 of a month: a folder for each registration of the seller, as each files a return of its own. */
export async function outwardFiles(
  database: Database,
  site: Site,
  month: string,
): Promise<Buffer | Refusal<'cannot_be'>> {
  if (site.country !== 'IN') return refuse(reportRefusals, 'cannot_be.no_gstr1', { site: site.name });
  const period = daysOfMonth(month);
  if (period.from === '') return refuse(reportRefusals, 'cannot_be.month');
  const supplies = await loadTaxedSupplies(database, site, period);
  if (supplies instanceof Refusal) return supplies;
  const numbers = [
    ...new Set(site.branches.map((branch) => branch.taxNumber)),
    ...supplies.map((one) => one.registration),
  ];
  const files = [...new Set(numbers)].flatMap((number) =>
    outwardTables(supplies.filter((one) => one.registration === number)).map(
      ({ name, rows }) => [`${number}/${name}.csv`, strToU8(utf8Bom + toCsv(rows))] as const,
    ),
  );
  return Buffer.from(zipSync(Object.fromEntries(files)));
}
