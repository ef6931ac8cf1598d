import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { orders } from '../orders.table.ts';

export const findOpenTestOrders = prepareStatement<{ site: SiteCode }, { number: string }>(
  'test_orders_open',
  sql`select number from ${orders} where site = ${sql.placeholder('site')} and is_test
      and status in ('Awaiting Internal Approval', 'Confirmed')
    order by id`,
);
