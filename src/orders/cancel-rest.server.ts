import { releaseStock } from '../catalogue/reserve-stock.server.ts';
import { word } from '../lib/say.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { releaseCredit } from '../payments/credit.server.ts';
import { note as audit } from '../server/audit.ts';
import type { Database } from '../server/db.ts';
import { Refused } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import { moveOrder } from './decide-order.db.ts';
import { cancelOwed, findDispatches } from './dispatches.db.ts';
import { creditUnsent } from './issue-credit-note.server.ts';
import { lockOrderFacts } from './order-facts.db.ts';
import { refundRest } from './refund-order.ts';

/** An order of which a part was sent and the rest will not be. */
export type CancelRest = { number: string; note?: string; by: string; now: Date };

/**
 * Cancels what a dispatched order still owes: its stock, credit and money are given back, the buyer is told; when all that was
 * sent has arrived the order is Delivered. Refuses an order that was not sent in part.
 */
export async function cancelRest(database: Database, site: Site, rest: CancelRest): Promise<Refused | undefined> {
  const { number, by, now } = rest;
  const note = rest.note?.trim() || null;
  return database.transaction(async (db) => {
    const [order] = await lockOrderFacts(db, { site: site.code, number });
    if (!order) return new Refused('unknown_order', `${site.name} has no order ${number}.`);
    if (order.status !== 'Dispatched')
      return new Refused('not_allowed', `Order ${number} is ${order.status}; there is no rest to cancel.`);
    const cancelled = await cancelOwed(db, { orderId: order.id });
    if (cancelled.length === 0) return new Refused('not_allowed', `Order ${number} owes nothing any more.`);
    const lineIds = cancelled.map((line) => line.id);
    await releaseStock(db, lineIds, now);
    await releaseCredit(db, site, order.id, { currency: order.currency, now, by });
    const unsent = cancelled.map(({ id, owed }) => ({ orderLineId: id, quantity: owed }));
    const issuing = { by, now, reason: note ?? 'Cancelled in part' };
    await creditUnsent(db, site, order, unsent, issuing);
    await refundRest(db, site, order, issuing);
    const arrived = (await findDispatches(db, { orderId: order.id })).every((one) => one.deliveredAt !== null);
    if (arrived) await moveOrder(db, { orderId: order.id, status: 'Delivered', by, note, now, givesBack: false });
    await audit(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      action: 'order rest cancelled',
      subject: number,
      customerId: order.customerId,
      details: { note },
    });
    const status = word('Cancelled in part: what was not sent yet');
    const data = { orderNumber: number, company: order.company, status, note: note ?? '' };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: order.email, template: 'order-status', data },
    ]);
    return undefined;
  });
}
