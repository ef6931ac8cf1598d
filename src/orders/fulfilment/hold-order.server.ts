import { type Day, dayOf } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { type ExpectedVersion, loadOrderState, orderEditConflict, recordOrderChange } from '../order-changes.server.ts';
import { fulfilmentRefusals } from '../order-refusals.ts';
import type { OrderHold } from '../order-rows.contract.ts';
import { findOrderLines, lockOrder } from '../orders.db.ts';
import { owedQuantity } from './dispatch-quantity.rule.ts';
import { writeHold } from './fulfilment.db.ts';

type Release = { number: string; seen?: ExpectedVersion; by: string; now: Date };
type Hold = Release & { hold: Pick<OrderHold, 'reason' | 'isToldToBuyer'> & { lookAgainOn: Day | null } };

/**
 * Until it is released the order is not approved, picked or dispatched; stock, credit and money stay as they are. The
 * same hold once more changes nothing (false), another one replaces it. Refuses a past day, and an order that owes nothing.
 */
export async function holdOrder(
  database: Database,
  site: Site,
  { number, hold, seen, by, now }: Hold,
): Promise<Refusal<'changed_meanwhile' | 'look_again' | 'not_allowed' | 'unknown_order'> | boolean> {
  const { reason, lookAgainOn, isToldToBuyer } = hold;
  return database.transaction(async (db) => {
    const [order] = await lockOrder(db, { site: site.code, number });
    if (!order) return refuse(fulfilmentRefusals, 'unknown_order', { site: site.name, number });
    if (order.hold && isSameHold(order.hold, hold)) return false;
    const changed = await orderEditConflict(db, site, number, seen);
    if (changed) return changed;
    if (lookAgainOn !== null && lookAgainOn < dayOf(now, site.calendar.timeZone))
      return refuse(fulfilmentRefusals, 'look_again');
    if (sum(await findOrderLines(db, { orderId: order.id }), owedQuantity) === 0)
      return refuse(fulfilmentRefusals, 'not_allowed.hold', { number, status: order.status });
    const before = await loadOrderState(db, order.id);
    const written = { reason, isToldToBuyer, lookAgainOn, by, at: now.toISOString() };
    await writeHold(db, { orderId: order.id, hold: JSON.stringify(written) });
    const action = order.hold ? 'hold changed' : 'order put on hold';
    const details = { reason, ...(lookAgainOn && { lookAgainOn }), buyerReadsReason: isToldToBuyer };
    await recordOrderChange(db, site, order, { before, action, by, now, details });
    return true;
  });
}

const isSameHold = (one: OrderHold, other: Hold['hold']) =>
  one.reason === other.reason && one.lookAgainOn === other.lookAgainOn && one.isToldToBuyer === other.isToldToBuyer;

/** False for an order that is not on hold; it stays as it is. */
export async function releaseOrder(
  database: Database,
  site: Site,
  { number, seen, by, now }: Release,
): Promise<Refusal<'changed_meanwhile' | 'unknown_order'> | boolean> {
  return database.transaction(async (db) => {
    const [order] = await lockOrder(db, { site: site.code, number });
    if (!order) return refuse(fulfilmentRefusals, 'unknown_order', { site: site.name, number });
    if (!order.hold) return false;
    const changed = await orderEditConflict(db, site, number, seen);
    if (changed) return changed;
    const before = await loadOrderState(db, order.id);
    await writeHold(db, { orderId: order.id, hold: null });
    const details = { heldBy: order.hold.by, reason: order.hold.reason };
    await recordOrderChange(db, site, order, { before, action: 'order released', by, now, details });
    return true;
  });
}

/** The caller has read the order behind its lock. */
export function onHoldRefusal({
  number,
  hold,
}: {
  number: string;
  hold: OrderHold | null;
}): Refusal<'on_hold'> | undefined {
  return hold ? refuse(fulfilmentRefusals, 'on_hold', { number, by: hold.by, reason: hold.reason }) : undefined;
}
