import { sql } from 'drizzle-orm';
import { ledgerEntries } from '../ledger.table.ts';
import { receipts } from '../receipts.table.ts';
import { paymentRefunds } from './online-payments.table.ts';

/**
 * Minor units of the payment `m` that are not refunded. When its receipt was taken back, the money has left the firm
 * another way, as by a chargeback, so nothing is left. Without a receipt `least` passes over its null.
 */
export const leftToRefund = sql`least(
    m.amount_minor - coalesce((select sum(g.amount_minor) from ${paymentRefunds} g
      where g.payment_id = m.id and g.capture_id = m.capture_id), 0),
    (select -sum(e.amount_minor) from ${receipts} r join ${ledgerEntries} e on e.receipt_id = r.id
      where r.payment_id = m.id))::bigint`;
