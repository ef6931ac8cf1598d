import type { Db } from '../../server/database/database.server.ts';
import { deleteLines, deleteUnchangedLines, findOwnLines } from '../cart-writes.db.ts';

export async function removeCartLines(db: Db, userId: number, lineIds: readonly number[]): Promise<string[]> {
  const remaining = await deleteLines(db, { userId, lineIds: [...lineIds] });
  return remaining.map((line) => line.name);
}

export type BoughtLine = { lineId: number; quantity: number };

/** A line whose quantity has changed since stays; returns the ids of such lines. */
export async function removeBoughtLines(db: Db, userId: number, bought: readonly BoughtLine[]): Promise<number[]> {
  const lineIds = bought.map((one) => one.lineId);
  await deleteUnchangedLines(db, { userId, lineIds, quantities: bought.map((one) => one.quantity) });
  const remaining = await findOwnLines(db, { userId, lineIds });
  return remaining.map((line) => line.id);
}

export async function countRemainingLines(db: Db, userId: number, lineIds: readonly number[]): Promise<number> {
  return (await findOwnLines(db, { userId, lineIds: [...lineIds] })).length;
}
