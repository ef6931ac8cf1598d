                                                                   
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import {                     lockRfiLines } from './answer-rfi.db.js';
import { auditedLine } from './seen-lines.server.js';

                         
                 
                 
                  
                                     
                            
             
            
  

/** Records what staff changed in lines of one RFI, with the lines before and after. */
export async function recordRfiChange(
  db    ,
  site      ,
  { number, action, reason, added = [], by, now }           ,
  before                          ,
)                {
  const [first] = before;
  if (!first) return;
  const lines = await lockRfiLines(db, { site: site.code, number });
  const after = lines.filter(({ lineId }) => added.includes(lineId) || before.some((one) => one.lineId === lineId));
  await recordAudit(db, {
    site: site.code,
    at: now,
    actor: 'staff',
    actorName: by,
    action,
    subject: number,
    customerId: first.customerId,
    details: { before: before.map(auditedLine), after: after.map(auditedLine), ...(reason && { reason }) },
  });
}
