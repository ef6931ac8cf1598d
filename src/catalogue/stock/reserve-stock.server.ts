import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { endOrderHolds, insertOrderHolds } from './reserve-stock.db.ts';

export type Reservation = { itemId: number; quantity: number; heldFor: number };

/** Reserves stock that the caller has locked and seen free, one hold per order line. */
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

/** Gives the stock of order lines back to everybody; doing it twice is the same. */
export async function releaseStock(db: Db, orderLineIds: readonly number[], now: Date): Promise<void> {
  await endOrderHolds(db, { orderLineIds: [...orderLineIds], now });
}
