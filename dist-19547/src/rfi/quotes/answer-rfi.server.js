import { detachQuotes, updateQuoteInCart } from '../../cart/rfi-lines/quoted-lines.server.js';
import { priceFor } from '../../catalogue/pricing/price.rule.js';
import { dayOf } from '../../lib/dates.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
                                                            
import { claimRfi } from '../queue/assign-rfi.server.js';
                                                 
import { insertAlternative } from './alternatives.db.js';
import { lockRfiLines, recordRfiEvents, replaceLineItem, saveDecline, saveQuote } from './answer-rfi.db.js';
import { checkAnswer } from './check-answer.server.js';
                                                                                      
import { recordRfiChange } from './record-change.server.js';
import { rfiAnsweredMail } from './rfi-answered.mail.js';
import { findSeenLines } from './seen-lines.server.js';

                         
                 
                               
             
                                                                         
                   
            
  

/** Writes all answers or none, updates a quote that is in a cart, and mails the buyer. */
export async function answerRfi(database          , site            , answer           )                               {
  const { number, by, now } = answer;
  return database.transaction(async (db) => {
    const locked = await lockRfiLines(db, { site: site.code, number });
    const lines = await findSeenLines(db, site, number, locked, answer.lines);
    if (lines instanceof Refusal) return lines;
    const [first] = lines;
    if (!first) return new Refusal('nothing', `Answer at least one line of ${number}.`);
    const checked                  = [];
    for (const [i, line] of lines.entries()) {
      const found = await checkAnswer({ db, site, number, now, locked }, line, answer.lines[i]              );
      if (found instanceof Refusal) return found;
      checked.push(found);
    }
    const added           = [];
    for (const one of checked) added.push(...(await writeAnswer(db, site, answer, one)));
    const reason = floorReasons(checked);
    await recordRfiChange(db, site, { number, by, now, action: 'rfi answered', reason, added }, lines);
    await claimRfi(db, site, answer);
    await queueMessages(db, site.code, now, [rfiAnsweredMail(site, number, first, checked)]);
    return undefined;
  });
}

const floorReasons = (checked                          )         =>
  checked
    .flatMap(({ line, answer, isBelowFloor }) =>
      isBelowFloor && 'quote' in answer
        ? [`line ${line.lineNo} below the floor: ${answer.quote.floorReason?.trim()}`]
        : [],
    )
    .join('; ');

/** Returns the alternatives that were added. */
async function writeAnswer(db    , site      , { by, now }           , checked               )                    {
  const { line, answer, quantity, item, alternatives } = checked;
  const { lineId } = line;
  const noteText = answer.note?.trim() || null;
  const event = { site: site.code, by, note: noteText, now };
  // With another item the line in the cart becomes an ordinary one.
  if (item || 'decline' in answer) await detachQuotes(db, [lineId]);
  if ('decline' in answer) {
    await saveDecline(db, { lineId, note: noteText, by, now });
    await recordRfiEvents(db, { ...event, lineIds: [lineId], step: 'declined' });
    return [];
  }
  if (item) await replaceLineItem(db, { ...item, lineId, yourMinor: priceTo(site, item, quantity, now) });
  const { unitMinor, expectedOn, validUntil } = answer.quote;
  await saveQuote(db, { lineId, unitMinor, expectedOn, validUntil, quantity, note: noteText, by, now });
  await updateQuoteInCart(db, { rfiLineId: lineId, quantity, unitMinor, expectedOn, validUntil, heldAt: line.heldAt });
  const added           = [];
  for (const one of alternatives) added.push(...(await writeAlternative(db, site, lineId, one, { by, now })));
  await recordRfiEvents(db, { ...event, lineIds: [lineId, ...added], step: 'answered' });
  return added;
}

async function writeAlternative(
  db    ,
  site      ,
  lineId        ,
  { quote, quantity, item }                    ,
  { by, now }                           ,
)                    {
  const { unitMinor, expectedOn, validUntil } = quote;
  const yourMinor = priceTo(site, item, quantity, now);
  const offered = { unitMinor, expectedOn, validUntil, quantity, yourMinor, by, now };
  const rows = await insertAlternative(db, { ...item, ...offered, lineId });
  return rows.map((row) => row.lineId);
}

const priceTo = (site      , item              , quantity        , now      )         =>
  priceFor(item.listMinor, item.prices, quantity, dayOf(now, site.calendar.timeZone)).unitMinor;
