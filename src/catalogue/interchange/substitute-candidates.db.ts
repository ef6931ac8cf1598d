import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { pickColumns, type RowOf, selectList } from '../../server/database/select-list.server.ts';
import { items } from '../catalogue.table.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';

/** What is compared of the item and its substitutes. */
const compared = (table: string) => pickColumns(alias(items, table), 'id', 'name', 'maker');

const maxInterchangeable = 100;
const maxSameSize = 12;

const [t, i] = [sql`t`, sql`i`];
const limit = (count: number) => sql.raw(String(count));

type Candidate = RowOf<ReturnType<typeof compared>> & { sameNumber: boolean };

const candidates = prepareStatement<{ site: string; id: number }, Candidate>(
  'catalogue_stand_in_candidates',
  sql`with item as materialized (select i.* from items i where i.id = ${sql.placeholder('id')}::bigint and ${isInCatalogue(i)})
    select ${selectList(compared('i'))}, i.same_number from (
      select ${selectList(compared('item'))}, true as same_number, 0 as part, 0::bigint as row from item
      union all
      (select ${selectList(compared('t'))}, true, 1, row_number() over (order by ${byPopularity(t)}) as row
        from item join items t on t.universal_key = item.universal_key and ${isInCatalogue(t)}
        where item.universal_key <> '' and t.id <> item.id
        order by row limit ${limit(maxInterchangeable)})
      union all
      (select ${selectList(compared('t'))}, false, 2, row_number() over (order by
          (t.seal = item.seal)::int + (t.clearance = item.clearance)::int desc, ${byPopularity(t)}) as row
        from item join items t on t.bore_mm = item.bore_mm and t.outside_mm = item.outside_mm
          and t.width_mm = item.width_mm and t.bearing_type = item.bearing_type and ${isInCatalogue(t)}
        where item.bearing_type <> '' and t.id <> item.id
          and (t.universal_key <> item.universal_key or t.universal_key = '')
        order by row limit ${limit(maxSameSize)})) i
    order by i.part, i.row`,
);

/** The item, then items with its universal number, then items of its size and type; empty if it is not sold. */
export async function findSubstituteCandidates(db: Db, site: string, id: number): Promise<Candidate[]> {
  return candidates(db, { site, id });
}
