import { msg } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { findDispatches, markUndelivered } from '../dispatches.db.ts';
import { orderChangedMail } from '../mails/order-changed.server.ts';
import { type ExpectedVersion, loadOrderState, orderEditConflict, recordOrderChange } from '../order-changes.server.ts';
import { fulfilmentRefusals } from '../order-refusals.ts';
import { lockOrder, type OrderRecord } from '../orders.db.ts';
import { deleteOrderPicks } from '../picks.db.ts';
import { changeOrderStatus } from './fulfilment.db.ts';
import { deliveryTakeBackRefusal, takeBackRefusal } from './take-back.rule.ts';

export type TakeBack = { number: string; reason: string; seen?: ExpectedVersion; by: string; now: Date };

/** The order awaits approval again; its stock, credit and money stay as they are, as before the approval. */
export async function takeBackApproval(
  database: Database,
  site: Site,
  request: TakeBack,
): Promise<Refusal<'changed_meanwhile' | 'not_allowed' | 'unknown_order'> | undefined> {
  const { by, now } = request;
  return database.transaction(async (db) => {
    const order = await lockUnchanged(db, site, request);
    if (order instanceof Refusal) return order;
    const refusal = takeBackRefusal(order, request.reason);
    if (refusal) return refuse(fulfilmentRefusals, 'not_allowed', { reason: refusal });
    const before = await loadOrderState(db, order.id);
    const note = request.reason.trim();
    const status = 'Awaiting Internal Approval';
    await deleteOrderPicks(db, { orderId: order.id });
    await changeOrderStatus(db, { orderId: order.id, status, by, note, now, releases: false });
    const details = { reason: note };
    await recordOrderChange(db, site, order, { before, action: 'order approval taken back', by, now, details });
    await announce(db, site, order, { status: msg('Approval taken back, it awaits approval again'), note, now });
    return undefined;
  });
}

/** Corrects a delivery that was recorded by mistake: the dispatch is on its way again. */
export async function takeBackDelivery(
  database: Database,
  site: Site,
  request: TakeBack & { dispatchNo: number },
): Promise<Refusal<'changed_meanwhile' | 'not_allowed' | 'unknown_order'> | undefined> {
  const { by, now, dispatchNo } = request;
  return database.transaction(async (db) => {
    const order = await lockUnchanged(db, site, request);
    if (order instanceof Refusal) return order;
    const dispatches = await findDispatches(db, { orderId: order.id });
    const dispatch = dispatches.find((one) => one.dispatchNo === dispatchNo);
    const refusal = deliveryTakeBackRefusal(order.number, dispatch, request.reason);
    if (refusal) return refuse(fulfilmentRefusals, 'not_allowed', { reason: refusal });
    const before = await loadOrderState(db, order.id);
    const note = request.reason.trim();
    await markUndelivered(db, { orderId: order.id, dispatchNo });
    const moved = { orderId: order.id, status: 'Dispatched' as const, by, note, now, releases: false };
    if (order.status === 'Delivered') await changeOrderStatus(db, moved);
    const details = {
      dispatch: dispatchNo,
      reason: note,
      deliveredAt: dispatch?.deliveredAt,
      signed: dispatch?.deliveryNote,
    };
    await recordOrderChange(db, site, order, { before, action: 'order delivery taken back', by, now, details });
    await announce(db, site, order, { status: msg('Not delivered yet, our record was wrong'), note, now });
    return undefined;
  });
}

async function lockUnchanged(
  db: Db,
  site: Site,
  { number, seen }: TakeBack,
): Promise<OrderRecord | Refusal<'changed_meanwhile' | 'unknown_order'>> {
  const [order] = await lockOrder(db, { site: site.code, number });
  if (!order) return refuse(fulfilmentRefusals, 'unknown_order', { site: site.name, number });
  return (await orderEditConflict(db, site, number, seen)) ?? order;
}

async function announce(db: Db, site: Site, order: OrderRecord, change: { status: string; note: string; now: Date }) {
  await queueMessages(db, site.code, change.now, [await orderChangedMail(db, site, order, change)]);
}
