import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { endTemporaryHolds, findFreeStock, insertTemporaryHolds, lockStockRows } from './hold-stock.db.ts';

/** Pieces of an item at a branch. */
export type StockQuantity = { branchId: number; itemId: number; quantity: number };

type Passing = { site: SiteCode; customerId: number; paymentId: number; now: Date; endsAt: Date };

/** Keeps stock that the caller has locked and seen free for a customer who is paying, until `endsAt`. */
export async function holdStockForPayment(db: Db, to: Passing, pieces: readonly StockQuantity[]): Promise<void> {
  const { paymentId, ...rest } = to;
  await insertTemporaryHolds(db, { ...rest, reason: 'payment', heldFor: paymentId, ...columnsOf(pieces) });
}

/** Lets go of what was kept for a payment; doing it twice is the same. */
export async function releasePaymentHold(db: Db, paymentId: number, now: Date): Promise<void> {
  await endTemporaryHolds(db, { reason: 'payment', heldFor: paymentId, now });
}

/** Locks the stock of these items and tells what a customer can have of each, in the order asked. */
export async function lockAndReadFreeStock(
  db: Db,
  buyer: { customerId: number; now: Date },
  pieces: readonly StockQuantity[],
): Promise<number[]> {
  const { branchIds, itemIds } = columnsOf(pieces);
  await lockStockRows(db, { branchIds, itemIds });
  const found = await findFreeStock(db, { ...buyer, branchIds, itemIds });
  return pieces.map(
    ({ itemId, branchId }) => found.find((row) => row.itemId === itemId && row.branchId === branchId)?.free ?? 0,
  );
}

const columnsOf = (pieces: readonly StockQuantity[]) => ({
  branchIds: pieces.map((one) => one.branchId),
  itemIds: pieces.map((one) => one.itemId),
  quantities: pieces.map((one) => one.quantity),
});
