import type { Db } from '../../server/database/database.server.ts';
import type { OrderLineRow } from '../orders.db.ts';
import type { ReturnRequest } from '../return-requests.db.ts';
import { openReturnStatuses } from '../return-requests.rule.ts';
import { findInvoicedGoods, type InvoicedLine } from './returnable-goods.db.ts';

export type ReturnableGoods = {
  lineNo: number;
  orderLineId: number;
  itemName: string;
  quantity: number;
  left: number;
  unitMinor: number;
};
export type ReturnableInvoice = { documentId: number; invoice: string; lines: ReturnableGoods[] };

/** The tax invoices of an order, with what has left and was not returned yet. */
export async function loadReturnable(
  db: Db,
  orderId: number,
  rows: readonly OrderLineRow[],
): Promise<ReturnableInvoice[]> {
  const invoices = await findInvoicedGoods(db, { orderId });
  const leftOf = ({ orderLineId, quantity, credited }: InvoicedLine) => {
    const row = rows.find((one) => one.id === orderLineId);
    return Math.min(quantity - credited, row ? row.dispatched - row.returned : 0);
  };
  return invoices.map(({ lines, ...invoice }) => ({
    ...invoice,
    lines: lines.map(({ credited, ...line }) => ({ ...line, left: leftOf({ ...line, credited }) })),
  }));
}

/** Says of each line whether a request that is not decided or not received names it. */
export function withOpenRequests(invoices: readonly ReturnableInvoice[], requests: readonly ReturnRequest[]) {
  const open = requests.filter(({ status }) => openReturnStatuses.includes(status));
  const isOpen = (invoice: string, lineNo: number) =>
    open.some((one) => one.invoice === invoice && one.lines.some((line) => line.lineNo === lineNo));
  return invoices.map((one) => ({
    ...one,
    lines: one.lines.map((line) => ({ ...line, isOpen: isOpen(one.invoice, line.lineNo) })),
  }));
}
