import { sql } from 'drizzle-orm';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { allocations } from '../allocations.table.ts';
import { deductionKindList } from '../credit/ledger.sql.ts';
import { taxDeductions } from '../deductions.table.ts';
import { type LedgerKind, ledgerEntries } from '../ledger.table.ts';

const p = sql.placeholder;

type NewTaxDeduction = { entryId: number; site: SiteCode; customerId: number; section: string; deductedOn: Day };

export const insertTaxDeduction = prepareWrite<NewTaxDeduction, never>(
  'tax_deduction_insert',
  sql`insert into ${taxDeductions} (entry_id, site, customer_id, section, deducted_on)
    values (${p('entryId')}, ${p('site')}, ${p('customerId')}, ${p('section')}, ${p('deductedOn')}::date)`,
);

export type DeductionEntry = { id: number; kind: LedgerKind; amountMinor: number };

/** What was booked with a receipt besides its money. */
export const findDeductions = prepareStatement<{ receiptId: number }, DeductionEntry>(
  'receipt_deductions',
  sql`select e.id, e.kind, e.amount_minor from ${ledgerEntries} e
    where e.receipt_id = ${p('receiptId')} and e.kind in (${deductionKindList}) order by e.id`,
);

/** What of these invoices was closed by other than money, and not taken back. */
export const sumDeductions = prepareStatement<
  { customerId: number; invoices: string[] },
  { kind: LedgerKind; minor: number }
>(
  'receipt_deductions_before',
  sql`select e.kind, sum(a.amount_minor)::bigint as minor from ${ledgerEntries} i
      join ${allocations} a on a.invoice_entry_id = i.id and a.ended_at is null
      join ${ledgerEntries} e on e.id = a.from_entry_id and e.kind in (${deductionKindList})
    where i.customer_id = ${p('customerId')} and i.kind = 'invoice' and i.reference = any(${p('invoices')}::text[])
    group by e.kind`,
);

export const endTaxDeductions = prepareWrite<{ ids: number[]; now: Date }, never>(
  'tax_deductions_end',
  sql`update ${taxDeductions} set ended_at = ${p('now')}::timestamptz where entry_id = any(${p('ids')}::bigint[])`,
);
