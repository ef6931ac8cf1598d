import { sql } from 'drizzle-orm';
                                              
import { rfiLines, rfis } from '../../rfi/rfi.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { dispatches } from '../dispatches.table.js';
import { orders } from '../orders.table.js';

export const countUnderWay = prepareStatement 
                                     
                                        
 (
  'under_way',
  sql`select
      (select count(*)::int from ${rfis} r where r.customer_id = ${sql.placeholder('customerId')} and exists (
        select 1 from ${rfiLines} n where n.rfi_id = r.id and n.answered_at is not null and n.declined_at is null
          and n.ordered_at is null and n.held_at is null and n.valid_until >= ${sql.placeholder('today')})) as answered,
      (select count(*)::int from ${orders} o where o.customer_id = ${sql.placeholder('customerId')} and exists (
        select 1 from ${dispatches} d where d.order_id = o.id and d.delivered_at is null)) as "onTheWay"`,
);
