import { releaseStock } from '../../catalogue/stock/reserve-stock.server.ts';
import { msg } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { releaseCredit } from '../../payments/credit/credit.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { cancelRemainingPieces, findDispatches } from '../dispatches.db.ts';
import { lockOrder } from '../orders.db.ts';
import { creditUnsentPieces } from '../returns/issue-credit-note.server.ts';
import { refundUninvoiced } from '../returns/refund-order.server.ts';
import { changeOrderStatus } from './decide-order.db.ts';

export type CancelRemaining = { number: string; note?: string; by: string; now: Date };

/** Cancels the undispatched rest of an order. Refuses an order that was not dispatched in part. */
export async function cancelRemaining(
  database: Database,
  site: Site,
  request: CancelRemaining,
): Promise<Refusal | undefined> {
  const { number, by, now } = request;
  const note = request.note?.trim() || null;
  return database.transaction(async (db) => {
    const [order] = await lockOrder(db, { site: site.code, number });
    if (!order) return new Refusal('unknown_order', `${site.name} has no order ${number}.`);
    if (order.status !== 'Dispatched')
      return new Refusal('not_allowed', `Order ${number} is ${order.status}; there is no rest to cancel.`);
    const cancelled = await cancelRemainingPieces(db, { orderId: order.id });
    if (cancelled.length === 0) return new Refusal('not_allowed', `Order ${number} owes nothing any more.`);
    const lineIds = cancelled.map((line) => line.id);
    await releaseStock(db, lineIds, now);
    await releaseCredit(db, site, order.id, { currency: order.currency, now, by });
    const unsent = cancelled.map(({ id, owed }) => ({ orderLineId: id, quantity: owed }));
    const issuing = { by, now, reason: note ?? 'Cancelled in part' };
    await creditUnsentPieces(db, site, order, unsent, issuing);
    await refundUninvoiced(db, site, order, issuing);
    const arrived = (await findDispatches(db, { orderId: order.id })).every((one) => one.deliveredAt !== null);
    if (arrived)
      await changeOrderStatus(db, { orderId: order.id, status: 'Delivered', by, note, now, releases: false });
    await recordAudit(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      action: 'order rest cancelled',
      subject: number,
      customerId: order.customerId,
      details: { note },
    });
    const status = msg('Cancelled in part: the items not sent yet');
    const data = { orderNumber: number, company: order.company, status, note: note ?? '' };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: order.email, template: 'order-status', data },
    ]);
    return undefined;
  });
}
