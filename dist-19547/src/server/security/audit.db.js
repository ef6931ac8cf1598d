                                                    
                                                         
import { auditTrail } from './audit.table.js';

                          
                 
           
                                      
                    
                 
                  
                                  
                              
                               
                                                                      
                                                
  

export async function insertAuditEntry(db    , act            )                {
  await db.insert(auditTrail).values(act);
}
