import { dayOf } from '../../lib/dates.js';
import { toCsv, utf8Bom } from '../../lib/spreadsheet-cell.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
                                                
import { loadVouchers,                           } from '../bookkeeping/vouchers.server.js';
import { auditFileRows,                  } from './audit-file.rule.js';
import { loadTaxedSupplies } from './load-supplies.server.js';

/** As CSV. */
export async function auditFile(database          , site      , period        , now      )                            {
  if (site.country !== 'AE') return new Refusal('cannot_be', `${site.name} has no audit file of the Emirates.`);
  const supplies = await loadTaxedSupplies(database, site, period);
  if (supplies instanceof Refusal) return supplies;
  const vouchers = await loadVouchers(database, site, period);
  if (vouchers instanceof Refusal) return vouchers;
  const company = { name: site.legalName, taxNumber: site.branches[0]?.taxNumber ?? '' };
  const createdOn = dayOf(now, site.calendar.timeZone);
  const rows = auditFileRows({ company, period, createdOn, supplies, entries: vouchers.flatMap(entriesOf) });
  return utf8Bom + toCsv(rows);
}

const entriesOf = ({ key, kind, number, day, customer, reference, lines }         )                =>
  lines.map(({ ledger, amountMinor }) => ({
    ...{ day, account: ledger, about: reference, customer, key, number, kind, amountMinor },
  }));
