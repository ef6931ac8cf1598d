import { sql } from 'drizzle-orm';
import { branches } from '../../catalogue/catalogue.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { dispatches, dispatchLines } from '../dispatches.table.ts';
import { orderLines, orders } from '../orders.table.ts';
import type { OpenOrder } from './next-arrival.rule.ts';

export type OpenOrderRow = OpenOrder & {
  total: number;
  number: string;
  purchaseOrderNo: string | null;
  lines: number;
  /** The name on the only line; '' when there are more. */
  itemName: string;
  branch: string;
  sentAt: Date | null;
  tracking: string;
};

/** Those of the customer's last 500 orders that still owe pieces or have goods on the road, the newest first. */
export const findOpenOrders = prepareStatement<{ customerId: number; limit: number }, OpenOrderRow>(
  'orders_open_of_customer',
  sql`select coalesce(count(*) over (), 0)::int as total, o.number, o.status, o.purchase_order_no, n.lines, n.owed,
      n.owed_on, n.dispatched, n.item_name,
      coalesce(d.pieces, 0)::int as on_the_road, d.arrives_on, d.dispatched_at as sent_at,
      coalesce(d.tracking, '') as tracking, coalesce(d.branch, b.name) as branch
    from (select * from ${orders} r where r.customer_id = ${sql.placeholder('customerId')}
        and r.status not in ('Rejected', 'Cancelled') order by r.placed_at desc limit 500) o
    join ${branches} b on b.id = o.branch_id
    cross join lateral (
      select count(*)::int as lines, coalesce(sum(l.ordered - l.dispatched - l.cancelled), 0)::int as owed,
        max(l.expected_on) filter (where l.ordered > l.dispatched + l.cancelled) as owed_on,
        coalesce(sum(l.dispatched), 0)::int as dispatched,
        case when count(*) = 1 then coalesce(max(l.item_name), '') else '' end as item_name
      from ${orderLines} l where l.order_id = o.id) n
    left join lateral (
      select s.dispatched_at, s.tracking, sb.name as branch,
        (select sum(sl.quantity) from ${dispatchLines} sl where sl.dispatch_id = s.id) as pieces,
        (select max(l.expected_on) from ${dispatchLines} sl join ${orderLines} l on l.id = sl.order_line_id
          where sl.dispatch_id = s.id) as arrives_on
      from ${dispatches} s join ${branches} sb on sb.id = s.branch_id
      where s.order_id = o.id and s.delivered_at is null order by s.dispatched_at, s.id limit 1) d on true
    where n.owed > 0 or d.dispatched_at is not null
    order by o.placed_at desc, o.id desc limit ${sql.placeholder('limit')}`,
);
