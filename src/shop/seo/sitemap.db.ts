import { sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';

/** The first item of each part of `each` items. */
export const findFirstItemOfParts = prepareStatement<{ site: SiteCode; each: number }, { itemid: number }>(
  'sitemap_parts',
  sql`
    select id as itemid from (
      select ${items.id} as id, row_number() over (order by ${items.id}) - 1 as place
      from ${items} where ${items.site} = ${sql.placeholder('site')} and ${items.retiredAt} is null
    ) as numbered
    where place % ${sql.placeholder('each')} = 0 order by id`,
);

export const findItemsFrom = prepareStatement<
  { site: SiteCode; first: number; each: number },
  { itemid: number; day: string }
>(
  'sitemap_items',
  sql`
    select ${items.id} as itemid, to_char(${items.updatedAt} at time zone 'UTC', 'YYYY-MM-DD') as day
    from ${items}
    where ${items.site} = ${sql.placeholder('site')} and ${items.retiredAt} is null
      and ${items.id} >= ${sql.placeholder('first')}
    order by ${items.id} limit ${sql.placeholder('each')}`,
);

export const findMakerPages = prepareStatement<{ site: SiteCode }, { maker: string }>(
  'sitemap_makers',
  sql`select distinct ${items.maker} as maker from ${items}
    where ${items.site} = ${sql.placeholder('site')} and ${items.retiredAt} is null order by 1 limit 1000`,
);
