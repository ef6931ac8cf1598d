import { mailsCausedBy } from '../../account/bounds/account-bounds.server.ts';
import { releaseStock } from '../../catalogue/stock/reserve-stock.server.ts';
import { sum } from '../../lib/sum.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { releaseCredit } from '../../payments/credit/credit.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { orderChangedMail } from '../mails/order-changed.server.ts';
import type { OrderState } from '../order-changes.rule.ts';
import { type ExpectedVersion, loadOrderState, orderEditConflict, recordOrderChange } from '../order-changes.server.ts';
import { fulfilmentRefusals } from '../order-refusals.ts';
import { type Actor, canChangeStatus, decisions, type OrderStatus, releasingStatuses } from '../order-state.rule.ts';
import { findOrderLines, findSiteOrder } from '../orders.db.ts';
import { deleteOrderPicks } from '../picks.db.ts';
import { creditUnsentPieces } from '../returns/issue-credit-note.server.ts';
import { refundUninvoiced } from '../returns/refund-order.server.ts';
import { changeOrderStatus, lockOrderForDecision, writeHold } from './fulfilment.db.ts';
import { onHoldRefusal } from './hold-order.server.ts';
import { findTransferDueMinor } from './order-balance.server.ts';

export type Decision = {
  number: string;
  to: OrderStatus;
  /** Staff by default; the caller checks that a buyer's order is his own. */
  actor?: Actor;
  by: string;
  note?: string;
  seen?: ExpectedVersion;
  now: Date;
};

export type DecisionRefusal = 'unknown_order' | 'changed_meanwhile' | 'not_allowed' | 'on_hold';

/** Refuses an unknown number and a move that the status does not allow, such as the same decision twice; an order on hold is not confirmed. */
export async function decideOrder(
  database: Database,
  site: Site,
  decision: Decision,
): Promise<Refusal<DecisionRefusal> | undefined> {
  const { number, to, actor = 'staff', by, note, now } = decision;
  return database.transaction(async (db) => {
    const [order] = await lockOrderForDecision(db, { site: site.code, number });
    if (!order) return refuse(fulfilmentRefusals, 'unknown_order', { site: site.name, number });
    const changed = await orderEditConflict(db, site, number, decision.seen);
    if (changed) return changed;
    if (!canChangeStatus(order.status, to, actor) || !decisions.includes(to))
      return refuse(fulfilmentRefusals, 'not_allowed.decide', { number, status: order.status, to });
    const held = to === 'Confirmed' ? onHoldRefusal({ ...order, number }) : undefined;
    if (held) return held;
    const before = await loadOrderState(db, order.id);
    const isReleasing = releasingStatuses.includes(to);
    await changeOrderStatus(db, { orderId: order.id, status: to, by, note: note ?? null, now, releases: isReleasing });
    if (isReleasing) {
      if (order.hold) await writeHold(db, { orderId: order.id, hold: null });
      await deleteOrderPicks(db, { orderId: order.id });
      await releaseStock(db, order.lineIds, now);
      await releaseCredit(db, site, order.id, { currency: site.currency, now, by });
      await creditAndRefund(db, site, number, before, { by, now, reason: note ?? to });
    }
    const change = { before, action: `order ${to.toLowerCase()}`, actor, by, now };
    await recordOrderChange(db, site, { ...order, number }, { ...change, ...(note && { details: { note } }) });
    await announce(db, site, decision);
    return undefined;
  });
}

/** The order is locked and its lines are cancelled already. */
async function creditAndRefund(
  db: Db,
  site: Site,
  number: string,
  before: OrderState,
  issuing: { by: string; now: Date; reason: string },
) {
  const [order] = await findSiteOrder(db, { site: site.code, number });
  const lines = order ? await findOrderLines(db, { orderId: order.id }) : [];
  const cancelledBefore = (lineNo: number) => before.lines.find((one) => one.lineNo === lineNo)?.cancelled ?? 0;
  const unsent = lines.map((line) => ({
    orderLineId: line.id,
    quantity: line.cancelled - cancelledBefore(line.lineNo),
  }));
  if (!order) return;
  await creditUnsentPieces(db, site, order, unsent, issuing);
  const cancelled = sum(lines, (line) => line.cancelled);
  const { reason, by, now } = issuing;
  await refundUninvoiced({ db, site, now }, order, { reason, by, cancelled, toInvoiceMinor: 0 });
}

async function announce(db: Db, site: Site, { number, to, actor, note = '', now }: Decision): Promise<void> {
  const [order] = await findSiteOrder(db, { site: site.code, number });
  if (!order) return;
  const lines = to === 'Confirmed' ? await findOrderLines(db, { orderId: order.id }) : [];
  const transferMinor = to === 'Confirmed' ? await findTransferDueMinor(db, order, lines) : 0;
  const due = transferMinor > 0 ? { transferMinor } : {};
  const isByBuyer = actor === 'buyer';
  const by = isByBuyer ? { isByBuyer: true as const } : {};
  const mail = await orderChangedMail(db, site, order, { status: to, note, now, ...due, ...by });
  const causedBy = isByBuyer ? mailsCausedBy({ customerId: order.customerId, standing: 'active' }) : undefined;
  await queueMessages(db, site.code, now, [mail], causedBy);
}
