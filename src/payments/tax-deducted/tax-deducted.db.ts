import { sql } from 'drizzle-orm';
import { customers, taxRegistrations } from '../../account/account.table.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { allocations } from '../allocations.table.ts';
import { taxDeductions } from '../deductions.table.ts';
import { ledgerEntries } from '../ledger.table.ts';
import type { TaxDeducted } from './tax-deducted.contract.ts';

const p = sql.placeholder;

/** What was not taken back; a PAN is the middle of a GSTIN. */
export const findTaxDeducted = prepareStatement<{ site: SiteCode; from: Day; to: Day; limit: number }, TaxDeducted>(
  'tax_deducted',
  sql`select e.id, c.id as customer_id, c.name as company, coalesce(substr(r.number, 3, 10), '') as pan, d.section,
      d.deducted_on, e.reference as receipt_number, -e.amount_minor as amount_minor, d.certificate_no, d.certified_by,
      (select coalesce(string_agg(i.reference, ', ' order by a.id), '') from ${allocations} a
        join ${ledgerEntries} i on i.id = a.invoice_entry_id
        where a.from_entry_id = e.id and a.ended_at is null) as invoices
    from ${taxDeductions} d join ${ledgerEntries} e on e.id = d.entry_id join ${customers} c on c.id = d.customer_id
      left join ${taxRegistrations} r on r.customer_id = c.id and r.is_default
    where d.site = ${p('site')} and d.ended_at is null
      and d.deducted_on between ${p('from')}::date and ${p('to')}::date
    order by c.name, c.id, d.deducted_on, e.id limit ${p('limit')}`,
);

type Certified = { site: SiteCode; ids: number[]; certificateNo: string; by: string; now: Date };

/** The lines that have it now. */
export const updateCertificate = prepareWrite<Certified, { id: number; customerId: number }>(
  'tax_deducted_certify',
  sql`update ${taxDeductions} set certificate_no = ${p('certificateNo')}, certified_by = ${p('by')},
      certified_at = ${p('now')}::timestamptz
    where site = ${p('site')} and entry_id = any(${p('ids')}::bigint[]) and ended_at is null
    returning entry_id as id, customer_id`,
);
