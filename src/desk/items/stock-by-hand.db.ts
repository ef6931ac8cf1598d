import { sql } from 'drizzle-orm';
import { branches, stockHolds } from '../../catalogue/catalogue.table.ts';
import type { StockMovementKind } from '../../catalogue/stock-movement-kinds.data.ts';
import { stockMovements } from '../../catalogue/stock-movements.table.ts';
import { orderLines, orders } from '../../orders/orders.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';

const p = sql.placeholder;

export const findPromisedPieces = prepareStatement<
  { site: SiteCode; branchId: number; itemIds: number[] },
  { itemId: number; number: string; quantity: number }
>(
  'desk_stock_promised',
  sql`select h.item_id, o.number, sum(h.quantity)::int as quantity
    from ${stockHolds} h join ${orderLines} n on n.id = h.held_for join ${orders} o on o.id = n.order_id
    where h.site = ${p('site')} and h.reason = 'order' and h.ended_at is null and h.branch_id = ${p('branchId')}::bigint
      and n.item_id = any(${p('itemIds')}::bigint[]) and n.reserved > 0
    group by h.item_id, o.id order by o.id desc limit 100`,
);

type Movement = {
  id: number;
  branch: string;
  change: number;
  onHand: number;
  kind: StockMovementKind;
  reference: string;
  reason: string;
  note: string;
  by: string;
  at: Date;
};

export const findStockMovements = prepareStatement<{ site: SiteCode; id: number; limit: number }, Movement>(
  'desk_stock_movements',
  sql`select m.id, b.name as branch, m.change, m.on_hand, m.kind, m.reference, m.reason, m.note, m.by, m.at
    from ${stockMovements} m join ${branches} b on b.id = m.branch_id
    where m.site = ${p('site')} and m.item_id = ${p('id')}::bigint order by m.id desc limit ${p('limit')}::int`,
);
