import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '../api.table.js';

const p = sql.placeholder;

export const insertEndpoint = prepareStatement 
                                                                                               
                
 (
  'webhook_endpoint_insert',
  sql`insert into ${webhookEndpoints} (site, url, events, sealed_secret, created_at, created_by)
    values (${p('site')}, ${p('url')}, ${p('events')}::jsonb, ${p('sealedSecret')}, ${p('now')}, ${p('by')}) returning id`,
);

                           
             
              
                   
                  
                    
                            
                             
  

export const findEndpoints = prepareStatement                                 (
  'webhook_endpoints_list',
  sql`select e.id, e.url, e.events, e.created_at as "createdAt", e.created_by as "createdBy",
      e.failing_since as "failingSince", e.switched_off_at as "switchedOffAt"
    from ${webhookEndpoints} e where e.site = ${p('site')} and e.ended_at is null order by e.id`,
);

export const setEndpointEnded = prepareStatement 
                                                        
                                   
 (
  'webhook_endpoint_end',
  sql`update ${webhookEndpoints} set ended_at = ${p('now')}, ended_by = ${p('by')}
    where id = ${p('id')} and site = ${p('site')} and ended_at is null returning url, events`,
);

export const setEndpointOn = prepareStatement                                                 (
  'webhook_endpoint_on',
  sql`update ${webhookEndpoints} set switched_off_at = null, failing_since = null
    where id = ${p('id')} and site = ${p('site')} and ended_at is null and switched_off_at is not null returning url`,
);

                           
             
                     
              
                    
                
                  
                  
                
                         
                           
  

const deliveryColumns = sql`d.id, d.endpoint_id as "endpointId", e.url, d.message_id as "messageId", d.event, d.subject,
  d.created_at as "createdAt", d.tries, d.next_try_at as "nextTryAt", d.delivered_at as "deliveredAt"`;

/** The newest first; `failedOnly` leaves out those that arrived. */
export const findDeliveries = prepareStatement 
                                                                         
             
 (
  'webhook_deliveries_list',
  sql`select ${deliveryColumns} from ${webhookDeliveries} d join ${webhookEndpoints} e on e.id = d.endpoint_id
    where d.site = ${p('site')} and d.id < ${p('before')}::bigint
      and (not ${p('failedOnly')}::boolean or (d.delivered_at is null and d.tries > 0))
    order by d.id desc limit ${p('limit')}::int`,
);

export const findDelivery = prepareStatement                                                                (
  'webhook_delivery',
  sql`select ${deliveryColumns}, d.body from ${webhookDeliveries} d join ${webhookEndpoints} e on e.id = d.endpoint_id
    where d.site = ${p('site')} and d.id = ${p('id')}`,
);

                          
           
                        
                  
                
                 
                  
  

export const findAttempts = prepareStatement                                           (
  'webhook_attempts_list',
  sql`select a.at, a.status, a.problem, a.reply, a.took_ms as "tookMs", a.by_hand as "byHand" from ${webhookAttempts} a
    where a.delivery_id = ${p('id')} order by a.id desc limit ${p('limit')}::int`,
);
