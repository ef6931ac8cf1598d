import {           sql } from 'drizzle-orm';
import { ledgerEntries } from '../ledger.table.js';
import { minDebtMinor } from './overdue.rule.js';

/** Money neither allocated nor reserved; an order reserves what was paid for it until it is invoiced. */
export const onAccountOf = (customerId     ) => sql`(select coalesce(sum(
      m.open_minor - least(m.open_minor, greatest(0, m.held_minor))), 0)::bigint
    from (select sum(e.open_minor) as open_minor, coalesce((select sum(o.amount_minor) from ${ledgerEntries} o
          where o.order_id = e.order_id and o.kind in ('order', 'release')), 0) as held_minor
      from (select case when r.kind = 'receipt' then r.order_id end as order_id, r.open_minor from ${ledgerEntries} r
        where r.customer_id = ${customerId} and r.kind in ('receipt', 'credit_note') and r.open_minor > 0) e
      group by e.order_id) m)`;

export const oldestOpenOf = (customerId     ) => sql`(select min(e.booked_on)::date from ${ledgerEntries} e
  where e.customer_id = ${customerId} and e.kind = 'invoice' and e.open_minor >= ${sql.raw(String(minDebtMinor))})`;
