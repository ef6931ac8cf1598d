import type { Db } from '../server/db.ts';
import { mostPieces } from './quantity.rule.ts';
import { type CartQuote, changeQuoted, lockQuoted, makeOrdinary, mergeIntoOrdinary } from './quoted-lines.db.ts';

/** Makes cart lines ordinary whose quotes have ended or were taken back; answers the RFI lines that lay in a cart. */
export async function endQuotes(db: Db, rfiLineIds: readonly number[]): Promise<number[]> {
  const lines = await lockQuoted(db, { rfiLineIds: [...rfiLineIds] });
  for (const { id } of lines) {
    const [ordinary] = await makeOrdinary(db, { id });
    if (!ordinary) await mergeIntoOrdinary(db, { id, most: mostPieces });
  }
  return lines.map((line) => line.rfiLineId);
}

/** Gives a quoted line that lies in a cart the quote as it is now; nothing happens when it lies in none. */
export async function changeQuote(db: Db, quote: CartQuote): Promise<void> {
  await changeQuoted(db, quote);
}
