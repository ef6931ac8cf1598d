import { updateQuoteInCart } from '../../cart/rfi-lines/quoted-lines.server.js';
import {           dayOf } from '../../lib/dates.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
                                                
import { canExtend, rfiLineState } from '../rfi-line-state.rule.js';
import {                     lockRfiLines, recordRfiEvents, saveExtension } from './answer-rfi.db.js';
import { extensionRefusal } from './extension-refusal.rule.js';
import { quotesExtendedMail } from './quotes-extended.mail.js';
import { recordRfiChange } from './record-change.server.js';
import { findSeenLines,               } from './seen-lines.server.js';

                                                                                                               

/**
 * Gives quotes a later last day, also in the cart, and mails the buyer. An expired quote can be ordered again; its line in
 * the cart stays an ordinary one until the buyer adds the quote.
 */
export async function extendQuotes(database          , site      , extension           )                               {
  const { number, validUntil, by, now } = extension;
  return database.transaction(async (db) => {
    const locked = await lockRfiLines(db, { site: site.code, number });
    const lines = await findSeenLines(db, site, number, locked, extension.lines);
    if (lines instanceof Refusal) return lines;
    const [first] = lines;
    if (!first) return new Refusal('nothing', `Name at least one line of ${number}.`);
    const today = dayOf(now, site.calendar.timeZone);
    for (const line of lines) {
      const refusal = lineRefusal(line, extension, today);
      if (refusal) return refusal;
    }
    const lineIds = lines.map((line) => line.lineId);
    await saveExtension(db, { lineIds, validUntil });
    for (const line of lines) await extendInCart(db, line, validUntil);
    await recordRfiEvents(db, { site: site.code, lineIds, step: 'extended', by, note: validUntil, now });
    await recordRfiChange(db, site, { number, action: 'rfi quote extended', by, now }, lines);
    await queueMessages(db, site.code, now, [quotesExtendedMail(site, number, first.email, lines, validUntil)]);
    return undefined;
  });
}

function lineRefusal(line               , { number, validUntil }           , today     )                      {
  const state = rfiLineState(line, today);
  if (!canExtend(state) || line.validUntil === null)
    return new Refusal('not_quoted', `Line ${line.lineNo} of ${number} is ${state}; only a quote is extended.`);
  const wrong = extensionRefusal(validUntil, line.validUntil, today);
  return wrong ? new Refusal('bad_day', `Line ${line.lineNo}: ${wrong}`) : undefined;
}

async function extendInCart(db    , line               , validUntil     )                {
  const { lineId, quotedQuantity: quantity, quotedMinor: unitMinor, quotedOn: expectedOn, heldAt } = line;
  if (quantity === null || unitMinor === null || expectedOn === null) return;
  await updateQuoteInCart(db, { rfiLineId: lineId, quantity, unitMinor, expectedOn, validUntil, heldAt });
}
