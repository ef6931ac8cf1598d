import { type SQL, sql } from 'drizzle-orm';
import { isInCatalogue } from '../items/catalogue-items.sql.ts';

const i = sql`i`;

/** Loose index scan: each distinct value costs one index look-up. */
export const looseIndexScan = (name: SQL, column: SQL, extra: SQL) => sql`
  ${name}(value, extra) as (
    (select i.${column}, ${extra} from items i where ${isInCatalogue(i)} order by i.${column} limit 1)
    union all
    select next.value, next.extra from ${name} f cross join lateral (
      select i.${column} as value, ${extra} as extra from items i
      where ${isInCatalogue(i)} and i.${column} > f.value order by i.${column} limit 1) next)`;

/** Each sub category of each category, read in the same way. */
export const subCategoriesCte = sql`
  sub_categories(category, sub_category, super_category) as (
    (select i.category, i.sub_category, i.super_category from items i
      where ${isInCatalogue(i)} order by i.category, i.sub_category limit 1)
    union all
    select next.* from sub_categories f cross join lateral (
      select i.category, i.sub_category, i.super_category from items i
      where ${isInCatalogue(i)} and (i.category, i.sub_category) > (f.category, f.sub_category)
      order by i.category, i.sub_category limit 1) next)`;
