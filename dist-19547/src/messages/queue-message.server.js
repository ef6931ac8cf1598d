                                                                
                                                 
import { insertMessages } from './outbox.db.js';

                       
                          
                                                        
                   
                   
                                
                  
                             
                
  

/** Returns their ids in the outbox. */
export async function queueMessages(
  db    ,
  site          ,
  now      ,
  messages                    ,
)                    {
  const rows = await insertMessages(db, { site, now, messages: JSON.stringify(messages) });
  return rows.map(({ id }) => id);
}
