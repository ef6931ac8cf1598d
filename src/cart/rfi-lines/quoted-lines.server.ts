import type { Db } from '../../server/database/database.server.ts';
import { maxQuantity } from '../lines/quantity.rule.ts';
import {
  type CartQuote,
  lockQuotedLines,
  makeOrdinary,
  removeOtherChoices,
  updateQuotedLines,
} from './quoted-lines.db.ts';

/** Turns lines with an ended or withdrawn quote into ordinary ones; returns the RFI lines that were in a cart. */
export async function detachQuotes(db: Db, rfiLineIds: readonly number[]): Promise<number[]> {
  if (rfiLineIds.length === 0) return [];
  const lines = await lockQuotedLines(db, { rfiLineIds: [...rfiLineIds] });
  if (lines.length > 0) await makeOrdinary(db, { ids: lines.map(({ id }) => id), maxQuantity });
  return lines.map((line) => line.rfiLineId);
}

export async function updateQuotesInCart(db: Db, quotes: readonly CartQuote[]): Promise<void> {
  await updateQuotedLines(db, { quotes: JSON.stringify(quotes) });
}

/** Takes lines that are ordered otherwise out of the carts they are in. */
export async function removeQuotesFromCarts(db: Db, rfiLineIds: readonly number[]): Promise<void> {
  if (rfiLineIds.length === 0) return;
  const lines = await lockQuotedLines(db, { rfiLineIds: [...rfiLineIds] });
  for (const cartId of new Set(lines.map((line) => line.cartId)))
    await removeOtherChoices(db, { cartId, rfiLineIds: [...rfiLineIds] });
}
