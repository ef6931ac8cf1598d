import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import { looseIndexScan } from '../search/loose-index-scan.sql.ts';

const given = sql.placeholder;
const i = sql`i`;

const popularOf = prepareStatement<{ site: string; superCategories: string[]; limit: number }, { id: number }>(
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

export async function findPopularItems(db: Db, site: string, superCategories: readonly string[], limit: number) {
  const rows = await popularOf(db, { site, superCategories: [...superCategories], limit });
  return rows.map(({ id }) => id);
}
