import {
  type BookedLine,
  bookLineInTransaction,
  type LineBooking,
} from '../../payments/bank-statement/book-bank-line.server.ts';
import type { RecordReceiptRefusal } from '../../payments/receipts/receipts.server.ts';
import {
  type OrderToPay,
  type ReceiptInput,
  type RecordedReceipt,
  recordReceiptInTransaction,
} from '../../payments/receipts/receipts.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { isPaidByTransfer } from '../documents/payment-description.rule.ts';
import { fulfilmentRefusals } from '../order-refusals.ts';
import { findOrderLines, lockOrder } from '../orders.db.ts';
import { findOrderBalance } from './order-balance.server.ts';
import { transferRefusal } from './transfer-balance.rule.ts';

export type Transfer = ReceiptInput & { orderNumber: string };

/** Refuses what `recordReceipt` refuses, and an order that waits for no transfer. */
export async function receiveTransfer(
  database: Database,
  site: Site,
  { orderNumber, ...recorded }: Transfer,
): Promise<RecordedReceipt | Refusal<'cannot_be' | 'unknown_order' | RecordReceiptRefusal>> {
  return database.transaction(async (db) => {
    const order = await lockOrderToPay(db, site, orderNumber);
    return order instanceof Refusal ? order : recordReceiptInTransaction(db, site, recorded, order);
  });
}

export type LineForOrder = LineBooking & { orderNumber: string };

/** Books a line of a bank statement for invoices, or for an order that waits for its transfer. */
export async function bookBankLine(
  database: Database,
  site: Site,
  { orderNumber, ...booking }: LineForOrder,
): Promise<
  BookedLine | Refusal<'changed_since' | 'decided_before' | 'unknown_line' | 'unknown_order' | RecordReceiptRefusal>
> {
  return database.transaction(async (db) => {
    if (orderNumber === '') return bookLineInTransaction(db, site, booking);
    const order = await lockOrderToPay(db, site, orderNumber);
    return order instanceof Refusal ? order : bookLineInTransaction(db, site, booking, order);
  });
}

async function lockOrderToPay(
  db: Db,
  site: Site,
  number: string,
): Promise<OrderToPay | Refusal<'cannot_be' | 'unknown_order'>> {
  const [order] = await lockOrder(db, { site: site.code, number });
  if (!order) return refuse(fulfilmentRefusals, 'unknown_order', { site: site.name, number });
  const money = await findOrderBalance(db, order, await findOrderLines(db, { orderId: order.id }));
  const refusal = transferRefusal(order, { byTransfer: isPaidByTransfer(order), owingMinor: money.owingMinor });
  if (refusal) return refuse(fulfilmentRefusals, 'cannot_be', { reason: refusal });
  return { id: order.id, number, customerId: order.customerId, uninvoicedMinor: money.uninvoicedMinor };
}
