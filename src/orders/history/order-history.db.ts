import { sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.ts';
import { leftJoinedDrawingColumns } from '../../catalogue/items/item-columns.sql.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { type RowOf, selectList } from '../../server/database/select-list.server.ts';
import { hasDocument } from '../has-document.sql.ts';
import type { OrderStatus } from '../order-state.rule.ts';
import { orderLines, orders } from '../orders.table.ts';

export type HistoryRow = RowOf<typeof leftJoinedDrawingColumns> & {
  orderId: number;
  number: string;
  lineNo: number;
  status: OrderStatus;
  placedAt: Date;
  purchaseOrderNo: string | null;
  itemName: string;
  maker: string;
  ordered: number;
  listMinor: number;
  unitMinor: number;
  discountBp: number;
  totalMinor: number;
  taxMinor: number;
  taxBp: number;
  weightKg: number;
  origin: string;
  hasDocument: boolean;
};

export const findOrderHistory = prepareStatement<{ customerId: number }, HistoryRow>(
  'order_history',
  sql`select o.id as order_id, o.number, n.line_no, o.status, o.placed_at, o.purchase_order_no, n.item_name, n.maker,
      n.ordered, n.list_minor, n.unit_minor, n.discount_bp, n.total_minor, n.tax_minor, n.tax_bp, n.weight_kg, n.origin,
      ${selectList(leftJoinedDrawingColumns)},
      ${hasDocument} as has_document
    from ${orders} o join ${orderLines} n on n.order_id = o.id left join ${items} i on i.id = n.item_id
    where o.customer_id = ${sql.placeholder('customerId')}
    order by o.placed_at desc, o.id desc, n.line_no`,
);
