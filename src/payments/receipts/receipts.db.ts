import { sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.ts';
import type { RankedCustomerSearch } from '../../account/customer-search.rule.ts';
import { reachOf } from '../../account/customers/customer-reach.sql.ts';
import { customersFound, nameRank } from '../../account/customers-found.sql.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { bankLines, unpaidBalances } from '../bank-lines.table.ts';
import { ledgerEntries } from '../ledger.table.ts';
import { receiptSerials, receipts } from '../receipts.table.ts';

const p = sql.placeholder;

export type Payer = { customerId: number; company: string; email: string };

export const findPayerByEmail = prepareStatement<{ site: SiteCode; email: string }, Payer>(
  'receipt_payer',
  sql`select c.id as customer_id, c.name as company, u.email from ${users} u join ${customers} c on c.id = u.customer_id
    where u.site = ${p('site')} and u.email = ${p('email')}`,
);

export const findPayerOf = prepareStatement<{ site: SiteCode; customerId: number }, Payer>(
  'receipt_payer_of',
  sql`select c.id as customer_id, c.name as company, u.email from ${customers} c
      join lateral ${reachOf(sql`c.id`)} u on true
    where c.site = ${p('site')} and c.id = ${p('customerId')}`,
);

export const findPayersByText = prepareStatement<RankedCustomerSearch & { site: SiteCode; limit: number }, Payer>(
  'receipt_payers_by_text',
  sql`with found as materialized (
      select c.id, ${nameRank(sql`c.name`)} as rank from ${customers} c
      where c.id in ${customersFound} and c.merged_into_id is null
      order by rank, lower(c.name), c.id limit ${p('limit')})
    select c.id as customer_id, c.name as company, u.email
    from found join ${customers} c on c.id = found.id join lateral ${reachOf(sql`c.id`)} u on true
    order by found.rank, lower(c.name), c.id`,
);

export type NewReceipt = {
  site: SiteCode;
  customerId: number;
  amountMinor: number;
  currency: Currency;
  reference: string;
  receivedOn: Day;
  paymentId: number | null;
  now: Date;
  by: string;
};

export const insertReceipt = prepareWrite<
  NewReceipt & { year: number; prefix: string },
  { id: number; number: string }
>(
  'receipt_insert',
  sql`with counter as (
      insert into ${receiptSerials} as s (site, year, last) values (${p('site')}, ${p('year')}, 1)
      on conflict (site, year) do update set last = s.last + 1 returning last)
    insert into ${receipts} (site, customer_id, number, amount_minor, currency, reference, received_on, payment_id, created_at, created_by)
    select ${p('site')}, ${p('customerId')}::bigint, ${p('prefix')} || lpad(counter.last::text, 6, '0'),
      ${p('amountMinor')}::bigint, ${p('currency')}, ${p('reference')}, ${p('receivedOn')}::date, ${p('paymentId')}::bigint,
      ${p('now')}::timestamptz, ${p('by')} from counter
    returning id, number`,
);

export type ReceiptRow = {
  id: number;
  entryId: number;
  customerId: number;
  company: string;
  email: string;
  number: string;
  reference: string;
  receivedOn: Day;
  orderId: number | null;
  paymentId: number | null;
  amountMinor: number;
  leftMinor: number;
  openMinor: number;
  currency: Currency;
};

const columns = sql`r.id, e.id as entry_id, r.customer_id, c.name as company, u.email, r.number, r.reference,
    r.received_on, e.order_id, r.payment_id, r.amount_minor,
    -(select coalesce(sum(b.amount_minor), 0) from ${ledgerEntries} b where b.receipt_id = r.id
      and b.kind in ('receipt', 'reversal', 'refund'))::bigint as left_minor,
    e.open_minor, r.currency
  from ${receipts} r join ${customers} c on c.id = r.customer_id
    join lateral ${reachOf(sql`c.id`)} u on true
    join ${ledgerEntries} e on e.receipt_id = r.id and e.kind = 'receipt'`;

export const findReceipt = prepareStatement<{ site: SiteCode; number: string }, ReceiptRow>(
  'receipt_find',
  sql`select ${columns} where r.site = ${p('site')} and r.number = ${p('number')}`,
);

export const findReceiptOfPayment = prepareStatement<{ paymentId: number }, ReceiptRow>(
  'receipt_of_payment',
  sql`select ${columns} where r.payment_id = ${p('paymentId')}`,
);

export const findSameReceipt = prepareStatement<
  { customerId: number; reference: string; amountMinor: number },
  ReceiptRow
>(
  'receipt_same',
  sql`select * from (select ${columns} where r.customer_id = ${p('customerId')}
      and lower(r.reference) = lower(${p('reference')}) and r.amount_minor = ${p('amountMinor')}) same
    where same.left_minor > 0 order by same.id desc`,
);

/** The notes of staff on the invoices that the line paid end with its booking. */
export const reopenLineOf = prepareWrite<{ receiptId: number; now: Date; by: string }, never>(
  'receipt_reopen_line',
  sql`with reopened as (
      update ${bankLines} set state = 'open', customer_id = null, receipt_id = null, note = '', version = version + 1,
        decided_at = ${p('now')}::timestamptz, decided_by = ${p('by')}
      where receipt_id = ${p('receiptId')}::bigint and state = 'booked' and amount_minor > 0 returning id)
    update ${unpaidBalances} set ended_at = ${p('now')}::timestamptz, ended_by = ${p('by')}
    where bank_line_id in (select id from reopened) and ended_at is null`,
);
