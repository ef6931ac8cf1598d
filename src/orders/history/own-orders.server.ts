import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { type Day, dayOf, formatDay, formatTime } from '../../lib/dates.ts';
import { toMajor } from '../../lib/money.ts';
import { creditDays } from '../../payments/credit/credit.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { localizedPaymentDescription } from '../documents/payment-description.rule.ts';
import { toOrderedLine } from '../ordered-lines/to-ordered-line.ts';
import { findHistoryIds } from './find-history-ids.server.ts';
import { countStates } from './history-states.rule.ts';
import { type OwnOrder, ownOrders } from './own-orders.contract.ts';
import { findOwnOrderLines, findOwnOrders, type OwnOrderRow } from './own-orders.db.ts';

const ordersPerPage = 20;
const maxLinesShown = 8;

export const ownOrdersCall = defineCall(
  ownOrders,
  { requires: permissionTo('see-orders'), reads: 'primary' },
  async (request, { db, site, caller, now }) => {
    const today = dayOf(now, site.calendar.timeZone);
    const { customerId } = caller;
    const found = await findHistoryIds(db, site, request, { customerId, now, limit: ordersPerPage + 1 });
    const ids = found.ids.slice(0, ordersPerPage);
    return {
      success: true as const,
      data: {
        orders: ids.length === 0 ? [] : await loadOrders(db, site, customerId, { ids, today }),
        counts: countStates(found.counts),
        has_more: found.ids.length > ordersPerPage,
      },
    };
  },
);

async function loadOrders(
  db: Db,
  site: Site,
  customerId: number,
  { ids, today }: { ids: number[]; today: Day },
): Promise<OwnOrder[]> {
  const [orders, lines, days] = await Promise.all([
    findOwnOrders(db, { ids, today }),
    findOwnOrderLines(db, { ids, maxLines: maxLinesShown }),
    creditDays(db, customerId),
  ]);
  return orders.map((order) => ({
    ...orderOf(site, order),
    payment: localizedPaymentDescription({ ...order, creditDays: days }),
    lines: lines.filter((line) => line.orderId === order.id).map((line) => toOrderedLine(order.number, line, today)),
  }));
}

function orderOf(site: Site, order: OwnOrderRow) {
  const { timeZone } = site.calendar;
  const { keptMinor, totalMinor } = order;
  return {
    mysc_order_no: order.number,
    purchase_order_no: order.purchaseOrderNo ?? '',
    status: order.status,
    is_test: order.isTest,
    date: formatDay(dayOf(order.placedAt, timeZone)),
    time: formatTime(order.placedAt, timeZone),
    placed_at: order.placedAt.toISOString(),
    total: toMajor(keptMinor > 0 ? keptMinor : totalMinor),
    line_count: order.lineCount,
    pieces: order.ordered,
    sent: order.sent,
    arrived: order.arrived,
    owed: order.owed,
    owed_by: order.expectedOn ?? '',
    changed_on: dayOf(order.changedAt, timeZone),
    has_invoice: order.hasDocument,
    invoices: order.invoices,
  };
}
