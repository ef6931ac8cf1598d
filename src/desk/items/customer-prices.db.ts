import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { items } from '../../catalogue/catalogue.table.ts';
import { type PriceSnapshot, priceRows } from '../../catalogue/pricing/prices.table.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';

const p = sql.placeholder;

export type FoundCustomerPrice = PriceSnapshot & { id: number; customerId: number; customer: string };

type OfItem = { site: SiteCode; id: number; today: Day };

/** Rows for the item itself come first, then those for the groups that it is in. */
const applying = sql`${items} i
      cross join lateral (values (1, 'item', i.id::text), (2, 'sub_category', i.sub_category), (3, 'category', i.category),
        (4, 'maker', i.maker), (5, 'all', '')) g(width, scope, scope_key)
      join ${priceRows} p on p.site = i.site and p.scope = g.scope and p.scope_key = g.scope_key and p.customer_id is not null
    where i.site = ${p('site')} and i.id = ${p('id')}::bigint
      and coalesce(p.valid_to, ${p('today')}::date) >= ${p('today')}::date`;

export const findCustomerPrices = prepareStatement<OfItem & { limit: number; offset: number }, FoundCustomerPrice>(
  'desk_item_customer_prices',
  sql`with applying as (select p.*, g.width from ${applying})
    select p.id, c.id as customer_id, c.name as customer, p.scope, p.scope_key, p.min_qty, p.valid_from, p.valid_to,
      p.discount_bp, p.net_minor
    from applying p join ${customers} c on c.id = p.customer_id
    order by p.width, c.name, c.id, p.min_qty, p.valid_from nulls first, p.id
    limit ${p('limit')}::int offset ${p('offset')}::int`,
);

export const countCustomerPrices = prepareStatement<OfItem & { most: number }, { count: number }>(
  'desk_item_customer_prices_count',
  sql`select count(*)::int as count from (select from ${applying} limit ${p('most')}::int) n`,
);
