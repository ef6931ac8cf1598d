import type { Db } from '../server/db.ts';
import { findShelf, lockItems, putBack, takeOff } from './send-stock.db.ts';

export type LineOfItem = { orderLineId: number; itemId: number };
export type Shelf = { reserved: number; free: number };
export type SentPieces = LineOfItem & { quantity: number };

type Where = { branchId: number; customerId: number; now: Date };

/** Locks the stock of order lines and answers, by line, what lies on the shelf for it and what is free for anybody. */
export async function shelfOf(db: Db, where: Where, lines: readonly LineOfItem[]): Promise<Map<number, Shelf>> {
  const itemIds = lines.map((line) => line.itemId);
  await lockItems(db, { branchId: where.branchId, itemIds });
  const found = await findShelf(db, { ...where, itemIds, orderLineIds: lines.map((line) => line.orderLineId) });
  return new Map(found.map(({ orderLineId, ...shelf }) => [orderLineId, shelf]));
}

/** Takes pieces off the shelf that `shelfOf` has locked: those reserved for the line first, then free ones. */
export async function sendStock(
  db: Db,
  { branchId, now }: Where,
  shelves: ReadonlyMap<number, Shelf>,
  sent: readonly SentPieces[],
): Promise<void> {
  if (sent.length === 0) return;
  const reservedFor = (line: SentPieces) => shelves.get(line.orderLineId)?.reserved ?? 0;
  await takeOff(db, {
    branchId,
    now,
    itemIds: sent.map((line) => line.itemId),
    orderLineIds: sent.map((line) => line.orderLineId),
    quantities: sent.map((line) => line.quantity),
    fromHolds: sent.map((line) => Math.min(line.quantity, reservedFor(line))),
  });
}

/** Puts pieces that a buyer has sent back onto the shelf again. */
export async function restock(
  db: Db,
  branchId: number,
  back: readonly { itemId: number; quantity: number }[],
): Promise<void> {
  const itemIds = back.map((line) => line.itemId);
  await lockItems(db, { branchId, itemIds });
  await putBack(db, { branchId, itemIds, quantities: back.map((line) => line.quantity) });
}
