import { sql } from 'drizzle-orm';
import { dispatches, dispatchLines } from './dispatches.table.ts';
import { orderLines } from './orders.table.ts';

/** The pieces of an order `o` that have arrived. */
export const arrivedPieces = sql`coalesce((select sum(s.quantity)::int
  from ${dispatches} d join ${dispatchLines} s on s.dispatch_id = d.id
  where d.order_id = o.id and d.delivered_at is not null), 0)`;

/** What `orderStage` asks of an order `o` beside its status. */
export const stageColumns = sql`
  coalesce((select sum(n.dispatched)::int from ${orderLines} n where n.order_id = o.id), 0) as sent,
  ${arrivedPieces} as arrived,
  coalesce((select sum(n.ordered - n.dispatched - n.cancelled)::int from ${orderLines} n where n.order_id = o.id), 0)
    as owed`;
