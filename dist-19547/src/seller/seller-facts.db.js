import { sql } from 'drizzle-orm';
import { prepareStatement } from '../server/database/prepare-statement.server.js';
                                                 
import { sellerFacts, sellerPreviews } from './seller.table.js';

const p = sql.placeholder;

                                                                                       

export const findFactsInForce = prepareStatement                             (
  'seller_facts_in_force',
  sql`select distinct on (f.site, f.part) f.id, f.site, f.part, f.data from ${sellerFacts} f
    where f.in_force_at <= ${p('now')} order by f.site, f.part, f.in_force_at desc, f.id desc`,
);

/** The versions in force without what they say. */
export const findIdsInForce = prepareStatement                               (
  'seller_facts_ids_in_force',
  sql`select distinct on (f.site, f.part) f.id from ${sellerFacts} f
    where f.in_force_at <= ${p('now')} order by f.site, f.part, f.in_force_at desc, f.id desc`,
);

                            
             
                
                         
                  
                    
                           
                             
                             
  

/** The newest first. */
export const findVersions = prepareStatement                                                               (
  'seller_facts_versions',
  sql`select id, data, in_force_at as "inForceAt", changed_at as "changedAt", changed_by as "changedBy",
      confirmed_at as "confirmedAt", confirmed_by as "confirmedBy",
      changed_by_id as "changedById"
    from ${sellerFacts} where site = ${p('site')} and part = ${p('part')} order by id desc limit ${p('limit')}`,
);

export const findVersion = prepareStatement                                                                 (
  'seller_facts_version',
  sql`select data from ${sellerFacts} where id = ${p('id')} and site = ${p('site')} and part = ${p('part')}`,
);

/** Of each part that was ever changed: the last change, and whether one waits to be confirmed. */
export const findLastChanges = prepareStatement 
                     
                                                                      
 (
  'seller_facts_last_changes',
  sql`select distinct on (part) part, changed_at as "changedAt", changed_by as "changedBy", in_force_at is null as waits
    from ${sellerFacts} where site = ${p('site')} order by part, id desc`,
);

/** One change of a part at a time. */
export const lockPart = prepareStatement                                                      (
  'seller_facts_lock',
  sql`select 1 as locked from pg_advisory_xact_lock(hashtextextended('seller facts ' || ${p('site')}::text || ' ' || ${p('part')}::text, 0))`,
);

export const insertVersion = prepareStatement 
                                                                                                                        
                
 (
  'seller_facts_insert',
  sql`insert into ${sellerFacts} (site, part, data, in_force_at, changed_at, changed_by, changed_by_id)
    values (${p('site')}, ${p('part')}, ${p('data')}::jsonb, ${p('inForceAt')}::timestamptz, ${p('now')}, ${p('by')}, ${p('staffId')}::bigint)
    returning id`,
);

export const confirmVersion = prepareStatement                                                               (
  'seller_facts_confirm',
  sql`update ${sellerFacts} set in_force_at = ${p('inForceAt')}, confirmed_at = ${p('now')}, confirmed_by = ${p('by')}
    where id = ${p('id')}`,
);

/** Drops the previews that have ended on the way. */
export const insertPreview = prepareStatement 
                                                                                              
       
 (
  'seller_previews_insert',
  sql`with ended as (delete from ${sellerPreviews} where ends_at < ${p('now')})
    insert into ${sellerPreviews} (ticket_hash, site, part, data, ends_at)
    values (${p('ticketHash')}, ${p('site')}, ${p('part')}, ${p('data')}::jsonb, ${p('endsAt')})`,
);

export const findPreview = prepareStatement 
                                                    
                                               
 (
  'seller_previews_find',
  sql`select part, data, ends_at as "endsAt" from ${sellerPreviews}
    where ticket_hash = ${p('ticketHash')} and site = ${p('site')} and ends_at > ${p('now')}`,
);
