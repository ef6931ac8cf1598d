import { sum } from '../../lib/sum.ts';
import { refundPayment } from '../../payments/online-payments/refund-payment.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { findOrderDocuments } from '../documents/documents.db.ts';
import type { IssuedSummary } from '../documents/issue-document.server.ts';
import type { OrderRecord } from '../orders.db.ts';

type Why = { reason: string; by: string; now: Date };
type Order = Pick<OrderRecord, 'id' | 'number' | 'paymentId'>;

/**
 * Gives back what an order that was paid online owes to nobody any more, all of it being sent or cancelled: what was paid
 * less what stays invoiced. Nothing for an order that was not paid online.
 */
export async function refundUninvoiced(db: Db, site: Site, order: Order, { reason, by, now }: Why): Promise<void> {
  if (order.paymentId === null) return;
  const documents = await findOrderDocuments(db, { orderId: order.id });
  const total = (kind: string) =>
    sum(
      documents.filter((one) => one.kind === kind),
      (one) => one.totalMinor,
    );
  const invoicedMinor = total('tax_invoice') - total('credit_note');
  const refund = { reason: `Order ${order.number}: ${reason}`, key: `order-${order.id}-rest`, by, now };
  await refundPayment(db, site, order.paymentId, (leftMinor) => leftMinor - invoicedMinor, refund);
}

/** Gives back what came back of an order that was paid online, as its credit note says. */
export async function refundCreditNote(
  db: Db,
  site: Site,
  order: Order,
  note: IssuedSummary,
  { reason, by, now }: Why,
): Promise<void> {
  if (order.paymentId === null) return;
  const refund = { reason: `Credit note ${note.number}: ${reason}`, key: `note-${site.code}-${note.number}`, by, now };
  await refundPayment(db, site, order.paymentId, () => note.totalMinor, refund);
}
