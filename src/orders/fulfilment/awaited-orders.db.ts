import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { orders } from '../orders.table.ts';

const p = sql.placeholder;

type Wanted = { site: SiteCode; numbers: string[]; amounts: number[]; customerIds: number[] };

export const findTransferOrders = prepareStatement<Wanted, { id: number; customerId: number; number: string }>(
  'transfer_orders_awaited',
  sql`select o.id, o.customer_id as "customerId", o.number from ${orders} o
    where o.site = ${p('site')} and o.payment_mode = 'Offline' and o.payment_option = 'cash'
      and o.status in ('Awaiting Internal Approval', 'Confirmed', 'Dispatched')
      and (o.number = any(${p('numbers')}::text[]) or o.total_minor = any(${p('amounts')}::bigint[])
        or o.customer_id = any(${p('customerIds')}::bigint[]))
    order by o.id desc limit 60`,
);
