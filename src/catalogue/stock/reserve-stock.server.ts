import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { endOrderHolds, insertOrderHolds, lowerOrderHolds } from './reserve-stock.db.ts';

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

/** Releases at most what each line has reserved. */
export async function releaseStockInPart(
  db: Db,
  released: readonly { orderLineId: number; quantity: number }[],
  now: Date,
): Promise<void> {
  const lines = released.filter((line) => line.quantity > 0);
  if (lines.length === 0) return;
  await lowerOrderHolds(db, {
    orderLineIds: lines.map((line) => line.orderLineId),
    quantities: lines.map((line) => line.quantity),
    now,
  });
}
