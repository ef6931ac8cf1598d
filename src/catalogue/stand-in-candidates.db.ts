import { sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import { bestOfEquals, sold } from './search-parts.db.ts';
import type { Candidate } from './stand-ins.ts';

const twinsAtMost = 100;
const sameSizeAtMost = 12;

const [t, i] = [sql`t`, sql`i`];
const most = (count: number) => sql.raw(String(count));

const candidates = statement<{ site: string; id: number }, Candidate>(
  'catalogue_stand_in_candidates',
  sql`with item as materialized (select i.* from items i where i.id = ${sql.placeholder('id')}::bigint and ${sold(i)})
    select i.id, i.name, i.maker, i.twin from (
      select item.id, item.name, item.maker, true as twin, 0 as part, 0::bigint as row from item
      union all
      (select t.id, t.name, t.maker, true, 1, row_number() over (order by ${bestOfEquals(t)})
        from item join items t on t.universal_key = item.universal_key and ${sold(t)}
        where item.universal_key <> '' and t.id <> item.id
        order by 6 limit ${most(twinsAtMost)})
      union all
      (select t.id, t.name, t.maker, false, 2, row_number() over (order by
          (t.seal = item.seal)::int + (t.clearance = item.clearance)::int desc, ${bestOfEquals(t)})
        from item join items t on t.bore_mm = item.bore_mm and t.outside_mm = item.outside_mm
          and t.width_mm = item.width_mm and t.bearing_type = item.bearing_type and ${sold(t)}
        where item.bearing_type <> '' and t.id <> item.id
          and (t.universal_key <> item.universal_key or t.universal_key = '')
        order by 6 limit ${most(sameSizeAtMost)})) i
    order by i.part, i.row`,
);

/**
 * The item first, then at most 100 others of its universal number, then at most 12 of its size and type, those with its
 * seal and clearance first. Empty when the site does not sell the item.
 */
export async function standInCandidates(db: Db, site: string, id: number): Promise<Candidate[]> {
  return candidates(db, { site, id });
}
