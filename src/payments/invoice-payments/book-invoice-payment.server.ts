import { dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { mailReceipt, receiptAudit } from '../receipts/announce-receipt.server.ts';
import { bookReceipt } from '../receipts/receipts.server.ts';
import type { WantedPayment } from './invoice-payment.rule.ts';

export type PaidInvoices = {
  id: number;
  receipt: string;
  customerId: number;
  company: string;
  email: string;
  captureId: string;
  amountMinor: number;
  frozen: unknown;
};

/**
 * Books an online payment as a receipt: each invoice gets at most the part that was chosen for it, and at most what is
 * unpaid now. The rest stays on account.
 */
export async function bookInvoicePayment(db: Db, site: Site, paid: PaidInvoices, now: Date): Promise<void> {
  const { id: paymentId, customerId, amountMinor, captureId: reference } = paid;
  const { invoices } = paid.frozen as WantedPayment;
  const receivedOn = dayOf(now, site.calendar.timeZone);
  const money = { amountMinor, reference, receivedOn, now, by: 'buyer' };
  const receipt = await bookReceipt(db, site, customerId, { ...money, parts: invoices, paymentId });
  await recordAudit(db, {
    ...receiptAudit(site, paid, money, { receipt: receipt.number, paid: receipt.paid }),
    actor: 'buyer',
    action: 'payment booked',
    subject: paid.receipt,
  });
  await mailReceipt(db, site, paid, money, receipt);
}
