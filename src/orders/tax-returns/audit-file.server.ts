import { dayOf } from '../../lib/dates.ts';
import { toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { loadVouchers, type Period, type Voucher } from '../bookkeeping/vouchers.server.ts';
import { reportRefusals } from '../order-refusals.ts';
import { type Account, auditFileRows, type LedgerEntry } from './audit-file.rule.ts';
import { loadTaxedSupplies } from './load-supplies.server.ts';

/** Returns the file as CSV. */
export async function auditFile(
  database: Database,
  site: Site,
  period: Period,
  now: Date,
): Promise<string | Refusal<'cannot_be'>> {
  if (site.country !== 'AE') return refuse(reportRefusals, 'cannot_be.no_audit_file', { site: site.name });
  const supplies = await loadTaxedSupplies(database, site, period);
  if (supplies instanceof Refusal) return supplies;
  const vouchers = await loadVouchers(database, site, period);
  if (vouchers instanceof Refusal) return vouchers;
  const { legalName: name, legalNameInArabic: nameInArabic = '' } = site;
  const company = { name, nameInArabic, taxNumber: site.branches[0]?.taxNumber ?? '' };
  const createdOn = dayOf(now, site.calendar.timeZone);
  const rows = auditFileRows({
    company,
    period,
    createdOn,
    supplies,
    entries: vouchers.flatMap((voucher) => entriesOf(site, voucher)),
  });
  return utf8Bom + toCsv(rows);
}

function entriesOf(site: Site, { key, kind, number, day, customer, reference, lines }: Voucher): LedgerEntry[] {
  return lines.map(({ ledger, amountMinor }) => ({
    day,
    customer,
    key,
    number,
    reference,
    kind,
    amountMinor,
    account: ledger === customer ? receivables : ownAccount(site, ledger),
  }));
}

/** What customers owe is one account; the row names the customer. */
const receivables: Account = { id: 'RECEIVABLES', name: 'Accounts receivable', isMoney: false };

function ownAccount({ bookkeeping, tax }: Site, ledger: string): Account {
  const { sales, salesReturns, bank, onlinePayments } = bookkeeping;
  const ids = new Map([
    [tax.label, 'OUTPUT-TAX'],
    [onlinePayments, 'ONLINE-PAYMENTS'],
    [bank, 'BANK'],
    [salesReturns, 'SALES-RETURNS'],
    [sales, 'SALES'],
  ]);
  return { id: ids.get(ledger) ?? ledger, name: ledger, isMoney: ledger === bank || ledger === onlinePayments };
}
