import { sql } from 'drizzle-orm';
import { statement } from '../server/statement.ts';
import { creditTerms, ledgerEntries } from './payments.table.ts';

export type CreditRow = {
  limitMinor: number;
  usedMinor: number;
  periodDays: number;
  graceDays: number;
  /** Day of the oldest invoice that is not paid in full. */
  oldestOpenOn: string | null;
};

/** A customer's credit terms with the oldest unpaid invoice; no row without terms. */
export const findCredit = statement<{ customerId: number }, CreditRow>(
  'credit_find',
  sql`select t.limit_minor as "limitMinor", t.used_minor as "usedMinor", t.period_days as "periodDays",
      t.grace_days as "graceDays", (select min(e.booked_on)::date from ${ledgerEntries} e
        where e.customer_id = t.customer_id and e.kind = 'invoice' and e.open_minor > 0) as "oldestOpenOn"
    from ${creditTerms} t where t.customer_id = ${sql.placeholder('customerId')}`,
);

type Movement = {
  site: string;
  customerId: number;
  orderId: number | null;
  amountMinor: number;
  currency: string;
  kind: string;
  reference: string;
  bookedOn: string;
  now: Date;
  by: string;
};
const p = sql.placeholder;

/** Uses credit only as far as it reaches, and books it; no row when the balance is too small. */
export const useCredit = statement<Movement, { usedMinor: number }>(
  'credit_use',
  sql`with used as (
      update ${creditTerms} set used_minor = used_minor + ${p('amountMinor')}::bigint
      where customer_id = ${p('customerId')}::bigint and used_minor + ${p('amountMinor')}::bigint <= limit_minor
      returning used_minor),
    booked as (
      insert into ${ledgerEntries} (site, customer_id, kind, amount_minor, currency, reference, order_id, booked_on, created_at, created_by)
      select ${p('site')}, ${p('customerId')}, ${p('kind')}, ${p('amountMinor')}::bigint, ${p('currency')}, ${p('reference')},
        ${p('orderId')}::bigint, ${p('bookedOn')}, ${p('now')}, ${p('by')} from used)
    select used_minor as "usedMinor" from used`,
);

/** Books a movement that staff or the system decide: never refused for want of credit. An invoice is open in full. */
export const bookMovement = statement<Movement, { id: number }>(
  'credit_book',
  sql`with changed as (
      update ${creditTerms} set used_minor = used_minor + ${p('amountMinor')}::bigint
      where customer_id = ${p('customerId')}::bigint)
    insert into ${ledgerEntries} (site, customer_id, kind, amount_minor, open_minor, currency, reference, order_id, booked_on, created_at, created_by)
    values (${p('site')}, ${p('customerId')}, ${p('kind')}, ${p('amountMinor')},
      case when ${p('kind')} = 'invoice' then ${p('amountMinor')}::bigint else 0 end, ${p('currency')}, ${p('reference')},
      ${p('orderId')}, ${p('bookedOn')}, ${p('now')}, ${p('by')}) returning id`,
);

/** What an order still has allocated of the customer's credit: what it took less what was given back. */
export const findAllocated = statement<{ orderId: number }, { customerId: number; openMinor: number }>(
  'credit_allocated',
  sql`select customer_id as "customerId", sum(amount_minor)::bigint as "openMinor" from ${ledgerEntries}
    where order_id = ${p('orderId')} and kind in ('order', 'release') group by customer_id`,
);

/** Lowers what is still to be paid of an invoice, never below 0. */
export const closeInvoice = statement<
  { site: string; customerId: number; invoice: string; amountMinor: number },
  never
>(
  'credit_close_invoice',
  sql`update ${ledgerEntries} set open_minor = greatest(0, open_minor - ${p('amountMinor')}::bigint)
    where site = ${p('site')} and customer_id = ${p('customerId')} and kind = 'invoice'
      and reference = ${p('invoice')}`,
);
