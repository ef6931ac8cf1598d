import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { stock, stockHolds } from '../catalogue.table.ts';
import { freePieces } from './free-stock.sql.ts';

const p = sql.placeholder;

export const insertTemporaryHolds = prepareWrite<
  {
    site: SiteCode;
    customerId: number;
    reason: 'payment';
    heldFor: number;
    branchIds: number[];
    itemIds: number[];
    quantities: number[];
    now: Date;
    endsAt: Date;
  },
  never
>(
  'stock_hold_passing',
  sql`insert into ${stockHolds} (site, branch_id, item_id, customer_id, quantity, reason, held_for, ends_at, created_at)
    select ${p('site')}, requested.branch_id, requested.item_id, ${p('customerId')}, requested.quantity, ${p('reason')},
      ${p('heldFor')}, ${p('endsAt')}, ${p('now')}
    from unnest(${p('branchIds')}::bigint[], ${p('itemIds')}::bigint[], ${p('quantities')}::int[])
      as requested (branch_id, item_id, quantity) where requested.quantity > 0`,
);

export const endTemporaryHolds = prepareWrite<{ reason: 'payment'; heldFor: number; now: Date }, never>(
  'stock_hold_passed',
  sql`update ${stockHolds} set ended_at = ${p('now')}
    where reason = ${p('reason')} and held_for = ${p('heldFor')} and ended_at is null`,
);

type StockRows = { branchIds: number[]; itemIds: number[] };

/** Locks in item order, as everything that locks stock does. */
export const lockStockRows = prepareStatement<StockRows, { itemId: number }>(
  'stock_lock_rows',
  sql`select s.item_id from ${stock} s
    where (s.branch_id, s.item_id) in (
      select * from unnest(${p('branchIds')}::bigint[], ${p('itemIds')}::bigint[]))
    order by s.item_id, s.branch_id for no key update`,
);

/** Must run after the lock. */
export const findFreeStock = prepareStatement<
  StockRows & { customerId: number; now: Date },
  { itemId: number; branchId: number; free: number }
>(
  'stock_free_rows',
  sql`select s.item_id, s.branch_id, ${freePieces}::int as free
    from ${stock} s
    where (s.branch_id, s.item_id) in (
      select * from unnest(${p('branchIds')}::bigint[], ${p('itemIds')}::bigint[]))`,
);
