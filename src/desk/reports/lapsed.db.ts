import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { customerContacts } from '../../account/customer-contacts.table.ts';
import { items, stock } from '../../catalogue/catalogue.table.ts';
import type { Day } from '../../lib/dates.ts';
import { dispatches, dispatchLines } from '../../orders/dispatches.table.ts';
import { documents } from '../../orders/documents.table.ts';
import { orderLines } from '../../orders/orders.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SlowItem, StoppedCustomer } from './lapsed.contract.ts';

const p = sql.placeholder;

type Page = { limit: number; offset: number };

/** `from` is the first day of the year before `since`. */
export const findStoppedCustomers = prepareStatement<
  Page & { site: string; from: Day; since: Day },
  StoppedCustomer & { total: number }
>(
  'reports_stopped_customers',
  sql`select c.id as customer_id, c.name as company, coalesce(c.sales_manager, '') as manager,
      coalesce((select k.phone from ${customerContacts} k where k.customer_id = c.id and k.is_main), '') as phone,
      b.last_on::text as last_on, b.invoices, b.value_minor, coalesce((count(*) over ())::int, 0) as total
    from (select d.customer_id, max(d.issued_on) filter (where d.kind = 'tax_invoice') as last_on,
        (count(*) filter (where d.kind = 'tax_invoice'))::int as invoices,
        sum(case d.kind when 'credit_note' then -d.subtotal_minor else d.subtotal_minor end)::bigint as value_minor
      from ${documents} d
      where d.site = ${p('site')} and d.issued_on >= ${p('from')}::date and d.kind in ('tax_invoice', 'credit_note', 'debit_note')
      group by d.customer_id) b
    join ${customers} c on c.id = b.customer_id
    where b.last_on < ${p('since')}::date
    order by b.value_minor desc, c.id limit ${p('limit')}::int offset ${p('offset')}::int`,
);

/** What lies at all branches of the site. An order may be sent long after it was placed, so the last ten lines are looked at. */
export const findSlowItems = prepareStatement<
  Page & { site: string; since: Date; timeZone: string },
  SlowItem & { total: number; allMinor: number }
>(
  'reports_slow_items',
  sql`select i.id as item_id, i.code, i.name, i.maker, s.on_hand,
      (l.sent_at at time zone ${p('timeZone')}::text)::date::text as last_on,
      (s.on_hand * i.cost_minor)::bigint as value_minor, coalesce((count(*) over ())::int, 0) as total,
      (coalesce(sum(s.on_hand * i.cost_minor) over (), 0))::bigint as all_minor
    from (select s.item_id, sum(s.on_hand)::int as on_hand from ${stock} s
      where s.site = ${p('site')} group by s.item_id having sum(s.on_hand) > 0) s
    join ${items} i on i.id = s.item_id
    left join lateral (select max(d.dispatched_at) as sent_at
      from (select n.id from ${orderLines} n where n.item_id = i.id and n.dispatched > n.returned
        order by n.id desc limit 10) n
      join ${dispatchLines} g on g.order_line_id = n.id join ${dispatches} d on d.id = g.dispatch_id) l on true
    where l.sent_at is null or l.sent_at < ${p('since')}
    order by s.on_hand * i.cost_minor desc nulls last, i.id limit ${p('limit')}::int offset ${p('offset')}::int`,
);
