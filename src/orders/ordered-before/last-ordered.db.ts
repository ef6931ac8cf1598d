import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { orderLines, orders } from '../orders.table.ts';

/** Orders of a shop that was not open yet bought nothing. */
export const findLastOrders = prepareStatement<
  { customerId: number; itemIds: number[] },
  { itemId: number; orderedAt: Date }
>(
  'last_ordered',
  sql`select n.item_id, max(o.placed_at) as ordered_at
    from ${orders} o join ${orderLines} n on n.order_id = o.id
    where o.customer_id = ${sql.placeholder('customerId')} and o.status not in ('Rejected', 'Cancelled') and not o.is_test
      and n.item_id = any(${sql.placeholder('itemIds')}::bigint[]) and n.cancelled < n.ordered
    group by n.item_id`,
);
