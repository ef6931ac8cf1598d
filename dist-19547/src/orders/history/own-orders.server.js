import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { drawingFieldsOf } from '../../catalogue/items/item.contract.js';
import {           dayOf, formatDay, formatTime } from '../../lib/dates.js';
import { toMajor } from '../../lib/money.js';
import { creditDays } from '../../payments/credit/credit.server.js';
import { defineCall } from '../../server/calls/define-call.server.js';
                                                                   
                                                
import { localizedPaymentDescription } from '../documents/payment-description.rule.js';
import { owedQuantity } from '../fulfilment/dispatch-quantity.rule.js';
import { formatRowNumber } from '../order-number.rule.js';
import { owedBy } from '../owed-by.rule.js';
import { findHistoryIds } from './find-history-ids.server.js';
import { countStates } from './history-states.rule.js';
import {                                   ownOrders } from './own-orders.contract.js';
import { findOwnOrderLines, findOwnOrders,                                   } from './own-orders.db.js';

const ordersPerPage = 20;
const maxLinesShown = 8;

export const ownOrdersCall = defineCall(
  ownOrders,
  { requires: permissionTo('see-orders') },
  async (request, { db, site, caller, now }) => {
    const today = dayOf(now, site.calendar.timeZone);
    const { customerId } = caller;
    const found = await findHistoryIds(db, site, request, { customerId, now, limit: ordersPerPage + 1 });
    const ids = found.ids.slice(0, ordersPerPage);
    return {
      success: true         ,
      data: {
        orders: ids.length === 0 ? [] : await loadOrders(db, site, customerId, { ids, today }),
        counts: countStates(found.counts),
        has_more: found.ids.length > ordersPerPage,
      },
    };
  },
);

async function loadOrders(
  db    ,
  site      ,
  customerId        ,
  { ids, today }                               ,
)                      {
  const [orders, lines, days] = await Promise.all([
    findOwnOrders(db, { ids, today }),
    findOwnOrderLines(db, { ids, maxLines: maxLinesShown }),
    creditDays(db, customerId),
  ]);
  return orders.map((order) => ({
    ...orderOf(site, order),
    payment: localizedPaymentDescription({ ...order, creditDays: days }),
    lines: lines.filter((line) => line.orderId === order.id).map((line) => lineOf(order, line, today)),
  }));
}

function orderOf(site      , order             ) {
  const { timeZone } = site.calendar;
  const { keptMinor, totalMinor } = order;
  return {
    mysc_order_no: order.number,
    purchase_order_no: order.purchaseOrderNo ?? '',
    status: order.status,
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
    invoices: order.invoices,
  };
}

function lineOf(order             , row            , today     )               {
  const owed = owedQuantity(row);
  return {
    row_no: formatRowNumber(order.number, row.lineNo),
    itemid: row.itemId ?? 0,
    item_name: row.itemName,
    brand_name: row.maker,
    ...drawingFieldsOf(row),
    quantity: row.ordered,
    sent: row.dispatched,
    arrived: row.arrived,
    returned: row.returned,
    cancelled: row.cancelled,
    owed,
    reserved: Math.min(owed, row.reserved),
    owed_by: owedBy({ owed, expectedOn: row.expectedOn }, today),
    your_price: toMajor(row.unitMinor),
    total: toMajor(row.totalMinor),
  };
}
