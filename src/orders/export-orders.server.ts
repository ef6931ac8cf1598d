import { currencySign } from '../lib/currency.ts';
import { say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { notFound } from '../server/refuse.ts';
import { asPaper } from '../server/speak.ts';
import { inThread } from '../server/threads.ts';
import type { Site } from '../sites/site.ts';
import { exportOrders } from './export-orders.contract.ts';
import type { OrderRow } from './order-history.contract.ts';
import { findHistory } from './order-history.db.ts';
import { presentRow } from './order-history.server.ts';
import { orderNumberOf } from './order-number.rule.ts';
import { type Cell, csvMarksUtf8, csvText } from './spreadsheet-cell.rule.ts';

const worker = new URL('./export-orders-worker.ts', import.meta.url);

export const exportOrdersCall = answer(
  exportOrders,
  { who: 'verified', heavy: 'documents' },
  async ({ format, order_no }, { db, site, caller }) => {
    const history = await findHistory(db, caller);
    const number = order_no === undefined ? undefined : orderNumberOf(order_no);
    const wanted = history.filter((row) => number === undefined || row.number === number);
    const rows = asPaper(() => wanted.map((row) => presentRow(site, row)));
    if (number !== undefined && rows.length === 0) throw notFound(say`This order`);
    const table = [headOf(site), ...rows.map(cellsOf)];
    const name = `${site.name}-orders${number ? `-${number}` : ''}`;
    if (format === 'csv')
      return {
        success: true as const,
        file_name: `${name}.csv`,
        media_type: 'text/csv;charset=utf-8',
        content: Buffer.from(csvMarksUtf8 + csvText(table)).toString('base64'),
      };
    const file = await inThread<Uint8Array>('documents', worker, 'write', table);
    return {
      success: true as const,
      file_name: `${name}.xlsx`,
      media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      content: Buffer.from(file).toString('base64'),
    };
  },
);

function headOf({ currency, tax }: Site): Cell[] {
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

const cellsOf = (row: OrderRow): Cell[] => [
  row.row_no,
  row.date,
  row.time,
  row.purchase_order_no,
  row.item_name,
  row.brand_name,
  row.quantity,
  row.list_price,
  row.your_price,
  row.calculate_discount_percentage,
  row.total,
  row.total_gst1,
  row.gst_percenatge,
  row.weight,
  row.Country,
  row.status,
];
