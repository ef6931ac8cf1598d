import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import type { Day } from '../../lib/dates.ts';
import { allocations } from '../../payments/allocations.table.ts';
import { onAccountOf } from '../../payments/credit/ledger.sql.ts';
import { creditTerms, type LedgerKind, ledgerEntries } from '../../payments/ledger.table.ts';
import { payments } from '../../payments/online-payments/online-payments.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { documents } from '../documents.table.ts';
import { orders } from '../orders.table.ts';

const p = sql.placeholder;

export type AccountRow = {
  company: string;
  limitMinor: number | null;
  usedMinor: number | null;
  onAccountMinor: number;
  periodDays: number | null;
  graceDays: number | null;
  openingMinor: number;
};

/** Excludes the credit that orders hold. */
const billed = sql`e.kind not in ('order', 'release')`;

export const findStatementAccount = prepareStatement<{ customerId: number; from: Day }, AccountRow>(
  'statement_account',
  sql`select c.name as company, t.limit_minor, t.used_minor,
      ${onAccountOf(sql`c.id`)} as on_account_minor, t.period_days, t.grace_days,
      coalesce((select sum(e.amount_minor) from ${ledgerEntries} e
        where e.customer_id = c.id and ${billed} and e.booked_on < ${p('from')}), 0)::bigint as opening_minor
    from ${customers} c left join ${creditTerms} t on t.customer_id = c.id where c.id = ${p('customerId')}`,
);

export type EntryRow = {
  id: number;
  kind: LedgerKind;
  /** An open item of the kind `invoice` that is a debit note. */
  isDebitNote: boolean;
  bookedOn: Day;
  /** Null for what was booked in this store. */
  broughtForwardOn: Day | null;
  number: string;
  note: string;
  orderNo: string;
  purchaseOrderNo: string;
  /** Signed as in the ledger: billed amounts are positive. */
  amountMinor: number;
};

/** Also those that a payment without an order settles. */
const isDebitNote = sql`(e.kind = 'invoice' and exists (select from ${documents} n where n.site = e.site
    and n.kind = 'debit_note' and n.number = e.reference))`;

const entry = sql`e.id, e.kind, ${isDebitNote} as is_debit_note, e.booked_on, e.brought_forward_on, e.reference as number, e.note,
    coalesce(o.number, '') as order_no, coalesce(o.purchase_order_no, e.purchase_order_no) as purchase_order_no, e.amount_minor`;

export const findMovements = prepareStatement<{ customerId: number; from: Day; to: Day }, EntryRow>(
  'statement_movements',
  sql`select ${entry} from ${ledgerEntries} e left join ${orders} o on o.id = e.order_id
    where e.customer_id = ${p('customerId')} and ${billed} and e.booked_on between ${p('from')} and ${p('to')}
    order by e.booked_on, e.id`,
);

/** `billMinor`: what a bill brought forward came to, where that is known. */
export type OpenEntryRow = EntryRow & { openMinor: number; dueOn: Day | null; billMinor: number | null };

export const findOpenEntries = prepareStatement<{ customerId: number }, OpenEntryRow>(
  'statement_open',
  sql`select ${entry}, e.open_minor, e.due_on, e.bill_minor from ${ledgerEntries} e left join ${orders} o on o.id = e.order_id
    where e.customer_id = ${p('customerId')} and e.open_minor > 0 order by e.booked_on desc, e.id desc`,
);

export type AllocatedPaymentRow = EntryRow & { allocationId: number; forInvoice: string; usedMinor: number };

export const findAllocatedPayments = prepareStatement<{ customerId: number }, AllocatedPaymentRow>(
  'statement_paid_on',
  sql`select ${entry}, a.id as allocation_id, i.reference as for_invoice, a.amount_minor as used_minor
    from ${allocations} a join ${ledgerEntries} e on e.id = a.from_entry_id
      join ${ledgerEntries} i on i.id = a.invoice_entry_id left join ${orders} o on o.id = e.order_id
    where a.customer_id = ${p('customerId')} and a.ended_at is null and i.open_minor > 0
    order by e.booked_on desc, a.id desc`,
);

export const findUnconfirmed = prepareStatement<{ customerId: number; payment: string }, { found: boolean }>(
  'statement_unconfirmed',
  sql`select exists (select from ${payments} m where m.customer_id = ${p('customerId')} and m.receipt = ${p('payment')}
      and m.state in ('opening', 'open', 'settled')) as found`,
);
