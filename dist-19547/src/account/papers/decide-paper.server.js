import { formatDateTime } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { lockPaper,                        setPaperStatus } from './decide-paper.db.js';
                                                     

                               
                  
                                    
                            
                 
             
            
  

export async function decidePaper(
  database          ,
  site      ,
  { paperId, decision, reason, by, now }                 ,
)                               {
  const isAccepted = decision === 'accepted';
  if (!isAccepted && reason === '') return new Refusal('no_reason', t`Please give a reason. The buyer will see it.`);
  return database.transaction(async (db) => {
    const [paper] = await lockPaper(db, { site: site.code, id: paperId });
    const refusal = refusalFor(paper, site);
    if (refusal || !paper) return refusal;
    const { customerId, email, kind, fileName, status: before } = paper;
    await setPaperStatus(db, { id: paperId, status: decision, reason: reason || null, by, now });
    const data               = { kind, fileName, isAccepted, reason };
    await queueMessages(db, site.code, now, [{ channel: 'mail', receiver: email, template: 'paper-decided', data }]);
    const who = { site: site.code, at: now, actor: 'staff'         , actorName: by, customerId };
    const details = { paperId, kind, fileName, before, after: decision, reason };
    await recordAudit(db, { ...who, action: `paper ${decision}`, subject: email, details });
    return undefined;
  });
}

function refusalFor(paper                              , { name, calendar }      )                      {
  if (!paper) return new Refusal('unknown_paper', t`${name} has no such paper.`);
  if (paper.removedAt) return new Refusal('removed', t`${paper.company} has removed or replaced this paper.`);
  const { status, decidedBy, decidedAt } = paper;
  if (status === 'waiting' || !decidedAt) return undefined;
  const at = formatDateTime(decidedAt, calendar.timeZone);
  return status === 'accepted'
    ? new Refusal('judged', t`${decidedBy ?? ''} accepted this paper on ${at}.`)
    : new Refusal('judged', t`${decidedBy ?? ''} rejected this paper on ${at}.`);
}
