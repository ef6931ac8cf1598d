import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { stock, stockHolds } from '../catalogue.table.ts';
import { freePieces } from './free-stock.sql.ts';
import { toldCause } from './stock-cause.sql.ts';

const p = sql.placeholder;

/** Every lock on stock is taken in item order, so that none deadlock. */
export const lockItems = prepareStatement<{ branchId: number; itemIds: number[] }, { itemId: number }>(
  'stock_lock_items',
  sql`select s.item_id from ${stock} s
    where s.branch_id = ${p('branchId')} and s.item_id = any(${p('itemIds')}::bigint[])
    order by s.item_id for no key update`,
);

export const findLineStock = prepareStatement<
  { branchId: number; customerId: number; now: Date; itemIds: number[]; orderLineIds: number[] },
  { orderLineId: number; reserved: number; free: number }
>(
  'stock_shelf',
  sql`select line.id as order_line_id,
      coalesce((select sum(h.quantity) from ${stockHolds} h where h.reason = 'order' and h.held_for = line.id
        and h.branch_id = ${p('branchId')}::bigint and h.ended_at is null), 0)::int as reserved,
      coalesce((select ${freePieces}
        from ${stock} s where s.item_id = line.item_id and s.branch_id = ${p('branchId')}::bigint), 0)::int as free
    from unnest(${p('orderLineIds')}::bigint[], ${p('itemIds')}::bigint[]) as line (id, item_id)`,
);

export const deductStock = prepareWrite<
  {
    branchId: number;
    now: Date;
    itemIds: number[];
    orderLineIds: number[];
    quantities: number[];
    fromHolds: number[];
    cause: string;
  },
  never
>(
  'stock_take_off',
  sql`with ${toldCause}, sent as (
      select * from unnest(${p('itemIds')}::bigint[], ${p('orderLineIds')}::bigint[], ${p('quantities')}::int[],
        ${p('fromHolds')}::int[]) as sent (item_id, order_line_id, quantity, from_hold)),
    held as (
      update ${stockHolds} as h set quantity = greatest(1, h.quantity - sent.from_hold),
        ended_at = case when h.quantity <= sent.from_hold then ${p('now')}::timestamptz end
      from sent where h.reason = 'order' and h.held_for = sent.order_line_id and h.ended_at is null
        and sent.from_hold > 0)
    update ${stock} as s set on_hand = s.on_hand - totals.quantity, reserved = s.reserved - totals.from_hold
    from (select item_id, sum(quantity)::int as quantity, sum(from_hold)::int as from_hold from sent group by item_id) totals, told_cause
    where s.item_id = totals.item_id and s.branch_id = ${p('branchId')}::bigint`,
);

export const addReturnedStock = prepareWrite<
  { branchId: number; itemIds: number[]; quantities: number[]; cause: string },
  never
>(
  'stock_put_back',
  sql`with ${toldCause}
    update ${stock} as s set on_hand = s.on_hand + back.quantity
    from (select item_id, sum(quantity)::int as quantity
      from unnest(${p('itemIds')}::bigint[], ${p('quantities')}::int[]) as back (item_id, quantity) group by item_id) back, told_cause
    where s.item_id = back.item_id and s.branch_id = ${p('branchId')}::bigint`,
);
