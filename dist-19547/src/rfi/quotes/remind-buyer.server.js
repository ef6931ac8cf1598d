import { addDays,           dayOf, momentAt } from '../../lib/dates.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
                                                      
import { rfiLineState } from '../rfi-line-state.rule.js';
import {
  findRfisToRemind,
                     
  lockRfiLines,
  markLinesReminded,
  recordRfiEvents,
} from './answer-rfi.db.js';
import { quotesReminderMail } from './quotes-extended.mail.js';
import { recordRfiChange } from './record-change.server.js';

                                                     

/** Quotes that can be ordered, so neither held nor ended. */
const openQuotes = (lines                          , today     )              =>
  lines.filter(
    (line)                    =>
      rfiLineState(line, today) === 'Stock' && line.heldAt === null && line.validUntil !== null,
  );

/** Reminds the buyer of all open quotes of an RFI, at most once a day. */
export async function remindBuyer(
  database          ,
  site            ,
  { number, by, now }                                           ,
)                               {
  const { timeZone } = site.calendar;
  const today = dayOf(now, timeZone);
  return database.transaction(async (db) => {
    const lines = await lockRfiLines(db, { site: site.code, number });
    if (lines.length === 0) return new Refusal('unknown_rfi', `${site.name} has no RFI ${number}.`);
    const open = openQuotes(lines, today);
    if (open.length === 0) return new Refusal('no_quote', `${number} has no quote that can be ordered.`);
    if (open.every((line) => line.remindedAt && dayOf(line.remindedAt, timeZone) === today))
      return new Refusal('reminded', `The buyer has been reminded of ${number} today.`);
    await sendReminder(db, site, number, open, { by, now });
    await recordRfiChange(db, site, { number, action: 'rfi reminder sent', by, now }, open);
    return undefined;
  });
}

/** Reminds buyers once of quotes that end soon, also if several processes run it at the same time. */
export async function remindOfEndingQuotes(database          , site            , now      )                  {
  const { timeZone } = site.calendar;
  const today = dayOf(now, timeZone);
  const lastDay = addDays(today, site.salesDesk.remindDaysBefore);
  const notSince = momentAt(today, '00:00', timeZone);
  const ending = await findRfisToRemind(database, { site: site.code, today, lastDay, notSince });
  for (const { number } of ending)
    await database.transaction(async (db) => {
      const lines = await lockRfiLines(db, { site: site.code, number });
      const due = openQuotes(lines, today).filter(
        (line) =>
          line.validUntil <= lastDay &&
          line.remindedAt === null &&
          line.answeredAt !== null &&
          line.answeredAt < notSince,
      );
      if (due.length > 0) await sendReminder(db, site, number, due, { by: 'system', now });
    });
  return ending.length;
}

async function sendReminder(
  db    ,
  site            ,
  number        ,
  quotes                      ,
  { by, now }                           ,
)                {
  const lineIds = quotes.map((line) => line.lineId);
  const validUntil = quotes.map((line) => line.validUntil).sort()[0] ?? '';
  await markLinesReminded(db, { lineIds, now });
  await recordRfiEvents(db, { site: site.code, lineIds, step: 'reminded', by, note: null, now });
  const email = quotes[0]?.email ?? '';
  await queueMessages(db, site.code, now, [quotesReminderMail(site, number, email, quotes, validUntil)]);
}
