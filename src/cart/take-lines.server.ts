import type { Db } from '../server/db.ts';
import { findOwnLines, takeLines, takeUnchanged } from './cart-writes.db.ts';

/** Empties the cart of lines that became an order; answers the names of the items that stay, one per line. */
export async function takeCartLines(db: Db, userId: number, lineIds: readonly number[]): Promise<string[]> {
  const left = await takeLines(db, { userId, lineIds: [...lineIds] });
  return left.map((line) => line.name);
}

/** Which lines were paid for, and how many pieces of each. */
export type Bought = { lineId: number; quantity: number };

/**
 * Takes what was paid for out of the cart: a line whose quantity was changed since stays. Answers the ids of lines that
 * stay for that reason; those that are gone already are none of them.
 */
export async function takeBoughtLines(db: Db, userId: number, bought: readonly Bought[]): Promise<number[]> {
  const lineIds = bought.map((one) => one.lineId);
  await takeUnchanged(db, { userId, lineIds, quantities: bought.map((one) => one.quantity) });
  const left = await findOwnLines(db, { userId, lineIds });
  return left.map((line) => line.id);
}

/** How many of these lines are in the user's cart. */
export async function cartLinesLeft(db: Db, userId: number, lineIds: readonly number[]): Promise<number> {
  return (await findOwnLines(db, { userId, lineIds: [...lineIds] })).length;
}
