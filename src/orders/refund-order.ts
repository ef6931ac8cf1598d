import { sum } from '../lib/sum.ts';
import { giveBackPaid } from '../payments/give-back.ts';
import type { Db } from '../server/db.ts';
import type { Site } from '../sites/site.ts';
import { findDocuments } from './documents.db.ts';
import type { Issued } from './issue-document.server.ts';
import type { OrderFacts } from './order-facts.db.ts';

type Why = { reason: string; by: string; now: Date };
type Order = Pick<OrderFacts, 'id' | 'number' | 'paymentId'>;

/**
 * Gives back what an order that was paid online owes to nobody any more, all of it being sent or cancelled: what was paid
 * less what stays invoiced. Nothing for an order that was not paid online.
 */
export async function refundRest(db: Db, site: Site, order: Order, { reason, by, now }: Why): Promise<void> {
  if (order.paymentId === null) return;
  const documents = await findDocuments(db, { orderId: order.id });
  const total = (kind: string) =>
    sum(
      documents.filter((one) => one.kind === kind),
      (one) => one.totalMinor,
    );
  const keptMinor = total('tax_invoice') - total('credit_note');
  const giving = { reason: `Order ${order.number}: ${reason}`, key: `order-${order.id}-rest`, by, now };
  await giveBackPaid(db, site, order.paymentId, (leftMinor) => leftMinor - keptMinor, giving);
}

/** Gives back what came back of an order that was paid online, as its credit note says. */
export async function refundNote(
  db: Db,
  site: Site,
  order: Order,
  note: Issued,
  { reason, by, now }: Why,
): Promise<void> {
  if (order.paymentId === null) return;
  const giving = { reason: `Credit note ${note.number}: ${reason}`, key: `note-${site.code}-${note.number}`, by, now };
  await giveBackPaid(db, site, order.paymentId, () => note.totalMinor, giving);
}
