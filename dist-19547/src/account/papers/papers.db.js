import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
                                                         
                                                      
import {                   papers } from './papers.table.js';

const p = sql.placeholder;

                        
             
                  
                   
                  
                
                
                      
                        
                  
                           
                         
  

export const findPapers = prepareStatement                                                 (
  'papers_of_customer',
  sql`select id, kind, file_name as "fileName", type, pages, bytes, status, reason, created_at as "createdAt",
      decided_by as "decidedBy", decided_at as "decidedAt" from ${papers}
    where customer_id = ${p('customerId')} and stored_at is not null and removed_at is null
    order by id desc limit ${p('limit')}`,
);

                        
                 
                     
                  
                   
                  
                
                
                             
                     
            
  

export const insertPaper = prepareStatement                          (
  'paper_insert',
  sql`insert into ${papers} (site, customer_id, kind, file_name, type, bytes, pages, storage, storage_key, created_at)
    values (${p('site')}, ${p('customerId')}, ${p('kind')}, ${p('fileName')}, ${p('type')}, ${p('bytes')}, ${p('pages')},
      ${p('storage')}, ${p('storageKey')}, ${p('now')}) returning id`,
);

export const markPaperStored = prepareStatement                                  (
  'paper_stored',
  sql`update ${papers} set stored_at = ${p('now')} where id = ${p('id')}`,
);

export const removePaperById = prepareStatement                                  (
  'paper_remove',
  sql`update ${papers} set removed_at = ${p('now')} where id = ${p('id')}`,
);

                         
                     
                   
                  
                             
                     
  

export const findPaperFile = prepareStatement                                           (
  'paper_file',
  sql`select customer_id as "customerId", file_name as "fileName", type, storage, storage_key as "storageKey"
    from ${papers} where site = ${p('site')} and id = ${p('id')} and stored_at is not null and removed_at is null`,
);

                                                                                                           

export const findPapersToDelete = prepareStatement                                                        (
  'papers_to_delete',
  sql`select id, site, storage, storage_key as "storageKey" from ${papers}
    where removed_at is not null or (stored_at is null and created_at < ${p('unstoredBefore')})
    order by id limit ${p('limit')}`,
);

export const deletePaper = prepareStatement                       (
  'paper_delete',
  sql`delete from ${papers} where id = ${p('id')}`,
);
