import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { type Day, dayOf, formatDay, formatTime } from '../../lib/dates.ts';
import { toMajor } from '../../lib/money.ts';
import { creditDays } from '../../payments/credit/credit.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { numberPrefixes } from '../../sites/number-prefixes.ts';
import type { Site } from '../../sites/site.ts';
import { localizedPaymentDescription } from '../documents/payment-description.rule.ts';
import { lineNumberIn, parseOrderNumber } from '../order-number.rule.ts';
import { readOrderSearch } from '../order-search.rule.ts';
import { toOrderedLine } from '../ordered-lines/to-ordered-line.ts';
import { findHistoryIds } from './find-history-ids.server.ts';
import { countStates } from './history-states.rule.ts';
import { readLineSort } from './order-sort.rule.ts';
import { type OwnOrder, ownOrders } from './own-orders.contract.ts';
import { findOwnOrderLines, findOwnOrders, type OwnOrderRow, sortOwnLines } from './own-orders.db.ts';

const ordersPerPage = 20;
const maxLinesShown = 8;
const linesPerPage = 50;
/** Lines are sorted over all orders that the filter leaves. */
const maxOrdersOfLines = 100_000;

export const ownOrdersCall = defineCall(
  ownOrders,
  { requires: permissionTo('see-orders'), reads: 'primary' },
  async (request, { db, site, caller, now }) => {
    const today = dayOf(now, site.calendar.timeZone);
    const { customerId } = caller;
    const sort = readLineSort(request.sort);
    if (sort)
      return { success: true as const, data: await listLines(db, site, request, { customerId, now, today, sort }) };
    const found = await findHistoryIds(db, site, request, { customerId, now, limit: ordersPerPage + 1 });
    const ids = found.ids.slice(0, ordersPerPage);
    return {
      success: true as const,
      data: {
        orders: ids.length === 0 ? [] : await loadOrders(db, site, customerId, { ids, today }),
        lines: [],
        counts: countStates(found.counts),
        has_more: found.ids.length > ordersPerPage,
      },
    };
  },
);

type AboutLines = { customerId: number; now: Date; today: Day; sort: NonNullable<ReturnType<typeof readLineSort>> };

async function listLines(
  db: Db,
  site: Site,
  { state, period, q, before }: RequestOf<typeof ownOrders>,
  { customerId, now, today, sort }: AboutLines,
) {
  const found = await findHistoryIds(db, site, { state, period, q }, { customerId, now, limit: maxOrdersOfLines });
  const rows = await sortOwnLines(db, {
    ids: found.ids,
    item: readOrderSearch(q, numberPrefixes(site), Number(today.slice(0, 4)))?.item ?? '',
    column: sort.key,
    isDescending: sort.descending,
    beforeOrder: parseOrderNumber(before),
    beforeLine: lineNumberIn(before),
    limit: linesPerPage + 1,
  });
  const { timeZone } = site.calendar;
  return {
    orders: [],
    lines: rows.slice(0, linesPerPage).map((row) => ({
      ...toOrderedLine(row.number, row, today),
      mysc_order_no: row.number,
      status: row.status,
      date: formatDay(dayOf(row.placedAt, timeZone)),
      placed_at: row.placedAt.toISOString(),
    })),
    counts: countStates(found.counts),
    has_more: rows.length > linesPerPage,
  };
}

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
