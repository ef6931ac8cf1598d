import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { endOrderHolds, insertOrderHolds } from './reserve-stock.db.ts';

export type Reservation = { itemId: number; quantity: number; heldFor: number };

/** The caller must have locked the stock and checked that it is free. */
export async function reserveStock(
  db: Db,
  to: { site: SiteCode; branchId: number; customerId: number; now: Date },
  reservations: readonly Reservation[],
): Promise<void> {
  await insertOrderHolds(db, {
    ...to,
    itemIds: reservations.map((r) => r.itemId),
    quantities: reservations.map((r) => r.quantity),
    heldFor: reservations.map((r) => r.heldFor),
  });
}

export async function releaseStock(db: Db, orderLineIds: readonly number[], now: Date): Promise<void> {
  await endOrderHolds(db, { orderLineIds: [...orderLineIds], now });
}
