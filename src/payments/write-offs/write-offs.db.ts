import { sql } from 'drizzle-orm';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { allocations } from '../allocations.table.ts';
import { type LedgerKind, ledgerEntries } from '../ledger.table.ts';

const p = sql.placeholder;

export type WriteOffRow = {
  id: number;
  /** A discount without tax, or what nobody pays. */
  kind: LedgerKind;
  invoice: string;
  amountMinor: number;
  reason: string;
  bookedOn: Day;
  createdBy: string;
};

/** One that was taken back closes nothing any more. */
const standing = sql`select e.id, e.kind, e.reference as invoice, -e.amount_minor as amount_minor, e.note as reason, e.booked_on,
    e.created_by from ${ledgerEntries} e
  where e.site = ${p('site')} and e.customer_id = ${p('customerId')} and e.kind in ('write_off', 'cash_discount')
    and e.receipt_id is null and e.amount_minor < 0
    and exists (select from ${allocations} a where a.from_entry_id = e.id and a.ended_at is null)`;

/** Newest first. */
export const findWriteOffs = prepareStatement<{ site: SiteCode; customerId: number }, WriteOffRow>(
  'write_offs',
  sql`${standing} order by e.id desc limit 100`,
);

export const findWriteOff = prepareStatement<{ site: SiteCode; customerId: number; id: number }, WriteOffRow>(
  'write_off',
  sql`${standing} and e.id = ${p('id')}`,
);

export const sumWrittenOff = prepareStatement<
  { site: SiteCode; customerId: number; invoice: string },
  { minor: number }
>(
  'write_off_sum',
  sql`select coalesce(sum(w.amount_minor), 0)::bigint as minor from (${standing}) w where w.invoice = ${p('invoice')}`,
);
