import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { type UnpaidReason, unpaidBalances } from '../bank-lines.table.ts';
import { ledgerEntries } from '../ledger.table.ts';

const p = sql.placeholder;

export type UnpaidBalanceRow = {
  id: number;
  customerId: number;
  openMinor: number;
  reason: UnpaidReason | null;
  note: string | null;
  notedBy: string | null;
};

export const findUnpaidInvoice = prepareStatement<
  { site: SiteCode; customerId: number; number: string },
  UnpaidBalanceRow
>(
  'unpaid_invoice_find',
  sql`select e.id, e.customer_id, e.open_minor, r.reason, r.note, r.created_by as noted_by
    from ${ledgerEntries} e
      left join lateral (select reason, note, created_by from ${unpaidBalances}
        where invoice_entry_id = e.id and ended_at is null order by id desc limit 1) r on true
    where e.site = ${p('site')} and e.customer_id = ${p('customerId')} and e.kind = 'invoice' and e.reference = ${p('number')} and e.open_minor > 0`,
);

export const endUnpaidBalances = prepareWrite<{ id: number; now: Date; by: string }, never>(
  'unpaid_rests_end',
  sql`update ${unpaidBalances} set ended_at = ${p('now')}::timestamptz, ended_by = ${p('by')}
    where invoice_entry_id = ${p('id')} and ended_at is null`,
);
