import { queueMessages } from '../../messages/queue-message.server.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
                                                
import { findDispatches, markDelivered } from '../dispatches.db.js';
import { orderChangedMail } from '../mails/order-changed.server.js';
import { loadOrderState, orderChangedMeanwhile, recordOrderChange,                 } from '../order-changes.server.js';
import { findOrderLines, lockOrder } from '../orders.db.js';
import { changeOrderStatus } from './decide-order.db.js';
import { owedQuantity } from './dispatch-quantity.rule.js';

/** One dispatch, or all on their way. `note`: who signed. */
                                                                                                                        

/** Delivered only when everything was sent and arrived. Refuses an unknown number and one with nothing on its way. */
export async function recordDelivery(database          , site      , delivery          )                               {
  const { number, by, now } = delivery;
  const note = delivery.note?.trim() || null;
  return database.transaction(async (db) => {
    const [order] = await lockOrder(db, { site: site.code, number });
    if (!order) return new Refusal('unknown_order', `${site.name} has no order ${number}.`);
    const changed = await orderChangedMeanwhile(db, site, number, delivery.seen);
    if (changed) return changed;
    const before = await loadOrderState(db, order.id);
    const arrived = await markDelivered(db, {
      orderId: order.id,
      dispatchNo: delivery.dispatchNo ?? null,
      note,
      by,
      now,
    });
    if (arrived.length === 0) return new Refusal('not_allowed', `Nothing of order ${number} is on its way.`);
    const lines = await findOrderLines(db, { orderId: order.id });
    const dispatches = await findDispatches(db, { orderId: order.id });
    const complete =
      lines.every((line) => owedQuantity(line) === 0) && dispatches.every((one) => one.deliveredAt !== null);
    const moved = { orderId: order.id, status: 'Delivered'         , by, note, now, releases: false };
    if (complete) await changeOrderStatus(db, moved);
    const details = { dispatches: arrived.map((one) => one.dispatchNo), note };
    await recordOrderChange(db, site, order, { before, action: 'order delivered', by, now, details });
    if (!complete) return undefined;
    const mail = await orderChangedMail(db, site, order, { status: 'Delivered', note: note ?? '', now });
    await queueMessages(db, site.code, now, [mail]);
    return undefined;
  });
}
