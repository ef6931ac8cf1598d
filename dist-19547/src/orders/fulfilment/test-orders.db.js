import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { orders } from '../orders.table.js';

export const findOpenTestOrders = prepareStatement                                        (
  'test_orders_open',
  sql`select number from ${orders} where site = ${sql.placeholder('site')} and is_test
      and status in ('Awaiting Internal Approval', 'Confirmed')
    order by id`,
);
