                                                                         
                                                                
import { recordAudit } from '../server/security/audit.server.js';

/** Must never contain a password, code or token. */
                           
                 
                
                  
                      
                                    
  

                                                           

/** What staff do in the shop with the account of a buyer, which is to look. */
export function recordViewing(db    , { site, now, address }       , viewedBy        , action             ) {
  const { email, ...rest } = action;
  const staff = { actor: 'staff'         , actorName: viewedBy };
  return recordAudit(db, { ...rest, ...staff, site: site.code, at: now, subject: email, address });
}

export function recordBuyerAction(
  db    ,
  { site, now, address }                                               ,
  action             ,
) {
  const { email, ...rest } = action;
  return recordAudit(db, {
    ...rest,
    site: site.code,
    at: now,
    actor: 'buyer',
    actorName: email,
    subject: email,
    address,
  });
}
