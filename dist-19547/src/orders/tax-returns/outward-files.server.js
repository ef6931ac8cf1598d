import { strToU8, zipSync } from 'fflate';
import { toCsv, utf8Bom } from '../../lib/spreadsheet-cell.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
                                                
import { daysOfMonth, loadTaxedSupplies } from './load-supplies.server.js';
import { outwardTables } from './outward-tables.rule.js';

/** GSTR-1 of a month: a folder for each registration of the seller, as each files a return of its own. */
export async function outwardFiles(database          , site      , month        )                            {
  if (site.country !== 'IN') return new Refusal('cannot_be', `${site.name} files no GSTR-1.`);
  const period = daysOfMonth(month);
  if (period.from === '') return new Refusal('cannot_be', 'Write the month like 2026-11.');
  const supplies = await loadTaxedSupplies(database, site, period);
  if (supplies instanceof Refusal) return supplies;
  const numbers = [
    ...new Set(site.branches.map((branch) => branch.taxNumber)),
    ...supplies.map((one) => one.registration),
  ];
  const files = [...new Set(numbers)].flatMap((number) =>
    outwardTables(supplies.filter((one) => one.registration === number)).map(
      ({ name, rows }) => [`${number}/${name}.csv`, strToU8(utf8Bom + toCsv(rows))]         ,
    ),
  );
  return Buffer.from(zipSync(Object.fromEntries(files)));
}
