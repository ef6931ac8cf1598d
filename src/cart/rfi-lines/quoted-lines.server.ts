import type { Db } from '../../server/database/database.server.ts';
import { maxQuantity } from '../lines/quantity.rule.ts';
import {
  type CartQuote,
  lockQuotedLines,
  makeOrdinary,
  mergeIntoOrdinary,
  updateQuotedLine,
} from './quoted-lines.db.ts';

/** Makes cart lines ordinary whose quotes have ended or were taken back; answers the RFI lines that lay in a cart. */
export async function detachQuotes(db: Db, rfiLineIds: readonly number[]): Promise<number[]> {
  const lines = await lockQuotedLines(db, { rfiLineIds: [...rfiLineIds] });
  for (const { id } of lines) {
    const [ordinary] = await makeOrdinary(db, { id });
    if (!ordinary) await mergeIntoOrdinary(db, { id, most: maxQuantity });
  }
  return lines.map((line) => line.rfiLineId);
}

/** Gives a quoted line that lies in a cart the quote as it is now; nothing happens when it lies in none. */
export async function updateQuoteInCart(db: Db, quote: CartQuote): Promise<void> {
  await updateQuotedLine(db, quote);
}
