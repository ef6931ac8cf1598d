import { sql } from 'drizzle-orm';
import { prepareStatement } from '../server/database/prepare-statement.server.ts';
import { auditTrail } from '../server/security/audit.table.ts';
import type { OrderState } from './order-changes.rule.ts';
import { orderLines, orders } from './orders.table.ts';

const p = sql.placeholder;

export const findOrderState = prepareStatement<{ orderId: number }, OrderState>(
  'order_state',
  sql`select o.status, o.purchase_order_no, (select coalesce(json_agg(json_build_object('lineNo', n.line_no, 'reserved', n.reserved,
        'dispatched', n.dispatched, 'cancelled', n.cancelled, 'returned', n.returned) order by n.line_no), '[]'::json)
      from ${orderLines} n where n.order_id = o.id) as lines
    from ${orders} o where o.id = ${p('orderId')}`,
);

export type OrderChange = { id: number; by: string; action: string; at: Date };

export const findLatestChange = prepareStatement<{ site: string; number: string }, OrderChange>(
  'order_latest_change',
  sql`select a.id, a.actor_name as by, a.action, a.at from ${auditTrail} a
    where a.site = ${p('site')} and a.subject = ${p('number')} order by a.id desc limit 1`,
);
