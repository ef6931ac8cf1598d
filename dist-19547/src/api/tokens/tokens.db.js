import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { apiTokens } from '../api.table.js';

const p = sql.placeholder;

export const insertToken = prepareStatement 
   
                   
                 
                   
                 
                   
                   
                           
              
               
    
                
 (
  'api_token_insert',
  sql`insert into ${apiTokens} (site, name, prefix, token_hash, scopes, expires_at, created_at, created_by)
    values (${p('site')}, ${p('name')}, ${p('prefix')}, ${p('hash')}, ${p('scopes')}::jsonb,
      ${p('expiresAt')}::timestamptz, ${p('now')}, ${p('by')})
    on conflict (site, lower(name)) where ended_at is null do nothing returning id`,
);

/** A token in force. */
export const findToken = prepareStatement 
                                              
                                                                         
 (
  'api_token_find',
  sql`select t.id, t.name, t.scopes, t.last_used_at as "lastUsedAt" from ${apiTokens} t
    where t.token_hash = ${p('hash')} and t.site = ${p('site')} and t.ended_at is null
      and (t.expires_at is null or t.expires_at > ${p('now')}::timestamptz)`,
);

export const recordTokenUse = prepareStatement                                  (
  'api_token_used',
  sql`update ${apiTokens} set last_used_at = ${p('now')} where id = ${p('id')}`,
);

                        
             
               
                 
                   
                  
                    
                         
                          
  

export const findTokensInForce = prepareStatement                              (
  'api_tokens_list',
  sql`select t.id, t.name, t.prefix, t.scopes, t.created_at as "createdAt", t.created_by as "createdBy",
      t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt"
    from ${apiTokens} t where t.site = ${p('site')} and t.ended_at is null order by t.id`,
);

export const setTokenEnded = prepareStatement 
                                                        
                                    
 (
  'api_token_end',
  sql`update ${apiTokens} set ended_at = ${p('now')}, ended_by = ${p('by')}
    where id = ${p('id')} and site = ${p('site')} and ended_at is null returning name, scopes`,
);
