import { detachQuotes } from '../../cart/rfi-lines/quoted-lines.server.js';
import { dayOf } from '../../lib/dates.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
                                                
import { canWithdraw, rfiLineState } from '../rfi-line-state.rule.js';
import { lockRfiLines, recordRfiEvents, saveWithdrawal } from './answer-rfi.db.js';
import { quotesWithdrawnMail } from './quotes-withdrawn.mail.js';
import { recordRfiChange } from './record-change.server.js';
import { findSeenLines,               } from './seen-lines.server.js';

                                                                                                               

const maxReasonLength = 500;

/** Ends quotes before they are ordered; a quoted line in a cart becomes an ordinary one, and the buyer is mailed why. */
export async function withdrawQuotes(
  database          ,
  site      ,
  withdrawal            ,
)                               {
  const { number, by, now } = withdrawal;
  const reason = withdrawal.reason.trim();
  if (reason === '' || reason.length > maxReasonLength)
    return new Refusal('no_reason', `Say why in 1 to ${maxReasonLength} characters; the buyer reads it.`);
  return database.transaction(async (db) => {
    const locked = await lockRfiLines(db, { site: site.code, number });
    const lines = await findSeenLines(db, site, number, locked, withdrawal.lines);
    if (lines instanceof Refusal) return lines;
    const [first] = lines;
    if (!first) return new Refusal('nothing', `Name at least one line of ${number}.`);
    const today = dayOf(now, site.calendar.timeZone);
    for (const line of lines) {
      const state = rfiLineState(line, today);
      if (!canWithdraw(state))
        return new Refusal('not_quoted', `Line ${line.lineNo} of ${number} is ${state}; only a quote is withdrawn.`);
    }
    const lineIds = lines.map((line) => line.lineId);
    const inCart = await detachQuotes(db, lineIds);
    await saveWithdrawal(db, { lineIds, note: reason, by, now });
    await recordRfiEvents(db, { site: site.code, lineIds, step: 'withdrawn', by, note: reason, now });
    await recordRfiChange(db, site, { number, action: 'rfi quote withdrawn', reason, by, now }, lines);
    await queueMessages(db, site.code, now, [quotesWithdrawnMail(number, first.email, lines, inCart, reason)]);
    return undefined;
  });
}
