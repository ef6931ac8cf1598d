import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { writtenTo } from '../../account/customers/customer-reach.sql.ts';
import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import { items } from '../../catalogue/catalogue.table.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { OrderHold } from '../order-rows.contract.ts';
import type { OrderStatus } from '../order-state.rule.ts';
import { orderEvents, orderLines, orders } from '../orders.table.ts';

const p = sql.placeholder;

export type OrderToDecide = {
  id: number;
  status: OrderStatus;
  hold: OrderHold | null;
  customerId: number;
  company: string;
  email: string;
  lineIds: number[];
};

export const lockOrderForDecision = prepareStatement<{ site: string; number: string }, OrderToDecide>(
  'order_lock',
  sql`select o.id, o.status, o.hold, o.customer_id, c.name as company, u.email,
      array(select n.id from ${orderLines} n where n.order_id = o.id order by n.id) as line_ids
    from ${orders} o join ${customers} c on c.id = o.customer_id join lateral ${writtenTo(sql`o.user_id`, sql`o.customer_id`)} u on true
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

/** `hold` is the JSON of an `OrderHold`, null to end it. */
export const writeHold = prepareWrite<{ orderId: number; hold: string | null }, never>(
  'order_hold',
  sql`update ${orders} set hold = ${p('hold')}::jsonb where id = ${p('orderId')}`,
);

type TransferOrder = { id: number; customerId: number; number: string; taxForm: TaxTreatment };
type Wanted = { site: SiteCode; numbers: string[]; amounts: number[]; customerIds: number[] };

export const findTransferOrders = prepareStatement<Wanted, TransferOrder>(
  'transfer_orders_awaited',
  sql`with open as materialized (
      select * from ${orders} o where o.site = ${p('site')} and o.payment_mode = 'Offline' and o.payment_option = 'cash'
        and o.status in ('Awaiting Internal Approval', 'Confirmed', 'Dispatched'))
    select o.id, o.customer_id, o.number, o.tax_form from open o
    where (o.number = any(${p('numbers')}::text[]) or o.total_minor = any(${p('amounts')}::bigint[])
        or o.customer_id = any(${p('customerIds')}::bigint[]))
    order by o.id desc limit 60`,
);

export const setPartyPincodes = prepareWrite<{ id: number; billTo: string; deliverTo: string }, never>(
  'order_pincodes',
  sql`update ${orders} set bill_to = jsonb_set(bill_to, '{pincode}', to_jsonb(${p('billTo')}::text)),
    deliver_to = jsonb_set(deliver_to, '{pincode}', to_jsonb(${p('deliverTo')}::text)) where id = ${p('id')}`,
);

/** The tariff numbers come from the items that the lines of an order were sold as. */
export const findTariffNumbersNow = prepareStatement<{ orderId: number }, { id: number; hsn: string }>(
  'order_tariff_numbers_now',
  sql`select n.id, i.hsn from ${orderLines} n join ${items} i on i.id = n.item_id where n.order_id = ${p('orderId')}`,
);

export const findOpenTestOrders = prepareStatement<{ site: SiteCode }, { number: string }>(
  'test_orders_open',
  sql`select number from ${orders} where site = ${sql.placeholder('site')} and is_test
      and status in ('Awaiting Internal Approval', 'Confirmed')
    order by id`,
);
