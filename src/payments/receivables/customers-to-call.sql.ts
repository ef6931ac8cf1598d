import { type SQL, sql } from 'drizzle-orm';
import { customerNotes } from '../../account/customers/customer-notes.table.ts';
import { dueDay } from '../credit/ledger.sql.ts';
import { creditTerms, ledgerEntries } from '../ledger.table.ts';
import { paymentPromises } from '../promises.table.ts';

const p = sql.placeholder;

/** What came in or was deducted since the promise `p` was noted, less what was taken back or refunded; not what an order was paid with. */
export const receivedSince = sql`(select coalesce(-sum(e.amount_minor), 0)::bigint from ${ledgerEntries} e
  where e.customer_id = p.customer_id and e.receipt_id is not null and e.created_at >= p.noted_at
    and e.order_id is null and e.brought_forward_on is null)`;

/**
 * Overdue customers. Left out are those whose promise is for a day to come, and those of whom something was noted since
 * the day began.
 */
export const customersToCall = (dayBegan: SQL) => sql`
  select o.customer_id, o.minor, o.late, o.weight from (
      select e.customer_id, sum(e.open_minor)::bigint as minor,
        max(${p('today')}::date - ${dueDay})::integer as late,
        sum(e.open_minor::double precision * (${p('today')}::date - ${dueDay})) as weight
      from ${ledgerEntries} e left join ${creditTerms} t on t.customer_id = e.customer_id
      where e.site = ${p('site')} and e.kind = 'invoice' and e.open_minor >= 100
        and ${p('today')}::date > ${dueDay}
      group by e.customer_id) o
    where not exists (select from ${paymentPromises} p where p.site = ${p('site')} and p.customer_id = o.customer_id
        and p.ended_at is null and p.promised_for >= ${p('today')}::date and ${receivedSince} < p.amount_minor)
      and not exists (select from ${customerNotes} n where n.customer_id = o.customer_id and n.created_at >= ${dayBegan})`;
