import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { users } from '../account.table.js';
import { knownNetworks } from './known-networks.table.js';

const p = sql.placeholder;

export const findKnownNetwork = prepareStatement 
                                                                  
                     
 (
  'known_network_find',
  sql`select k.network from ${knownNetworks} k join ${users} u on u.id = k.user_id
    where u.site = ${p('site')} and u.email = lower(${p('email')}) and k.network = ${p('network')}
      and k.seen_at > ${p('since')}::timestamptz`,
);

export const recordKnownNetwork = prepareStatement                                                       (
  'known_network_note',
  sql`insert into ${knownNetworks} (user_id, network, seen_at)
    values (${p('userId')}::bigint, ${p('network')}, ${p('now')}::timestamptz)
    on conflict (user_id, network) do update set seen_at = excluded.seen_at`,
);
