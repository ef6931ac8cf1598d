import { sql } from 'drizzle-orm';
import type { Day } from '../../lib/dates.ts';
import { rfiLines, rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { dispatches } from '../dispatches.table.ts';
import { orders } from '../orders.table.ts';

export const countUnderWay = prepareStatement<
  { customerId: number; today: Day },
  { answered: number; onTheWay: number }
>(
  'under_way',
  sql`select
      (select count(*)::int from ${rfis} r where r.customer_id = ${sql.placeholder('customerId')} and exists (
        select 1 from ${rfiLines} n where n.rfi_id = r.id and n.answered_at is not null and n.declined_at is null
          and n.ordered_at is null and n.withdrawn_at is null and n.held_at is null
          and n.valid_until >= ${sql.placeholder('today')})) as answered,
      (select count(*)::int from ${orders} o where o.customer_id = ${sql.placeholder('customerId')} and exists (
        select 1 from ${dispatches} d where d.order_id = o.id and d.delivered_at is null)) as on_the_way`,
);
