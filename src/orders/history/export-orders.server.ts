import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { currencySign } from '../../lib/currency.ts';
import { dayOf } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { type SpreadsheetCell, toCsv, utf8Bom } from '../../lib/spreadsheet-cell.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { withDefaultLocale } from '../../server/http/locale.server.ts';
import { writeXlsx, xlsxMediaType } from '../../server/printing/write-xlsx.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { parseOrderNumber } from '../order-number.rule.ts';
import { exportOrders } from './export-orders.contract.ts';
import { findHistoryIds } from './find-history-ids.server.ts';
import { findOrderHistory, type HistoryRow } from './order-history.db.ts';
import { toOrderRow } from './order-history.server.ts';

const maxOrders = 1_000_000;

export const exportOrdersCall = defineCall(
  exportOrders,
  { requires: permissionTo('see-orders'), queue: 'documents', reads: 'primary' },
  async ({ format, order_no, ...filter }, { db, site, caller, now }) => {
    const number = order_no === undefined ? undefined : parseOrderNumber(order_no);
    const about = { customerId: caller.customerId, now, limit: maxOrders };
    const [history, found] = await Promise.all([
      findOrderHistory(db, caller),
      number === undefined ? findHistoryIds(db, site, filter, about) : undefined,
    ]);
    const ids = new Set(found?.ids);
    const requestedRows = history.filter((row) => (found ? ids.has(row.orderId) : row.number === number));
    const rows = withDefaultLocale(() => requestedRows.map((row) => cellsOf(site, row)));
    if (number !== undefined && rows.length === 0) throw notFound(t`This order`);
    const table = [headerRow(site), ...rows];
    const name = `${site.numberPrefix}-orders${number ? `-${number}` : ''}`;
    if (format === 'csv')
      return {
        success: true as const,
        file_name: `${name}.csv`,
        media_type: 'text/csv;charset=utf-8',
        content: Buffer.from(utf8Bom + toCsv(table)).toString('base64'),
      };
    const file = await writeXlsx([{ name: 'Orders', table }]);
    return {
      success: true as const,
      file_name: `${name}.xlsx`,
      media_type: xlsxMediaType,
      content: Buffer.from(file).toString('base64'),
    };
  },
);

function headerRow({ currency, tax }: Site): SpreadsheetCell[] {
  const sign = currencySign(currency);
  return [
    'Order ID',
    'Date',
    'Time',
    'Your PO',
    'Item',
    'Brand',
    'Qty',
    `List price, ${sign}`,
    `Price, ${sign}`,
    'Discount, %',
    `Total, ${sign}`,
    `${tax.label}, ${sign}`,
    `${tax.label}, %`,
    'Wt., kg',
    'Origin',
    'Status',
  ];
}

function cellsOf(site: Site, placed: HistoryRow): SpreadsheetCell[] {
  const row = toOrderRow(site, placed);
  return [
    row.row_no,
    { day: dayOf(placed.placedAt, site.calendar.timeZone) },
    { time: row.time },
    row.purchase_order_no,
    row.item_name,
    row.brand_name,
    row.quantity,
    { amount: row.list_price },
    { amount: row.your_price },
    row.calculate_discount_percentage,
    { amount: row.total },
    { amount: row.total_gst1 },
    row.gst_percenatge,
    row.weight,
    row.Country,
    row.status,
  ];
}
