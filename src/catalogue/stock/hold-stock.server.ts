import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { endTemporaryHolds, findFreeStock, insertTemporaryHolds, lockStockRows } from './hold-stock.db.ts';

export type StockQuantity = { branchId: number; itemId: number; quantity: number };

type HoldFor = { site: SiteCode; customerId: number; paymentId: number; now: Date; endsAt: Date };

/** The caller must have locked the stock and checked that it is free. */
export async function holdStockForPayment(db: Db, to: HoldFor, pieces: readonly StockQuantity[]): Promise<void> {
  const { paymentId, ...rest } = to;
  await insertTemporaryHolds(db, { ...rest, reason: 'payment', heldFor: paymentId, ...columnsOf(pieces) });
}

export async function releasePaymentHold(db: Db, paymentId: number, now: Date): Promise<void> {
  await endTemporaryHolds(db, { reason: 'payment', heldFor: paymentId, now });
}

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
