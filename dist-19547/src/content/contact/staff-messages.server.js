import { formatDateTime } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import {
  findListedMessages,
  findMessageIds,
                     
  lockMessage,
  setMessageDone,
} from './staff-messages.db.js';

                                                                                                            

/** Those that are open are listed from the oldest, the others from the newest. */
export async function findMessagesForStaff(
  db    ,
  { code: site }      ,
  { maxTotal, ...search }               ,
)                                                    {
  const { ids, total } = await findMessageIds(db, { site, ...search, max: maxTotal });
  return { rows: ids.length === 0 ? [] : await findListedMessages(db, { ids }), total };
}

                                                                                   

export async function markMessage(
  database          ,
  site      ,
  { id, isDone, by, now }               ,
)                               {
  return database.transaction(async (db) => {
    const [message] = await lockMessage(db, { site: site.code, id });
    if (!message) return new Refusal('unknown_message', t`${site.name} has no such message.`);
    const { email, doneAt, doneBy } = message;
    if (isDone && doneAt) {
      const at = formatDateTime(doneAt, site.calendar.timeZone);
      return new Refusal('already_done', t`${doneBy ?? ''} marked this message done on ${at}.`);
    }
    if (!isDone && !doneAt) return new Refusal('already_open', t`This message is open again already.`);
    await setMessageDone(db, { id, by: isDone ? by : null, at: isDone ? now : null });
    const action = isDone ? 'message done' : 'message reopened';
    const details = { messageId: id, before: doneBy && { doneBy }, after: isDone ? { doneBy: by } : null };
    await recordAudit(db, { site: site.code, at: now, actor: 'staff', actorName: by, subject: email, action, details });
    return undefined;
  });
}
