import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import type { Currency } from '../../lib/currency.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { OrderStatus } from '../order-state.rule.ts';
import { orderLines, orders } from '../orders.table.ts';

const p = sql.placeholder;

export type WaitingOrder = {
  number: string;
  status: OrderStatus;
  placedAt: Date;
  company: string;
  totalMinor: number;
  currency: Currency;
  owed: number;
};

export const findWaitingOrders = prepareStatement<{ site: string; max: number }, WaitingOrder>(
  'orders_waiting_for_staff',
  sql`select o.number, o.status, o.placed_at as "placedAt", c.name as company, o.total_minor as "totalMinor", o.currency,
      (select coalesce(sum(n.ordered - n.dispatched - n.cancelled), 0)::int from ${orderLines} n where n.order_id = o.id) as owed
    from ${orders} o join ${customers} c on c.id = o.customer_id
    where o.site = ${p('site')} and o.status in ('Awaiting Internal Approval', 'Confirmed', 'Dispatched')
    order by o.placed_at, o.id limit ${p('max')}::int`,
);
