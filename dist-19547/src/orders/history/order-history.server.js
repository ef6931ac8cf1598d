import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { drawingFieldsOf } from '../../catalogue/items/item.contract.js';
import { dayOf, formatDay, formatTime } from '../../lib/dates.js';
import { toMajor, toPercent } from '../../lib/money.js';
import { roundToGram } from '../../lib/weight.js';
import { defineCall } from '../../server/calls/define-call.server.js';
                                                
import { myOrder,               } from './order-history.contract.js';
import { findOrderHistory,                 } from './order-history.db.js';

export const orderHistoryCall = defineCall(
  myOrder,
  { requires: permissionTo('see-orders') },
  async (_request, { db, site, caller }) => {
    const rows = await findOrderHistory(db, caller);
    return { success: true         , message: { data: rows.map((row) => toOrderRow(site, row)) } };
  },
);

export function toOrderRow(site      , row            )           {
  const { timeZone } = site.calendar;
  return {
    mysc_order_no: row.number,
    row_no: `${row.number}I${row.lineNo}`,
    item_name: row.itemName,
    brand_name: row.maker,
    ...drawingFieldsOf(row),
    quantity: row.ordered,
    list_price: toMajor(row.listMinor),
    your_price: toMajor(row.unitMinor),
    calculate_discount_percentage: toPercent(row.discountBp),
    total: toMajor(row.totalMinor),
    total_gst1: toMajor(row.taxMinor),
    gst_percenatge: toPercent(row.taxBp),
    weight: roundToGram(row.weightKg),
    Country: row.origin,
    date: formatDay(dayOf(row.placedAt, timeZone)),
    time: formatTime(row.placedAt, timeZone),
    placed_at: row.placedAt.toISOString(),
    purchase_order_no: row.purchaseOrderNo ?? '',
    status: row.status,
    has_invoice: row.hasDocument,
  };
}
