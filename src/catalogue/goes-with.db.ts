import { sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import { everyOnce } from './items-by-words.db.ts';
import { bestOfEquals, sold } from './search-parts.db.ts';

const given = sql.placeholder;
const i = sql`i`;

const popularOf = statement<{ site: string; superCategories: string[]; most: number }, { id: number }>(
  'catalogue_popular_of',
  sql`with recursive ${everyOnce(sql`categories`, sql`category`, sql`i.super_category`)},
    found as (
      select i.id, i.weight, wanted.place,
        row_number() over (partition by wanted.place order by ${bestOfEquals(i)}) as row
      from unnest(${given('superCategories')}::text[]) with ordinality as wanted(name, place)
        join categories c on c.beside = wanted.name
        cross join lateral (
          select i.id, i.weight from items i where ${sold(i)} and i.category = c.word
          order by ${bestOfEquals(i)} limit ${given('most')}::int) i)
    select f.id from found f where f.row <= ${given('most')}::int order by f.place, f.row`,
);

/** Ids of the most popular items of these super categories, at most `most` of each. */
export async function popularItems(db: Db, site: string, superCategories: readonly string[], most: number) {
  const rows = await popularOf(db, { site, superCategories: [...superCategories], most });
  return rows.map(({ id }) => id);
}
