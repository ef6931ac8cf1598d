import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import type { PartySnapshot } from '../../orders/order-rows.contract.ts';
import { defineApiCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { numberPendingChanges } from '../changes/number-changes.server.ts';
import { readFeed } from '../changes/read-feed.server.ts';
import { listOrdersByApi, readOrderByApi } from './orders.contract.ts';
import {
  type FeedDispatch,
  type FeedDispatchLine,
  type FeedOrder,
  type FeedOrderLine,
  findChangedOrders,
  findFeedDispatches,
  findFeedDispatchLines,
  findFeedOrder,
  findFeedOrderLines,
  type OrderFilter,
} from './orders.db.ts';

const requires = scopeOf('orders:read');

export const listOrdersCall = defineApiCall(
  listOrdersByApi,
  { requires, queue: 'lists', roundTrips: 15 },
  (request, context) =>
    readFeed(
      context,
      request,
      (page) =>
        findChangedOrders(context.db, { ...page, ...filterOf(request), timeZone: context.site.calendar.timeZone }),
      (rows) => orderReplies(context.db, rows),
    ),
);

export const readOrderCall = defineApiCall(readOrderByApi, { requires, roundTrips: 9 }, async ({ number }, context) => {
  const { db, database, site, now } = context;
  await numberPendingChanges(database, now);
  const [order] = await orderReplies(db, await findFeedOrder(db, { site: site.code, number }));
  if (!order) throw notFound('This order');
  return order;
});

const filterOf = (request: RequestOf<typeof listOrdersByApi>): OrderFilter => ({
  number: request.number ?? null,
  status: request.status ?? null,
  customerId: request.customer ?? null,
  placedFrom: request.placed_from ?? null,
  placedTo: request.placed_to ?? null,
});

async function orderReplies(db: Db, orders: readonly FeedOrder[]) {
  const orderIds = orders.map(({ id }) => id);
  const lines = Map.groupBy(await findFeedOrderLines(db, { orderIds }), ({ orderId }) => orderId);
  const sent = await findFeedDispatches(db, { orderIds });
  const pieces = await findFeedDispatchLines(db, { dispatchIds: sent.map(({ id }) => id) });
  const dispatches = Map.groupBy(sent, ({ orderId }) => orderId);
  return orders.map((order) => ({
    ...headReply(order),
    lines: (lines.get(order.id) ?? []).map(lineReply),
    dispatches: (dispatches.get(order.id) ?? []).map((one) => dispatchReply(order.number, one, pieces)),
  }));
}

const headReply = (order: FeedOrder) => ({
  number: order.number,
  status: order.status,
  branch: order.branch,
  currency: order.currency,
  placed_at: order.placedAt.toISOString(),
  test: order.isTest,
  changed_at: order.changedAt.toISOString(),
  customer: { id: order.customerId, name: order.customer, email: order.email },
  payment: paymentOf(order),
  subtotal_minor: order.subtotalMinor,
  tax_minor: order.taxMinor,
  total_minor: order.totalMinor,
  tax_form: order.taxForm,
  place_of_supply: order.placeOfSupply,
  purchase_order_no: order.purchaseOrderNo ?? '',
  wished_date: order.wishedDate,
  remark: order.remark ?? '',
  bill_to: partyReply(order.billTo),
  deliver_to: partyReply(order.deliverTo),
});

const paymentOf = ({ paymentMode, paymentOption }: FeedOrder) =>
  paymentMode === 'Online'
    ? ('online' as const)
    : paymentOption === 'credit'
      ? ('credit' as const)
      : ('transfer' as const);

const partyReply = ({ name, taxNumber, line, city, region, pincode }: PartySnapshot) => ({
  name,
  tax_number: taxNumber,
  line,
  city,
  region,
  pincode,
});

const lineReply = (line: FeedOrderLine) => ({
  line_no: line.lineNo,
  kind: line.kind,
  itemcode: line.itemCode,
  itemname: line.itemName,
  brandname: line.maker,
  hsn: line.hsn,
  unit: line.unit,
  ordered: line.ordered,
  reserved: line.reserved,
  dispatched: line.dispatched,
  cancelled: line.cancelled,
  returned: line.returned,
  unit_minor: line.unitMinor,
  total_minor: line.totalMinor,
  tax_percent: line.taxBp / 100,
  tax_minor: line.taxMinor,
  expected_on: line.expectedOn,
});

const dispatchReply = (order: string, dispatch: FeedDispatch, pieces: readonly FeedDispatchLine[]) => ({
  number: `${order}-${dispatch.dispatchNo}`,
  transporter_id: dispatch.transporterId,
  transport_mode: dispatch.mode,
  vehicle: dispatch.vehicle,
  carrier: dispatch.carrier,
  docket: dispatch.docket,
  docket_day: dispatch.docketDay || null,
  tracking: dispatch.tracking || null,
  eway_bill: dispatch.ewayBill,
  cartons: dispatch.cartons,
  weight_kg: dispatch.weightKg,
  dispatched_at: dispatch.dispatchedAt.toISOString(),
  delivered_at: dispatch.deliveredAt?.toISOString() ?? null,
  invoice: dispatch.invoice,
  lines: pieces
    .filter(({ dispatchId }) => dispatchId === dispatch.id)
    .map(({ lineNo, quantity, lot, origin }) => ({ line_no: lineNo, quantity, lot, origin })),
});
