import { sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    

/** The first item of each part of `each` items. */
export const findFirstItemOfParts = prepareStatement                                                      (
  'sitemap_parts',
  sql`
    select id as itemid from (
      select ${items.id} as id, row_number() over (order by ${items.id}) - 1 as place
      from ${items} where ${items.site} = ${sql.placeholder('site')} and ${items.retiredAt} is null
    ) as numbered
    where place % ${sql.placeholder('each')} = 0 order by id`,
);

export const findItemsFrom = prepareStatement 
                                                  
                                 
 (
  'sitemap_items',
  sql`
    select ${items.id} as itemid, to_char(${items.updatedAt} at time zone 'UTC', 'YYYY-MM-DD') as day
    from ${items}
    where ${items.site} = ${sql.placeholder('site')} and ${items.retiredAt} is null
      and ${items.id} >= ${sql.placeholder('first')}
    order by ${items.id} limit ${sql.placeholder('each')}`,
);
