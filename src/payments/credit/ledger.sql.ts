import { type SQL, sql } from 'drizzle-orm';
import { deductionKinds } from '../deductions.data.ts';
import { ledgerEntries } from '../ledger.table.ts';
import { minDebtMinor } from './overdue.rule.ts';

/** Money neither allocated nor reserved; an order reserves what was paid for it until it is invoiced. */
export const onAccountOf = (customerId: SQL) => sql`(select coalesce(sum(
      m.open_minor - least(m.open_minor, greatest(0, m.held_minor))), 0)::bigint
    from (select sum(e.open_minor) as open_minor, coalesce((select sum(o.amount_minor) from ${ledgerEntries} o
          where o.order_id = e.order_id and o.kind in ('order', 'release')), 0) as held_minor
      from (select case when r.kind = 'receipt' then r.order_id end as order_id, r.open_minor from ${ledgerEntries} r
        where r.customer_id = ${customerId} and r.kind in ('receipt', 'credit_note') and r.open_minor > 0) e
      group by e.order_id) m)`;

/** For `in (…)`: the kinds of entries that stand beside a receipt's money. */
export const deductionKindList = sql.raw(deductionKinds.map((kind) => `'${kind}'`).join(', '));

/** The day on which the invoice `e` is due by the terms `t`, which may be none: `dueOn` of the rule, in SQL. */
export const dueDay = sql`coalesce(e.due_on, e.booked_on + coalesce(t.period_days, 0))`;

/** The first due day of the customer's unpaid invoices, by the terms `t` of the query around it. */
export const firstDueOf = (customerId: SQL) => sql`(select min(${dueDay})::date from ${ledgerEntries} e
  where e.customer_id = ${customerId} and e.kind = 'invoice' and e.open_minor >= ${sql.raw(String(minDebtMinor))})`;
