import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { writtenTo } from '../../account/customers/customer-reach.sql.ts';
import { branches } from '../../catalogue/catalogue.table.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { dispatches, dispatchLines } from '../../orders/dispatches.table.ts';
import { documents } from '../../orders/documents.table.ts';
import type { PartySnapshot } from '../../orders/order-rows.contract.ts';
import type { OrderStatus } from '../../orders/order-state.rule.ts';
import { orderLines, orders } from '../../orders/orders.table.ts';
import type { PaymentMode, PaymentOption } from '../../orders/payment-mode.data.ts';
import type { TransportMode } from '../../orders/transport.rule.ts';
import { transportColumns } from '../../orders/transport.sql.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { recordChanges } from '../api.table.ts';
import type { FeedPage } from '../changes/read-feed.server.ts';

const p = sql.placeholder;

export type FeedOrder = {
  change: number;
  changedAt: Date;
  id: number;
  number: string;
  status: OrderStatus;
  placedAt: Date;
  isTest: boolean;
  customerId: number;
  customer: string;
  email: string;
  branch: string;
  paymentMode: PaymentMode;
  paymentOption: PaymentOption;
  currency: Currency;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  taxForm: string;
  placeOfSupply: string;
  purchaseOrderNo: string | null;
  wishedDate: Day | null;
  remark: string | null;
  billTo: PartySnapshot;
  deliverTo: PartySnapshot;
};

const select = sql`select r.number as change, r.changed_at, o.id, o.number, o.status, o.placed_at, o.is_test,
    o.customer_id, c.name as customer, u.email, b.code as branch, o.payment_mode, o.payment_option, o.currency,
    o.subtotal_minor, o.tax_minor, o.total_minor, o.tax_form, o.place_of_supply, o.purchase_order_no, o.wished_date,
    o.remark, o.bill_to, o.deliver_to
  from ${recordChanges} r join ${orders} o on o.id = r.record_id join ${customers} c on c.id = o.customer_id
    join lateral ${writtenTo(sql`o.user_id`, sql`o.customer_id`)} u on true join ${branches} b on b.id = o.branch_id`;

/** null for any. Days are those of the site. */
export type OrderFilter = {
  number: string | null;
  status: OrderStatus | null;
  customerId: number | null;
  placedFrom: Day | null;
  placedTo: Day | null;
};

export const findChangedOrders = prepareStatement<FeedPage & OrderFilter & { timeZone: string }, FeedOrder>(
  'api_orders_feed',
  sql`${select} where r.site = ${p('site')} and r.kind = 'order' and r.number > ${p('after')}::bigint and o.site = ${p('site')}
      and (${p('number')}::text is null or o.number = ${p('number')})
      and (${p('status')}::text is null or o.status = ${p('status')})
      and (${p('customerId')}::bigint is null or o.customer_id = ${p('customerId')})
      and (${p('placedFrom')}::date is null or o.placed_at >= ${p('placedFrom')}::date::timestamp at time zone ${p('timeZone')})
      and (${p('placedTo')}::date is null or o.placed_at < (${p('placedTo')}::date + 1)::timestamp at time zone ${p('timeZone')})
    order by r.number limit ${p('limit')}::int`,
  { isPlannedEachTime: true },
);

export const findFeedOrder = prepareStatement<{ site: SiteCode; number: string }, FeedOrder>(
  'api_order',
  sql`${select} where r.kind = 'order' and o.site = ${p('site')} and o.number = ${p('number')}`,
);

export const findOrderStatus = prepareStatement<{ site: SiteCode; number: string }, { status: OrderStatus }>(
  'api_order_status',
  sql`select o.status from ${orders} o where o.site = ${p('site')} and o.number = ${p('number')}`,
);

export type FeedOrderLine = {
  orderId: number;
  lineNo: number;
  kind: 'item' | 'freight';
  itemCode: string;
  itemName: string;
  maker: string;
  hsn: string;
  unit: string;
  ordered: number;
  reserved: number;
  dispatched: number;
  cancelled: number;
  returned: number;
  unitMinor: number;
  totalMinor: number;
  taxBp: number;
  taxMinor: number;
  expectedOn: Day | null;
};

export const findFeedOrderLines = prepareStatement<{ orderIds: number[] }, FeedOrderLine>(
  'api_order_lines',
  sql`select n.order_id, n.line_no, n.kind, n.item_code, n.item_name, n.maker, n.hsn, n.unit, n.ordered, n.reserved,
      n.dispatched, n.cancelled, n.returned, n.unit_minor, n.total_minor, n.tax_bp, n.tax_minor, n.expected_on
    from ${orderLines} n where n.order_id = any(${p('orderIds')}::bigint[]) order by n.order_id, n.line_no`,
);

export type FeedDispatch = {
  orderId: number;
  id: number;
  dispatchNo: number;
  carrier: string;
  transporterId: string;
  mode: TransportMode | '';
  vehicle: string;
  docketDay: string;
  docket: string;
  tracking: string;
  ewayBill: string;
  cartons: number | null;
  weightKg: number | null;
  dispatchedAt: Date;
  deliveredAt: Date | null;
  invoice: string;
};

export const findFeedDispatches = prepareStatement<{ orderIds: number[] }, FeedDispatch>(
  'api_order_dispatches',
  sql`select d.order_id, d.id, d.dispatch_no, d.carrier, ${transportColumns}, d.tracking, d.eway_bill, d.cartons,
      d.weight_kg, d.dispatched_at, d.delivered_at,
      coalesce((select i.number from ${documents} i where i.dispatch_id = d.id and i.kind = 'tax_invoice'), '') as invoice
    from ${dispatches} d where d.order_id = any(${p('orderIds')}::bigint[]) order by d.order_id, d.dispatch_no`,
);

export type FeedDispatchLine = { dispatchId: number; lineNo: number; quantity: number; lot: string; origin: string };

export const findFeedDispatchLines = prepareStatement<{ dispatchIds: number[] }, FeedDispatchLine>(
  'api_order_dispatch_lines',
  sql`select q.dispatch_id, n.line_no, q.quantity, q.lot, q.origin
    from ${dispatchLines} q join ${orderLines} n on n.id = q.order_line_id
    where q.dispatch_id = any(${p('dispatchIds')}::bigint[]) order by q.dispatch_id, n.line_no, q.id`,
);
