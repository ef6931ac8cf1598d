import { type Recorded, type RecordedReceipt, recordMoney } from '../payments/receipts.server.ts';
import type { Database } from '../server/db.ts';
import { Refused } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import { findOrderLines, lockOrderFacts } from './order-facts.db.ts';
import { orderMoney } from './order-money.server.ts';
import { isByTransfer } from './payment-words.rule.ts';
import { transferRefusal } from './transfer-money.rule.ts';

/** Money that came in for one order, which it names. */
export type Transfer = Omit<Recorded, 'invoices'> & { orderNumber: string };

/**
 * Records money that has come in for an order by bank transfer: it pays what of the order is invoiced already, the rest is
 * kept for its next invoices. Refuses what `recordReceipt` refuses, and an order that waits for no transfer.
 */
export async function receiveTransfer(
  database: Database,
  site: Site,
  { orderNumber: number, ...recorded }: Transfer,
): Promise<RecordedReceipt | Refused> {
  return database.transaction(async (db) => {
    const [order] = await lockOrderFacts(db, { site: site.code, number });
    if (!order) return new Refused('unknown_order', `${site.name} has no order ${number}.`);
    const money = await orderMoney(db, order, await findOrderLines(db, { orderId: order.id }));
    const refusal = transferRefusal(order, { byTransfer: isByTransfer(order), owingMinor: money.owingMinor });
    if (refusal) return new Refused('cannot_be', refusal);
    const { uninvoicedMinor } = money;
    return recordMoney(db, site, recorded, { id: order.id, number, customerId: order.customerId, uninvoicedMinor });
  });
}
