import type { Db } from '../../server/database/database.server.ts';
import { maxQuantity } from '../lines/quantity.rule.ts';
import {
  type CartQuote,
  lockQuotedLines,
  makeOrdinary,
  mergeIntoOrdinary,
  updateQuotedLine,
} from './quoted-lines.db.ts';

/** Turns lines with an ended or withdrawn quote into ordinary ones; returns the RFI lines that were in a cart. */
export async function detachQuotes(db: Db, rfiLineIds: readonly number[]): Promise<number[]> {
  const lines = await lockQuotedLines(db, { rfiLineIds: [...rfiLineIds] });
  for (const { id } of lines) {
    const [ordinary] = await makeOrdinary(db, { id });
    if (!ordinary) await mergeIntoOrdinary(db, { id, maxQuantity });
  }
  return lines.map((line) => line.rfiLineId);
}

export async function updateQuoteInCart(db: Db, quote: CartQuote): Promise<void> {
  await updateQuotedLine(db, quote);
}
