                                                       
import {           dayOf } from '../../lib/dates.js';
import { t, translate } from '../../lib/i18n.js';
                                                                                    
                                                                   
import { HttpError,               refuse } from '../../server/refuse.server.js';
import { addItem } from '../cart.contract.js';
import { lockCart } from '../cart-writes.db.js';
import {                  removeOtherChoices, upsertQuotedLines } from './quoted-lines.db.js';

/**
 * The lines of a customer's own RFI that name an item. Locks the customer, as orders do, so that no line can be ordered
 * meanwhile. Implemented by the rfi area.
 */
                               
         
                                                                           
                           

                                                           

/** All or none; returns the cart, locked. */
export async function addQuotedLines(
  { db, site, caller, now }                     ,
  lines                 ,
  findQuotedLines                 ,
)                                        {
  const rfi = lines[0]?.rfq_id ?? '';
  if (lines.some((line) => line.rfq_id !== lines[0]?.rfq_id)) return refuse(addItem, 'two_rfis');
  const today = dayOf(now, site.calendar.timeZone);
  const quoted = await findQuotedLines(db, { ...caller, rfi, today });
  const chosen = new Map                    ();
  for (const line of lines) {
    const name = line.item_id ?? line.itemcode;
    const candidates = quoted.filter((one) => one.code === name || String(one.itemId) === name);
    const quotedLine = candidates.find((one) => one.state === 'Stock') ?? candidates[0];
    if (!quotedLine)
      return refuse(addItem, 'no_such_quote', {
        item: line.item_name || name || t`this item`,
        rfi: rfi || t`this number`,
      });
    if (quotedLine.state !== 'Stock')
      return refuse(addItem, 'quote_closed', { item: quotedLine.name, state: translate(quotedLine.state) });
    if (chosen.has(quotedLine.rfiLineId)) throw new HttpError(400, t`${quotedLine.name} appears twice.`);
    const other = [...chosen.values()].find((one) => one.choiceOf === quotedLine.choiceOf);
    if (other) return refuse(addItem, 'alternatives', { item: quotedLine.name, other: other.name });
    chosen.set(quotedLine.rfiLineId, quotedLine);
  }
  const cartId = await lockCart(db, { site: site.code, ...caller, now });
  const others = quoted.filter((one) =>
    [...chosen.values()].some((line) => line.choiceOf === one.choiceOf && line.rfiLineId !== one.rfiLineId),
  );
  if (others.length > 0) await removeOtherChoices(db, { cartId, rfiLineIds: others.map((one) => one.rfiLineId) });
  await upsertQuotedLines(db, site.code, { cartId, lines: [...chosen.values()], now });
  return { cartId };
}
