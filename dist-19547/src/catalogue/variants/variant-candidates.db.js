import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
                                                                   
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { pickColumns,             selectList } from '../../server/database/select-list.server.js';
import { items } from '../catalogue.table.js';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.js';

const named = (table        ) => pickColumns(alias(items, table), 'id', 'name', 'maker');

const maxCandidates = 120;

const [t, i] = [sql`t`, sql`i`];

                                                 

// Width is left open: some bearings are wider with seals.
const candidates = prepareStatement                                         (
  'catalogue_variant_candidates',
  sql`with item as materialized (select i.* from items i where i.id = ${sql.placeholder('id')}::bigint and ${isInCatalogue(i)})
    select ${selectList(named('i'))} from (
      select ${selectList(named('item'))}, 0 as part, 0::bigint as row from item
      union all
      (select ${selectList(named('t'))}, 1, row_number() over (order by ${byPopularity(t)}) as row
        from item join items t on t.bore_mm = item.bore_mm and t.outside_mm = item.outside_mm
          and t.bearing_type = item.bearing_type and t.maker = item.maker and ${isInCatalogue(t)}
        where item.bearing_type <> '' and t.id <> item.id
        order by row limit ${sql.raw(String(maxCandidates))})) i
    order by i.part, i.row`,
);

/** The item, then its maker's items of its type, bore and outside diameter, the most popular first. */
export const findVariantCandidates = (db    , site        , id        )                       =>
  candidates(db, { site, id });
