import type { Db } from '../../server/database/database.server.ts';
import { deleteLines, deleteUnchangedLines, findOwnLines } from '../cart-writes.db.ts';

/** Empties the cart of lines that became an order; answers the names of the items that stay, one per line. */
export async function removeCartLines(db: Db, userId: number, lineIds: readonly number[]): Promise<string[]> {
  const left = await deleteLines(db, { userId, lineIds: [...lineIds] });
  return left.map((line) => line.name);
}

/** Which lines were paid for, and how many pieces of each. */
export type BoughtLine = { lineId: number; quantity: number };

/**
 * Takes what was paid for out of the cart: a line whose quantity was changed since stays. Answers the ids of lines that
 * stay for that reason; those that are gone already are none of them.
 */
export async function removeBoughtLines(db: Db, userId: number, bought: readonly BoughtLine[]): Promise<number[]> {
  const lineIds = bought.map((one) => one.lineId);
  await deleteUnchangedLines(db, { userId, lineIds, quantities: bought.map((one) => one.quantity) });
  const left = await findOwnLines(db, { userId, lineIds });
  return left.map((line) => line.id);
}

/** How many of these lines are in the user's cart. */
export async function countRemainingLines(db: Db, userId: number, lineIds: readonly number[]): Promise<number> {
  return (await findOwnLines(db, { userId, lineIds: [...lineIds] })).length;
}
