import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { findDispatches, markDelivered } from '../dispatches.db.ts';
import { orderChangedMail } from '../mails/order-changed.server.ts';
import { type ExpectedVersion, loadOrderState, orderEditConflict, recordOrderChange } from '../order-changes.server.ts';
import { fulfilmentRefusals } from '../order-refusals.ts';
import { findOrderLines, lockOrder } from '../orders.db.ts';
import { owedQuantity } from './dispatch-quantity.rule.ts';
import { changeOrderStatus } from './fulfilment.db.ts';

/** One dispatch, or all on their way. `note`: who signed. */
export type Delivery = {
  number: string;
  dispatchNo?: number;
  note?: string;
  seen?: ExpectedVersion;
  by: string;
  now: Date;
};

/** Delivered only when everything was sent and arrived. Refuses an unknown number and one with nothing on its way. */
export async function recordDelivery(
  database: Database,
  site: Site,
  delivery: Delivery,
): Promise<Refusal<'changed_meanwhile' | 'not_allowed' | 'unknown_order'> | undefined> {
  const { number, by, now } = delivery;
  const note = delivery.note?.trim() || null;
  return database.transaction(async (db) => {
    const [order] = await lockOrder(db, { site: site.code, number });
    if (!order) return refuse(fulfilmentRefusals, 'unknown_order', { site: site.name, number });
    const changed = await orderEditConflict(db, site, number, delivery.seen);
    if (changed) return changed;
    const before = await loadOrderState(db, order.id);
    const arrived = await markDelivered(db, {
      orderId: order.id,
      dispatchNo: delivery.dispatchNo ?? null,
      note,
      by,
      now,
    });
    if (arrived.length === 0) return refuse(fulfilmentRefusals, 'not_allowed.delivery', { number });
    const lines = await findOrderLines(db, { orderId: order.id });
    const dispatches = await findDispatches(db, { orderId: order.id });
    const complete =
      lines.every((line) => owedQuantity(line) === 0) && dispatches.every((one) => one.deliveredAt !== null);
    const moved = { orderId: order.id, status: 'Delivered' as const, by, note, now, releases: false };
    if (complete) await changeOrderStatus(db, moved);
    const details = { dispatches: arrived.map((one) => one.dispatchNo), note };
    await recordOrderChange(db, site, order, { before, action: 'order delivered', by, now, details });
    if (!complete) return undefined;
    const mail = await orderChangedMail(db, site, order, { status: 'Delivered', note: note ?? '', now });
    await queueMessages(db, site.code, now, [mail]);
    return undefined;
  });
}
