import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { customerNotes } from './customer-notes.table.js';

const p = sql.placeholder;

export const insertNote = prepareStatement 
                                                                              
                
 (
  'customer_note_insert',
  sql`insert into ${customerNotes} (site, customer_id, text, created_at, created_by)
    values (${p('site')}, ${p('customerId')}, ${p('text')}, ${p('now')}, ${p('by')}) returning id`,
);

                                                                                            

/** Newest first. */
export const findNotes = prepareStatement                                                                     (
  'customer_notes',
  sql`select id, text, created_at as "createdAt", created_by as "createdBy" from ${customerNotes}
    where site = ${p('site')} and customer_id = ${p('customerId')} order by id desc limit ${p('limit')}`,
);
