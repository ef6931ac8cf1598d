import { sql } from 'drizzle-orm';
import { prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { stock, stockHolds } from '../catalogue.table.ts';

const p = sql.placeholder;

export const insertOrderHolds = prepareWrite<
  {
    site: SiteCode;
    branchId: number;
    customerId: number;
    now: Date;
    itemIds: number[];
    quantities: number[];
    heldFor: number[];
  },
  never
>(
  'stock_hold',
  sql`with requested as (
      select * from unnest(${p('itemIds')}::bigint[], ${p('quantities')}::int[], ${p('heldFor')}::bigint[])
        as requested (item_id, quantity, held_for)),
    held as (
      insert into ${stockHolds} (site, branch_id, item_id, customer_id, quantity, reason, held_for, created_at)
      select ${p('site')}, ${p('branchId')}::bigint, item_id, ${p('customerId')}::bigint, quantity, 'order', held_for, ${p('now')} from requested)
    update ${stock} as s set reserved = s.reserved + per_item.quantity
    from (select item_id, sum(quantity)::int as quantity from requested group by item_id) per_item
    where s.item_id = per_item.item_id and s.branch_id = ${p('branchId')}::bigint`,
);

/** Lowers the holds of order lines; stock rows are updated in item order, like every lock on stock. */
export const lowerOrderHolds = prepareWrite<{ orderLineIds: number[]; quantities: number[]; now: Date }, never>(
  'stock_release_part',
  sql`with released as (
      select * from unnest(${p('orderLineIds')}::bigint[], ${p('quantities')}::int[]) as released (order_line_id, quantity)),
    locked as (
      select s.item_id, s.branch_id from ${stock} s
      where (s.item_id, s.branch_id) in (select h.item_id, h.branch_id from ${stockHolds} h
        where h.reason = 'order' and h.held_for = any(${p('orderLineIds')}::bigint[]) and h.ended_at is null)
      order by s.item_id for no key update),
    lowered as (
      update ${stockHolds} as h set quantity = greatest(1, h.quantity - released.quantity),
        ended_at = case when h.quantity <= released.quantity then ${p('now')}::timestamptz end
      from locked, released
      where h.item_id = locked.item_id and h.branch_id = locked.branch_id and h.reason = 'order'
        and h.held_for = released.order_line_id and h.ended_at is null
      returning h.item_id, h.branch_id, released.quantity)
    update ${stock} as s set reserved = s.reserved - back.quantity
    from (select item_id, branch_id, sum(quantity)::int as quantity from lowered group by item_id, branch_id) back
    where s.item_id = back.item_id and s.branch_id = back.branch_id`,
);

/** Stock rows are updated in item order, like every lock on stock. */
export const endOrderHolds = prepareWrite<{ orderLineIds: number[]; now: Date }, never>(
  'stock_release',
  sql`with locked as (
      select s.item_id, s.branch_id from ${stock} s
      where (s.item_id, s.branch_id) in (select h.item_id, h.branch_id from ${stockHolds} h
        where h.reason = 'order' and h.held_for = any(${p('orderLineIds')}::bigint[]) and h.ended_at is null)
      order by s.item_id for no key update),
    ended as (
      update ${stockHolds} as h set ended_at = ${p('now')} from locked
      where h.item_id = locked.item_id and h.branch_id = locked.branch_id and h.reason = 'order'
        and h.held_for = any(${p('orderLineIds')}::bigint[]) and h.ended_at is null
      returning h.item_id, h.branch_id, h.quantity)
    update ${stock} as s set reserved = s.reserved - back.quantity
    from (select item_id, branch_id, sum(quantity)::int as quantity from ended group by item_id, branch_id) back
    where s.item_id = back.item_id and s.branch_id = back.branch_id`,
);
