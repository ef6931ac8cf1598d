import type { Db } from '../server/db.ts';
import { takeLines } from './cart-writes.db.ts';

/** Empties the cart of lines that became an order; answers the names of the items that stay, one per line. */
export async function takeCartLines(db: Db, userId: number, lineIds: readonly number[]): Promise<string[]> {
  const left = await takeLines(db, { userId, lineIds: [...lineIds] });
  return left.map((line) => line.name);
}
