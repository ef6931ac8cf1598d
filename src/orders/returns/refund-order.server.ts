import { sum } from '../../lib/sum.ts';
import type { TransactionContext } from '../../payments/gateways/payment-gateways.ts';
import { refundPayment } from '../../payments/online-payments/refund-payment.server.ts';
import { findOrderDocuments } from '../documents/documents.db.ts';
import type { IssuedSummary } from '../documents/issue-document.server.ts';
import type { OrderRecord } from '../orders.db.ts';

type Why = { reason: string; by: string };
type Order = Pick<OrderRecord, 'id' | 'number' | 'paymentId'>;

/** Refunds of an order paid online what is left of the payment after its invoices and `toInvoiceMinor`. */
export async function refundUninvoiced(
  context: TransactionContext,
  order: Order,
  { reason, by, cancelled, toInvoiceMinor }: Why & { cancelled: number; toInvoiceMinor: number },
): Promise<void> {
  if (order.paymentId === null) return;
  const documents = await findOrderDocuments(context.db, { orderId: order.id });
  const total = (kind: string) =>
    sum(
      documents.filter((one) => one.kind === kind),
      (one) => one.totalMinor,
    );
  const invoicedMinor = total('tax_invoice') + total('debit_note') - total('credit_note');
  const refund = {
    reason: `Order ${order.number}: ${reason}`,
    key: `order-${order.id}-cancelled-${cancelled}`,
    by,
  };
  await refundPayment(context, order.paymentId, (leftMinor) => leftMinor - invoicedMinor - toInvoiceMinor, refund);
}

export async function refundCreditNote(
  context: TransactionContext,
  order: Order,
  { note, reason, by }: Why & { note: IssuedSummary },
): Promise<void> {
  if (order.paymentId === null) return;
  const refund = {
    reason: `Credit note ${note.number}: ${reason}`,
    key: `note-${context.site.code}-${note.number}`,
    by,
  };
  await refundPayment(context, order.paymentId, () => note.totalMinor, refund);
}
