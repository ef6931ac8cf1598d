import { dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { findOrderMoney, lockCustomerRow } from '../credit/ledger.db.ts';
import { book, bookMoneyOut } from '../credit/ledger.server.ts';
import { findReceiptOfPayment } from './receipts.db.ts';
import { bookReceipt, type Receipt } from './receipts.server.ts';

export type PaidOrder = {
  orderId: number;
  paymentId: number;
  amountMinor: number;
  reference: string;
  now: Date;
};

/** Books a paid order with its receipt, so that nobody's credit changes; call it before the order is invoiced. */
export async function bookPaidOrder(db: Db, site: Site, customerId: number, paid: PaidOrder): Promise<Receipt> {
  const { orderId, amountMinor, now } = paid;
  await lockCustomerRow(db, { customerId });
  const booking = { orderId, amountMinor, currency: site.currency, now, by: 'buyer' };
  await book(db, { site, customerId }, 'order', booking);
  return bookReceipt(db, site, customerId, {
    ...paid,
    receivedOn: dayOf(now, site.calendar.timeZone),
    by: 'buyer',
  });
}

/** Finds the money of an online payment that pays no invoice. */
export async function findMoneyOnAccount(db: Db, paymentId: number): Promise<number> {
  const [receipt] = await findReceiptOfPayment(db, { paymentId });
  return receipt?.openMinor ?? 0;
}

export async function bookRefund(
  db: Db,
  site: Site,
  refund: { paymentId: number; amountMinor: number; why: string; now: Date; by: string },
): Promise<void> {
  const { paymentId, why, now, by } = refund;
  const [known] = await findReceiptOfPayment(db, { paymentId });
  if (!known) return;
  await lockCustomerRow(db, known);
  const [receipt = known] = await findReceiptOfPayment(db, { paymentId });
  const amountMinor = Math.min(refund.amountMinor, receipt.leftMinor);
  if (amountMinor <= 0) return;
  // Money for the part of the order that is not invoiced yet stays its own.
  const [order] = receipt.orderId === null ? [] : await findOrderMoney(db, { orderId: receipt.orderId });
  const freeMinor = receipt.openMinor - Math.min(receipt.openMinor, order?.heldMinor ?? 0);
  const paid = { entryId: receipt.entryId, openMinor: freeMinor };
  await bookMoneyOut(db, { site, customerId: receipt.customerId }, 'refund', paid, {
    orderId: receipt.orderId,
    receiptId: receipt.id,
    amountMinor,
    currency: receipt.currency,
    reference: receipt.number,
    note: why,
    now,
    by,
  });
}
