import type { Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { addReturnedStock, deductStock, findLineStock, lockItems } from './dispatch-stock.db.ts';
import { causeText, type StockCause } from './stock-cause.sql.ts';

export type OrderLineItem = { orderLineId: number; itemId: number };
export type LineStock = { reserved: number; free: number };
export type DispatchedQuantity = OrderLineItem & { quantity: number };

type StockContext = { branchId: number; customerId: number; now: Date };

export async function lockAndReadLineStock(
  db: Db,
  context: StockContext,
  lines: readonly OrderLineItem[],
): Promise<Map<number, LineStock>> {
  const itemIds = lines.map((line) => line.itemId);
  const orderLineIds = lines.map((line) => line.orderLineId);
  const [, found] = await inOneRoundTrip(db, [
    () => lockItems(db, { branchId: context.branchId, itemIds }),
    () => findLineStock(db, { ...context, itemIds, orderLineIds }),
  ]);
  return new Map(found.map(({ orderLineId, ...lineStock }) => [orderLineId, lineStock]));
}

/** Takes reserved pieces first; the caller must hold the lock of `lockAndReadLineStock`. */
export async function dispatchStock(
  db: Db,
  { branchId, now }: StockContext,
  stockByLine: ReadonlyMap<number, LineStock>,
  dispatched: readonly DispatchedQuantity[],
  cause: StockCause,
): Promise<void> {
  if (dispatched.length === 0) return;
  const reservedFor = (line: DispatchedQuantity) => stockByLine.get(line.orderLineId)?.reserved ?? 0;
  await deductStock(db, {
    branchId,
    now,
    itemIds: dispatched.map((line) => line.itemId),
    orderLineIds: dispatched.map((line) => line.orderLineId),
    quantities: dispatched.map((line) => line.quantity),
    fromHolds: dispatched.map((line) => Math.min(line.quantity, reservedFor(line))),
    cause: causeText(cause),
  });
}

export async function restock(
  db: Db,
  branchId: number,
  returned: readonly { itemId: number; quantity: number }[],
  cause: StockCause,
): Promise<void> {
  const itemIds = returned.map((line) => line.itemId);
  await lockItems(db, { branchId, itemIds });
  await addReturnedStock(db, {
    branchId,
    itemIds,
    quantities: returned.map((line) => line.quantity),
    cause: causeText(cause),
  });
}
