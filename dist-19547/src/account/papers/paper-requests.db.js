import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
                                                      
import { paperRequests } from './paper-requests.table.js';

const p = sql.placeholder;

                                                                                                 

export const findPaperRequests = prepareStatement                                      (
  'paper_requests_open',
  sql`select kind, sentence, asked_at as "askedAt", asked_by as "askedBy" from ${paperRequests}
    where customer_id = ${p('customerId')} and ended_at is null order by id`,
);

export const insertPaperRequest = prepareStatement 
                                                                                                   
       
 (
  'paper_request_insert',
  sql`insert into ${paperRequests} (site, customer_id, kind, sentence, asked_by, asked_at)
    values (${p('site')}, ${p('customerId')}, ${p('kind')}, ${p('sentence')}, ${p('by')}, ${p('now')})`,
);

export const withdrawPaperRequest = prepareStatement                                                           (
  'paper_request_withdraw',
  sql`update ${paperRequests} set ended_at = ${p('now')}
    where customer_id = ${p('customerId')} and kind = ${p('kind')} and ended_at is null`,
);

/** `replaced` is the paper that `paperId` takes the place of, or 0. */
export const answerPaperRequest = prepareStatement 
                                                                                        
       
 (
  'paper_request_answer',
  sql`update ${paperRequests} set ended_at = ${p('now')}, paper_id = ${p('paperId')}
    where customer_id = ${p('customerId')} and kind = ${p('kind')}
      and (ended_at is null or paper_id = ${p('replaced')})`,
);

/** For a paper that the buyer removes. */
export const reopenPaperRequest = prepareStatement                            (
  'paper_request_reopen',
  sql`update ${paperRequests} r set ended_at = null, paper_id = null where r.paper_id = ${p('paperId')}
    and not exists (select from ${paperRequests} o where o.customer_id = r.customer_id and o.kind = r.kind
      and o.ended_at is null)`,
);
