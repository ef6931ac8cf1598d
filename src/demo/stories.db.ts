import { sql } from 'drizzle-orm';
import { statement } from '../server/statement.ts';
import type { SiteCode } from '../sites/site.ts';

/** Popular items with plenty on the shelf and a price, the most popular first. */
export const findStocked = statement<{ site: SiteCode }, { id: number; name: string }>(
  'demo_stocked',
  sql`select i.id, i.name from items i join stock s on s.item_id = i.id
    where i.site = ${sql.placeholder('site')} and s.on_hand >= 200 and i.list_minor > 0 and i.min_qty = 1
      and i.order_multiple = 1
    order by i.popularity desc, i.id limit 20`,
);

export const findOrderTotal = statement<{ number: string }, { id: number; totalMinor: number }>(
  'demo_order_total',
  sql`select id, total_minor as "totalMinor" from orders where number = ${sql.placeholder('number')}`,
);
