import { sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.ts';
import { leftJoinedDrawingColumns } from '../../catalogue/items/item-columns.sql.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { type RowOf, selectList } from '../../server/database/select-list.server.ts';
import { documents } from '../documents.table.ts';
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
  sql`select o.id as "orderId", o.number, n.line_no as "lineNo", o.status, o.placed_at as "placedAt", o.purchase_order_no as "purchaseOrderNo",
      n.item_name as "itemName", n.maker, n.ordered, n.list_minor as "listMinor", n.unit_minor as "unitMinor",
      n.discount_bp as "discountBp", n.total_minor as "totalMinor", n.tax_minor as "taxMinor", n.tax_bp as "taxBp",
      n.weight_kg as "weightKg", n.origin, ${selectList(leftJoinedDrawingColumns)},
      (o.status in ('Confirmed', 'Dispatched', 'Delivered')
        or exists (select 1 from ${documents} d where d.order_id = o.id)) as "hasDocument"
    from ${orders} o join ${orderLines} n on n.order_id = o.id left join ${items} i on i.id = n.item_id
    where o.customer_id = ${sql.placeholder('customerId')}
    order by o.placed_at desc, o.id desc, n.line_no`,
);
