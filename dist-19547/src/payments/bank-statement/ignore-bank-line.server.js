                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { decideLine } from './bank-lines.db.js';
import { maxNoteLength } from './line-booking.rule.js';
import { lineAudit, lockSeenLine, notOpen,               } from './line-state.server.js';

/** For money that is no customer's: interest, own transfers, charges. */
export async function ignoreBankLine(
  database          ,
  site      ,
  ignoring                               ,
)                               {
  const reason = ignoring.reason.trim();
  if (reason === '') return new Refusal('cannot_be', 'Say why the line is ignored.');
  if (reason.length > maxNoteLength)
    return new Refusal('cannot_be', `Use at most ${maxNoteLength} characters for the reason.`);
  const { by, now } = ignoring;
  return database.transaction(async (db) => {
    const line = await lockSeenLine(db, site, ignoring);
    if (line instanceof Refusal) return line;
    if (line.state !== 'open') return notOpen(site, line);
    await decideLine(db, { id: line.id, state: 'ignored', customerId: null, receiptId: null, note: reason, by, now });
    const after = { state: 'ignored', note: reason };
    await recordAudit(db, lineAudit(site, ignoring, line, { action: 'bank line ignored', after }));
    return undefined;
  });
}
