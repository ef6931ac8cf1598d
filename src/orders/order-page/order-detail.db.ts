import { sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.ts';
import { leftJoinedDrawingColumns } from '../../catalogue/items/item-columns.sql.ts';
import { rfiLines, rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { type RowOf, selectList } from '../../server/database/select-list.server.ts';
import { dispatches, dispatchLines } from '../dispatches.table.ts';
import type { OrderStatus } from '../order-state.rule.ts';
import { orderEvents, orderLines, orders } from '../orders.table.ts';

const p = sql.placeholder;

export type EventRow = { status: OrderStatus; note: string | null; at: Date };

export const findOrderEvents = prepareStatement<{ orderId: number }, EventRow>(
  'order_events_of',
  sql`select e.status, e.note, e.at from ${orderEvents} e where e.order_id = ${p('orderId')} order by e.at, e.id`,
);

export type OrderLineDrawing = RowOf<typeof leftJoinedDrawingColumns> & {
  lineId: number;
  rfqNo: string;
  askedAs: string;
  arrived: number;
};

export const findLineDrawings = prepareStatement<{ orderId: number }, OrderLineDrawing>(
  'order_looks',
  sql`select n.id as line_id, ${selectList(leftJoinedDrawingColumns)},
      coalesce((select r.number from ${rfiLines} q join ${rfis} r on r.id = q.rfi_id where q.id = n.rfi_line_id), '')
        as rfq_no,
      coalesce((select q.asked_as from ${rfiLines} q where q.id = n.rfi_line_id), '') as asked_as,
      coalesce((select sum(s.quantity)::int from ${dispatchLines} s join ${dispatches} d on d.id = s.dispatch_id
        where s.order_line_id = n.id and d.delivered_at is not null), 0) as arrived
    from ${orderLines} n left join ${items} i on i.id = n.item_id where n.order_id = ${p('orderId')}`,
);

/** The orders are newest first; case and surrounding blanks do not count. */
export const findOrdersByPo = prepareStatement<{ customerId: number; po: string }, { number: string }>(
  'order_same_po',
  sql`select o.number from ${orders} o
    where o.customer_id = ${p('customerId')} and lower(trim(o.purchase_order_no)) = lower(trim(${p('po')}::text))
      and o.status not in ('Rejected', 'Cancelled') order by o.placed_at desc, o.id desc limit 20`,
);

export type DispatchedDetailLine = { dispatchNo: number; itemName: string; maker: string; quantity: number };

export const findDispatchedLines = prepareStatement<{ orderId: number }, DispatchedDetailLine>(
  'order_dispatched_lines',
  sql`select d.dispatch_no, n.item_name, n.maker, sum(s.quantity)::int as quantity
    from ${dispatches} d join ${dispatchLines} s on s.dispatch_id = d.id join ${orderLines} n on n.id = s.order_line_id
    where d.order_id = ${p('orderId')} group by d.dispatch_no, n.id order by d.dispatch_no, n.line_no`,
);
