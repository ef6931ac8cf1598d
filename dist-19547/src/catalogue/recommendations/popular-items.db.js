import { sql } from 'drizzle-orm';
                                                                   
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.js';
import { looseIndexScan } from '../search/items-by-maker-or-category.db.js';

const given = sql.placeholder;
const i = sql`i`;

const popularOf = prepareStatement                                                                            (
  'catalogue_popular_of',
  sql`with recursive ${looseIndexScan(sql`categories`, sql`category`, sql`i.super_category`)},
    found as (
      select i.id, i.weight, wanted.place,
        row_number() over (partition by wanted.place order by ${byPopularity(i)}) as row
      from unnest(${given('superCategories')}::text[]) with ordinality as wanted(name, place)
        join categories c on c.extra = wanted.name
        cross join lateral (
          select i.id, i.weight from items i where ${isInCatalogue(i)} and i.category = c.value
          order by ${byPopularity(i)} limit ${given('limit')}::int) i)
    select f.id from found f where f.row <= ${given('limit')}::int order by f.place, f.row`,
);

export async function findPopularItems(db    , site        , superCategories                   , limit        ) {
  const rows = await popularOf(db, { site, superCategories: [...superCategories], limit });
  return rows.map(({ id }) => id);
}
