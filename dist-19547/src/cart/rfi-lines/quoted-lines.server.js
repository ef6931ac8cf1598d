                                                                   
import { maxQuantity } from '../lines/quantity.rule.js';
import {
                 
  lockQuotedLines,
  makeOrdinary,
  mergeIntoOrdinary,
  updateQuotedLine,
} from './quoted-lines.db.js';

/** Turns lines with an ended or withdrawn quote into ordinary ones; returns the RFI lines that were in a cart. */
export async function detachQuotes(db    , rfiLineIds                   )                    {
  const lines = await lockQuotedLines(db, { rfiLineIds: [...rfiLineIds] });
  for (const { id } of lines) {
    const [ordinary] = await makeOrdinary(db, { id });
    if (!ordinary) await mergeIntoOrdinary(db, { id, maxQuantity });
  }
  return lines.map((line) => line.rfiLineId);
}

export async function updateQuoteInCart(db    , quote           )                {
  await updateQuotedLine(db, quote);
}
