                                                                   
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { listRoles } from './staff.db.js';

                           
                                                                   
             
                                        
             
                 
            
                               
                                                
  

/** Written down on each site that the person works for, because a person and their sessions belong to none. */
export async function recordStaffAction(
  db    ,
  { site, person, by, action, now, address, details }             ,
)                {
  const roles = await listRoles(db, { staffId: person.id });
  const codes = new Set(roles.length > 0 ? roles.map((one) => one.site) : [site.code]);
  for (const code of codes) {
    const entry = { site: code, at: now, actor: 'staff', actorName: by, action, subject: person.email }         ;
    await recordAudit(db, { ...entry, address, details });
  }
}
