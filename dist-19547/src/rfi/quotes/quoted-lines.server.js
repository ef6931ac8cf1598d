                                                                                       
import { detachQuotes } from '../../cart/rfi-lines/quoted-lines.server.js';
                                                                   
                                                
import { findRfi, lockRequester } from '../rfi.db.js';
import { rfiLineState } from '../rfi-line-state.rule.js';
import { findOtherChoices } from './alternatives.db.js';
import { markLinesOrdered, recordRfiEvents, saveWithdrawal } from './answer-rfi.db.js';

export const findQuotedLines                  = async (db, { customerId, userId, rfi, today }) => {
  await lockRequester(db, { customerId, userId });
  const rows = await findRfi(db, { customerId, number: rfi });
  return rows.flatMap((row) => {
    if (row.itemId === null) return [];
    const { itemId, lineId: rfiLineId, itemCode: code, itemName: name, validUntil, heldAt } = row;
    const quoted = {
      quantity: row.quotedQuantity ?? row.quantityAsked,
      unitMinor: row.quotedMinor ?? 0,
      expectedOn: row.quotedOn,
    };
    const choiceOf = row.alternativeTo ?? row.lineNo;
    return [
      { rfiLineId, itemId, code, name, state: rfiLineState(row, today), validUntil, heldAt, choiceOf, ...quoted },
    ];
  });
};

/** Runs in the transaction of the order. The customer is locked, so the lines are still open. */
export async function markQuotesOrdered(db    , site      , rfiLineIds                   , now      )                {
  if (rfiLineIds.length === 0) return;
  const ordered = await markLinesOrdered(db, { rfiLineIds: [...rfiLineIds], now });
  if (ordered.length < rfiLineIds.length) throw new Error('a quoted line has been ordered already');
  await recordRfiEvents(db, {
    site: site.code,
    lineIds: [...rfiLineIds],
    step: 'ordered',
    by: 'buyer',
    note: null,
    now,
  });
  await endOtherChoices(db, site, rfiLineIds, now);
}

/** Of a line and its alternatives one is ordered; the quotes of the others end. */
async function endOtherChoices(db    , site      , rfiLineIds                   , now      )                {
  const others = (await findOtherChoices(db, { rfiLineIds: [...rfiLineIds] })).filter((one) => one.isOpen);
  for (const { lineId, instead } of others) {
    const note = `${instead} was ordered instead.`;
    await detachQuotes(db, [lineId]);
    await saveWithdrawal(db, { lineIds: [lineId], note, by: 'buyer', now });
    await recordRfiEvents(db, { site: site.code, lineIds: [lineId], step: 'withdrawn', by: 'buyer', note, now });
  }
}

/** These lines and all of which the buyer orders one of them only. */
export async function withOtherChoices(db    , rfiLineIds                   )                    {
  if (rfiLineIds.length === 0) return [];
  const others = await findOtherChoices(db, { rfiLineIds: [...rfiLineIds] });
  return [...rfiLineIds, ...others.map((one) => one.lineId)];
}
