import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.rule.ts';
import { dayOf, formatDay, formatTime } from '../../lib/dates.ts';
import { toMajor, toPercent } from '../../lib/money.ts';
import { roundToGram } from '../../lib/weight.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import type { Site } from '../../sites/site.ts';
import { myOrder, type OrderHistoryRow } from './order-history.contract.ts';
import { findOrderHistory, type HistoryRow } from './order-history.db.ts';

export const orderHistoryCall = defineCall(
  myOrder,
  { requires: permissionTo('see-orders'), reads: 'primary' },
  async (_request, { db, site, caller }) => {
    const rows = await findOrderHistory(db, caller);
    return { success: true as const, message: { data: rows.map((row) => toOrderRow(site, row)) } };
  },
);

export function toOrderRow(site: Site, row: HistoryRow): OrderHistoryRow {
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
