import { detachQuotes } from '../../cart/rfi-lines/quoted-lines.server.js';
import { dayOf } from '../../lib/dates.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                         
                                                
import { rfiLineState } from '../rfi-line-state.rule.js';
import { findRfisToExpire, lockRfiLines, markLinesExpired, recordRfiEvents } from './answer-rfi.db.js';
import { quotesExpiredMail } from './quotes-expired.mail.js';

/**
 * Ends expired quotes and mails their buyers once, also if several processes run it at the same time. Quoted lines in a cart
 * become ordinary ones. Returns the number of RFIs.
 */
export async function expireQuotes(database          , site      , now      )                  {
  const today = dayOf(now, site.calendar.timeZone);
  const expiring = await findRfisToExpire(database, { site: site.code, today });
  for (const { number } of expiring) await expireRfiQuotes(database, site, number, now);
  return expiring.length;
}

async function expireRfiQuotes(database          , site      , number        , now      )                {
  const today = dayOf(now, site.calendar.timeZone);
  await database.transaction(async (db) => {
    const lines = await lockRfiLines(db, { site: site.code, number });
    const expiredLines = lines.filter((line) => rfiLineState(line, today) === 'Expired' && line.lapsedAt === null);
    const [first] = expiredLines;
    if (!first) return;
    const lineIds = expiredLines.map((line) => line.lineId);
    const inCart = await detachQuotes(db, lineIds);
    await markLinesExpired(db, { lineIds, now });
    await recordRfiEvents(db, { site: site.code, lineIds, step: 'lapsed', by: 'system', note: null, now });
    await queueMessages(db, site.code, now, [quotesExpiredMail(number, first.email, expiredLines, inCart)]);
  });
}
