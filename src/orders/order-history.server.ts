import { drawingFieldsOf } from '../catalogue/drawing-fields.ts';
import { dayOf, formatDay, formatTime } from '../lib/dates.ts';
import { toMajor, toPercent } from '../lib/money.ts';
import { toTheGram } from '../lib/weight.ts';
import { answer } from '../server/call.ts';
import type { Site } from '../sites/site.ts';
import { myOrder, type OrderRow } from './order-history.contract.ts';
import { findHistory, type HistoryRow } from './order-history.db.ts';

export const orderHistoryCall = answer(myOrder, { who: 'verified' }, async (_request, { db, site, caller }) => {
  const rows = await findHistory(db, caller);
  return { success: true as const, message: { data: rows.map((row) => presentRow(site, row)) } };
});

/** A line of the history in the call's shape. */
export function presentRow(site: Site, row: HistoryRow): OrderRow {
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
    weight: toTheGram(row.weightKg),
    Country: row.origin,
    date: formatDay(dayOf(row.placedAt, timeZone)),
    time: formatTime(row.placedAt, timeZone),
    placed_at: row.placedAt.toISOString(),
    purchase_order_no: row.purchaseOrderNo ?? '',
    status: row.status,
    has_invoice: row.hasDocument,
  };
}
