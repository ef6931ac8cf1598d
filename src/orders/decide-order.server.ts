import { releaseStock } from '../catalogue/reserve-stock.server.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { releaseCredit } from '../payments/credit.server.ts';
import { note as audit } from '../server/audit.ts';
import type { Database, Db } from '../server/db.ts';
import { Refused } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import { lockOrder, moveOrder } from './decide-order.db.ts';
import { creditUnsent } from './issue-credit-note.server.ts';
import { findOrderFactsOf, findOrderLines } from './order-facts.db.ts';
import { toTransferMinor } from './order-money.server.ts';
import { type Actor, givesBack, mayMove, movesWithGoods, type OrderStatus } from './order-state.rule.ts';
import { refundRest } from './refund-order.ts';

export type Decision = {
  number: string;
  to: OrderStatus;
  /** Staff unless it is said; a buyer's own order is checked by the caller. */
  actor?: Actor;
  by: string;
  note?: string;
  now: Date;
};

/**
 * Confirms, rejects or cancels an order: stock, credit and money of a rejected or cancelled one are given back, the buyer
 * is told. Refuses an unknown number and a move that the order's state does not allow; deciding twice is refused. What
 * moves with its goods (Dispatched, Delivered) is refused here.
 */
export async function decideOrder(database: Database, site: Site, decision: Decision): Promise<Refused | undefined> {
  const { number, to, actor = 'staff', by, note, now } = decision;
  return database.transaction(async (db) => {
    const [order] = await lockOrder(db, { site: site.code, number });
    if (!order) return new Refused('unknown_order', `${site.name} has no order ${number}.`);
    if (!mayMove(order.status, to, actor) || movesWithGoods.includes(to))
      return new Refused('not_allowed', `Order ${number} is ${order.status} and cannot become ${to}.`);
    const back = givesBack.includes(to);
    await moveOrder(db, { orderId: order.id, status: to, by, note: note ?? null, now, givesBack: back });
    if (back) {
      await releaseStock(db, order.lineIds, now);
      await releaseCredit(db, site, order.id, { currency: site.currency, now, by });
      await creditWhole(db, site, number, { by, now, reason: note ?? to });
    }
    await audit(db, {
      site: site.code,
      at: now,
      actor,
      actorName: by,
      action: `order ${to.toLowerCase()}`,
      subject: number,
      customerId: order.customerId,
      ...(note && { details: { note } }),
    });
    const transferMinor = to === 'Confirmed' ? await toTransfer(db, site, number) : 0;
    const told = { orderNumber: number, company: order.company, status: to, note: note ?? '' };
    const data = { ...told, ...(transferMinor > 0 && { transferMinor }) };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: order.email, template: 'order-status', data },
    ]);
    return undefined;
  });
}

/** What was billed before its goods left is credited, what was paid online is given back; the order is locked and its lines are cancelled already. */
async function creditWhole(db: Db, site: Site, number: string, issuing: { by: string; now: Date; reason: string }) {
  const [order] = await findOrderFactsOf(db, { site: site.code, number });
  const lines = order ? await findOrderLines(db, { orderId: order.id }) : [];
  const unsent = lines.map((line) => ({ orderLineId: line.id, quantity: line.cancelled }));
  if (!order) return;
  await creditUnsent(db, site, order, unsent, issuing);
  await refundRest(db, site, order, issuing);
}

/** What of an order by bank transfer has not come in; 0 of others. */
async function toTransfer(db: Db, site: Site, number: string): Promise<number> {
  const [order] = await findOrderFactsOf(db, { site: site.code, number });
  if (!order) return 0;
  return toTransferMinor(db, order, await findOrderLines(db, { orderId: order.id }));
}
