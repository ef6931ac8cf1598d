import { sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { OrderStatus } from '../order-state.rule.ts';
import { orderEvents, orderLines, orders } from '../orders.table.ts';

const p = sql.placeholder;

export type OrderToDecide = {
  id: number;
  status: OrderStatus;
  customerId: number;
  company: string;
  email: string;
  lineIds: number[];
};

export const lockOrderForDecision = prepareStatement<{ site: string; number: string }, OrderToDecide>(
  'order_lock',
  sql`select o.id, o.status, o.customer_id, c.name as company, u.email,
      array(select n.id from ${orderLines} n where n.order_id = o.id order by n.id) as line_ids
    from ${orders} o join ${customers} c on c.id = o.customer_id join ${users} u on u.id = o.user_id
    where o.site = ${p('site')} and o.number = ${p('number')} for no key update of c, o`,
);

export const changeOrderStatus = prepareWrite<
  { orderId: number; status: OrderStatus; by: string; note: string | null; now: Date; releases: boolean },
  never
>(
  'order_move',
  sql`with moved as (
      update ${orders} set status = ${p('status')} where id = ${p('orderId')} returning id, site),
    freed as (
      update ${orderLines} as n set reserved = 0, cancelled = n.ordered - n.dispatched
      from moved where n.order_id = moved.id and ${p('releases')}::boolean)
    insert into ${orderEvents} (site, order_id, status, by, note, at)
    select site, id, ${p('status')}, ${p('by')}, ${p('note')}, ${p('now')} from moved`,
);
