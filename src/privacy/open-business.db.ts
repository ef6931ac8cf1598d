import { sql } from 'drizzle-orm';
import { orders } from '../orders/orders.table.ts';
import { returnRequests } from '../orders/return-requests.table.ts';
import { ledgerEntries } from '../payments/ledger.table.ts';
import { paymentRefunds, payments } from '../payments/online-payments/online-payments.table.ts';
import { prepareStatement } from '../server/database/prepare-statement.server.ts';
import type { OpenRecord } from './open-business.rule.ts';

const customer = sql`${sql.placeholder('customerId')}::bigint`;

/** The oldest of each kind, with the count of all. */
export const findOpenBusiness = prepareStatement<{ customerId: number; most: number }, OpenRecord>(
  'privacy_open_business',
  sql`with open as (
      select 'order' as kind, o.id, o.number from ${orders} o
        where o.customer_id = ${customer} and o.status in ('Awaiting Internal Approval', 'Confirmed', 'Dispatched')
      union all select 'invoice', e.id, e.reference from ${ledgerEntries} e
        where e.customer_id = ${customer} and e.kind = 'invoice' and e.open_minor > 0
      union all select 'return', r.id, o.number || '-R' || r.return_no from ${returnRequests} r
        join ${orders} o on o.id = r.order_id
        where r.customer_id = ${customer} and r.status in ('requested', 'approved')
      union all select 'payment', m.id, m.receipt from ${payments} m
        where m.customer_id = ${customer} and (m.state in ('opening', 'open', 'settled')
          or exists (select from ${paymentRefunds} f where f.payment_id = m.id and f.done_at is null))),
    numbered as (select kind, number, row_number() over kinds as place, count(*) over (partition by kind)::int as count
      from open window kinds as (partition by kind order by id))
    select kind, number, coalesce(count, 0) as count from numbered where place <= ${sql.placeholder('most')}::int order by kind, place`,
);
