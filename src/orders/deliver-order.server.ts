import { queueMessages } from '../messages/queue-message.server.ts';
import { note as audit } from '../server/audit.ts';
import type { Database } from '../server/db.ts';
import { Refused } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import { moveOrder } from './decide-order.db.ts';
import { findDispatches, writeDelivered } from './dispatches.db.ts';
import { findOrderLines, lockOrderFacts } from './order-facts.db.ts';
import { owedOf } from './send-now.rule.ts';

/** Goods that have arrived: one dispatch of an order, or all that are on their way. `note`: who signed. */
export type Delivery = { number: string; dispatchNo?: number; note?: string; by: string; now: Date };

/**
 * Notes that goods have arrived. The order is Delivered once everything was sent and has arrived; until then it stays
 * Dispatched. Refuses an unknown number and an order of which nothing is on its way.
 */
export async function deliverOrder(database: Database, site: Site, delivery: Delivery): Promise<Refused | undefined> {
  const { number, by, now } = delivery;
  const note = delivery.note?.trim() || null;
  return database.transaction(async (db) => {
    const [order] = await lockOrderFacts(db, { site: site.code, number });
    if (!order) return new Refused('unknown_order', `${site.name} has no order ${number}.`);
    const arrived = await writeDelivered(db, {
      orderId: order.id,
      dispatchNo: delivery.dispatchNo ?? null,
      note,
      by,
      now,
    });
    if (arrived.length === 0) return new Refused('not_allowed', `Nothing of order ${number} is on its way.`);
    await audit(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      action: 'order delivered',
      subject: number,
      customerId: order.customerId,
      details: { dispatches: arrived.map((one) => one.dispatchNo), note },
    });
    const lines = await findOrderLines(db, { orderId: order.id });
    const dispatches = await findDispatches(db, { orderId: order.id });
    const complete = lines.every((line) => owedOf(line) === 0) && dispatches.every((one) => one.deliveredAt !== null);
    if (!complete) return undefined;
    await moveOrder(db, { orderId: order.id, status: 'Delivered', by, note, now, givesBack: false });
    const data = { orderNumber: number, company: order.company, status: 'Delivered', note: note ?? '' };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: order.email, template: 'order-status', data },
    ]);
    return undefined;
  });
}
