import { dayOf } from '../../lib/dates.ts';
import { toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { loadVouchers, type Period, type Voucher } from '../bookkeeping/vouchers.server.ts';
import { auditFileRows, type LedgerEntry } from './audit-file.rule.ts';
import { loadTaxedSupplies } from './load-supplies.server.ts';

/** As CSV. */
export async function auditFile(database: Database, site: Site, period: Period, now: Date): Promise<string | Refusal> {
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

const entriesOf = ({ key, kind, number, day, customer, reference, lines }: Voucher): LedgerEntry[] =>
  lines.map(({ ledger, amountMinor }) => ({
    ...{ day, account: ledger, about: reference, customer, key, number, kind, amountMinor },
  }));
