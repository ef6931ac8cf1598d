import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import type { Day } from '../../lib/dates.ts';
import { allocations } from '../../payments/allocations.table.ts';
import { ledgerEntries } from '../../payments/ledger.table.ts';
import { payments } from '../../payments/online-payments/online-payments.table.ts';
import { receipts } from '../../payments/receipts.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';

const p = sql.placeholder;

export type ReceivedPaymentRow = {
  number: string;
  company: string;
  /** The store's number of an online payment. */
  paymentReceipt: string | null;
  receivedOn: Day;
  reference: string;
  amountMinor: number;
  /** The amount that was paid back or reversed. */
  returnedMinor: number;
  /** What came in above the bills: a rounding, a difference of exchange. */
  roundedMinor: number;
  onAccountMinor: number;
  paid: { invoice: string; amountMinor: number }[];
};

const selectPayment = sql`select r.number, c.name as company, m.receipt as payment_receipt, r.received_on, r.reference,
    r.amount_minor, e.open_minor as on_account_minor,
    (select coalesce(sum(b.amount_minor), 0) from ${ledgerEntries} b
      where b.receipt_id = r.id and b.kind in ('reversal', 'refund'))::bigint as returned_minor,
    (select coalesce(sum(b.amount_minor), 0) from ${ledgerEntries} b
      where b.receipt_id = r.id and b.kind in ('rounding', 'exchange') and b.amount_minor > 0
        and not exists (select from ${ledgerEntries} v where v.receipt_id = r.id and v.kind = 'reversal'))::bigint
      as rounded_minor,
    (select coalesce(json_agg(json_build_object('invoice', i.reference, 'amountMinor', a.amount_minor) order by a.id),
        '[]'::json)
      from ${allocations} a join ${ledgerEntries} i on i.id = a.invoice_entry_id
      where a.from_entry_id = e.id and a.ended_at is null) as paid
  from ${receipts} r join ${ledgerEntries} e on e.receipt_id = r.id and e.kind = 'receipt'
    join ${customers} c on c.id = r.customer_id left join ${payments} m on m.id = r.payment_id`;

/** The latest ones, with that of the online payment `payment` in any case; '' when none is named. */
export const findLastPayments = prepareStatement<
  { customerId: number; payment: string; limit: number },
  ReceivedPaymentRow
>(
  'statement_last_payments',
  sql`${selectPayment} where r.customer_id = ${p('customerId')}
    order by m.receipt is not distinct from ${p('payment')}::text desc, r.received_on desc, r.id desc
    limit ${p('limit')}`,
);

export const findReceivedPayment = prepareStatement<{ customerId: number; number: string }, ReceivedPaymentRow>(
  'receipt_to_print',
  sql`${selectPayment} where r.customer_id = ${p('customerId')} and r.number = ${p('number')}`,
);
