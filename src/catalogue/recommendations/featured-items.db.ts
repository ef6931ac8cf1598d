import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import type { ItemCount } from './assortment.rule.ts';
import type { FeaturedItem } from './featured-items.contract.ts';

export const findFeaturedItems = prepareStatement<{ site: string; keys: string[] }, FeaturedItem>(
  'catalogue_shelf',
  sql`select distinct on (wanted.place) i.id as itemid, i.name as itemname, i.maker as brandname,
      i.super_category as cattype, i.sub_category as sub_cat, coalesce(i.bore_mm, 0) as "Dimension_ID",
      coalesce(i.outside_mm, 0) as "Dimension_OD", coalesce(i.width_mm, 0) as "Dimension_OW",
      coalesce(i.weight_kg, 0) as "Weight"
    from unnest(${sql.placeholder('keys')}::text[]) with ordinality as wanted(key, place)
    join items i on i.name_key = wanted.key and ${isInCatalogue(sql`i`)}
    order by wanted.place, ${byPopularity(sql`i`)}`,
);

export const countItems = prepareStatement<{ site: string }, ItemCount>(
  'catalogue_counts',
  sql`select i.maker, i.category, i.bearing_type as type, count(*)::int as count from items i where ${isInCatalogue(sql`i`)}
    group by i.maker, i.category, i.bearing_type order by i.category, i.maker, i.bearing_type`,
);
