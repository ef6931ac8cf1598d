import { t } from '../../lib/i18n.js';
                                                                                    
import { HttpError } from '../../server/refuse.server.js';
import {                   findCart } from '../cart-lines.db.js';
import { deleteLines, lockCart, lockLines, reduceLines } from '../cart-writes.db.js';
import { activeQuote } from '../lines/active-quote.rule.js';
import { parseQuantity } from '../lines/quantity.rule.js';
import { offerParams, siteDates } from '../pricing-context.server.js';

                                                                                 

                           
                                                                         
                                                                                  

/** All or none; the rest of a partly requested line keeps its id. */
export async function removeLinesForRfi(
  context                     ,
  requested                              ,
)                         {
  const { db, site, caller, now } = context;
  if (new Set(requested.map(({ lineId }) => lineId)).size < requested.length)
    throw new HttpError(400, t`A cart line appears twice.`);
  const cartId = await lockCart(db, { site: site.code, ...caller, now });
  await lockLines(db, { cartId, lineIds: requested.map(({ lineId }) => lineId) });
  const rows = new Map((await findCart(db, offerParams(context))).map((row) => [row.id, row]));
  const removed                                           = [];
  for (const { lineId, quantity: text } of requested) {
    const row = rows.get(lineId);
    if (!row) return { refusal: 'line_not_in_cart' };
    if (activeQuote(row, siteDates(site, now).today)) return { refusal: 'already_approved' };
    const quantity = text === undefined ? row.quantity : quantityToRemove(row, text);
    if (quantity === undefined) return { refusal: 'bad_quantity' };
    removed.push({ row, quantity });
  }
  const partialLines = removed.filter(({ row, quantity }) => quantity < row.quantity);
  const wholeLines = removed.filter(({ row, quantity }) => quantity === row.quantity);
  await reduceLines(db, {
    lineIds: partialLines.map(({ row }) => row.id),
    by: partialLines.map(({ quantity }) => quantity),
  });
  const remaining = await deleteLines(db, { userId: caller.userId, lineIds: wholeLines.map(({ row }) => row.id) });
  return { removed, remainingLines: remaining.length };
}

/** A part and its rest must both be quantities that can be ordered. */
function quantityToRemove(row             , text        )                     {
  if (text.trim() === String(row.quantity)) return row.quantity;
  const quantity = parseQuantity(text, row);
  if (quantity === undefined || quantity >= row.quantity) return undefined;
  return parseQuantity(String(row.quantity - quantity), row) === undefined ? undefined : quantity;
}

export async function rfiRefusalReason(
  context                     ,
  lineIds                   ,
)                                                               {
  const rows = new Map((await findCart(context.db, offerParams(context))).map((row) => [row.id, row]));
  const { today } = siteDates(context.site, context.now);
  const found = lineIds.map((id) => rows.get(id));
  if (found.some((row) => row === undefined)) return 'line_not_in_cart';
  return found.some((row) => row && activeQuote(row, today)) ? 'already_approved' : undefined;
}
