import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { branches, stock } from '../../catalogue/catalogue.table.ts';
import { freeFor } from '../../catalogue/stock/free-stock.sql.ts';
import { outbox } from '../../messages/outbox.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { auditTrail } from '../../server/security/audit.table.ts';
import type { RecordAct } from '../../server/security/audited-act.contract.ts';
import { dispatches, dispatchLines } from '../dispatches.table.ts';
import type { dispatchedPieces, orderBranchStock, orderMessage, otherOrder } from '../order-rows.contract.ts';
import { stageColumns } from '../order-stage.sql.ts';
import type { OrderStatus } from '../order-state.rule.ts';
import { orderEvents, orderLines, orders } from '../orders.table.ts';

const p = sql.placeholder;

export type StaffEvent = { status: OrderStatus; by: string; note: string | null; at: Date };

export const findStaffEvents = prepareStatement<{ orderId: number }, StaffEvent>(
  'staff_order_events',
  sql`select e.status, e.by, e.note, e.at from ${orderEvents} e where e.order_id = ${p('orderId')} order by e.at, e.id`,
);

export type OrderBranchStock = z.input<typeof orderBranchStock> & { lineNo: number };

export const findStockOfOrder = prepareStatement<{ orderId: number; now: Date }, OrderBranchStock>(
  'staff_order_stock',
  sql`select n.line_no, b.name as branch, b.id = o.branch_id as sells, s.shelf, s.on_hand,
      ${freeFor(sql`o.customer_id`, sql`${p('now')}`)}::int as free
    from ${orders} o join ${orderLines} n on n.order_id = o.id join ${stock} s on s.item_id = n.item_id
      join ${branches} b on b.id = s.branch_id
    where o.id = ${p('orderId')} order by n.line_no, b.position`,
);

export type DispatchedPieces = z.input<typeof dispatchedPieces> & { dispatchNo: number };

export const findDispatchedPieces = prepareStatement<{ orderId: number }, DispatchedPieces>(
  'staff_order_dispatched',
  sql`select d.dispatch_no, n.line_no, n.item_name, q.quantity, q.lot, q.origin, q.carton
    from ${dispatches} d join ${dispatchLines} q on q.dispatch_id = d.id join ${orderLines} n on n.id = q.order_line_id
    where d.order_id = ${p('orderId')} order by d.dispatch_no, n.line_no, q.id`,
);

export type OrderMessage = z.input<typeof orderMessage> & { template: string; data: Record<string, unknown> };

export const findOrderMessages = prepareStatement<{ site: string; number: string; max: number }, OrderMessage>(
  'staff_order_messages',
  sql`select m.id, m.template, m.data, m.receiver, m.created_at, m.sent_at, m.given_up_at
    from ${outbox} m where m.site = ${p('site')} and m.data ->> 'orderNumber' = ${p('number')}
    order by m.id desc limit ${p('max')}::int`,
);

export const findOrderAudit = prepareStatement<{ site: string; number: string; max: number }, RecordAct>(
  'staff_order_audit',
  sql`select a.id, a.at, a.actor_name as by, a.action, a.details from ${auditTrail} a
    where a.site = ${p('site')} and a.subject = ${p('number')} order by a.id desc limit ${p('max')}::int`,
);

export type OtherOrder = z.input<typeof otherOrder>;

export const findOtherOrders = prepareStatement<{ customerId: number; orderId: number; max: number }, OtherOrder>(
  'staff_order_others',
  sql`select o.number, o.placed_at, o.status, o.currency, o.total_minor, ${stageColumns} from ${orders} o
    where o.customer_id = ${p('customerId')} and o.id <> ${p('orderId')}
    order by o.placed_at desc nulls last limit ${p('max')}::int`,
);
