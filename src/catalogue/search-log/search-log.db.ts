import { lt, sql } from 'drizzle-orm';
import type { Day } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import { deleteInBatches } from '../../server/database/delete-in-batches.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { searchWords } from '../catalogue.table.ts';
import { searchHits } from './search-hits.table.ts';
import type { SearchMiss } from './search-miss.contract.ts';
import { searchMisses } from './search-misses.table.ts';

const p = sql.placeholder;

type Counts = { site: SiteCode; day: Day; counts: string; maxTexts: number };

/** Adds to what the day has; a text that is new is left out when the day has `maxTexts` already. */
const addTo = (kind: string, table: typeof searchMisses | typeof searchHits) =>
  prepareWrite<Counts, { key: string }>(
    `search_log_${kind}`,
    sql`with counted as (select count(*) as texts from ${table} m where m.site = ${p('site')} and m.day = ${p('day')}::date),
    added as (
      select a.*, m.key is not null as known, row_number() over (partition by m.key is not null order by a.searches desc, a.key) as place
      from json_to_recordset(${p('counts')}::json) as a(key text, typed text, searches int)
        left join ${table} m on m.site = ${p('site')} and m.day = ${p('day')}::date and m.key = a.key)
    insert into ${table} as kept (site, day, key, typed, searches)
    select ${p('site')}, ${p('day')}::date, a.key, a.typed, a.searches from added a, counted c
    where a.known or c.texts + a.place <= ${p('maxTexts')}::int order by a.key
    on conflict (site, day, key) do update set searches = least(kept.searches + excluded.searches, 1000000000)
    returning key`,
  );

export const addMisses = addTo('misses', searchMisses);
export const addHits = addTo('hits', searchHits);

/** Most often searched first. */
export const listPopular = prepareStatement<
  { site: SiteCode; from: Day; minSearches: number; limit: number },
  { typed: string }
>(
  'search_hits_popular',
  sql`select min(h.typed) as typed from ${searchHits} h where h.site = ${p('site')} and h.day >= ${p('from')}::date
    group by h.key having sum(h.searches) >= ${p('minSearches')}::int
    order by sum(h.searches) desc, h.key limit ${p('limit')}::int`,
);

type Asked = { site: SiteCode; from: Day; prefix: string };

/** A text that is a search word now has been taken care of. */
const open = sql`from ${searchMisses} m where m.site = ${p('site')} and m.day >= ${p('from')}::date and m.key like ${p('prefix')}::text
    and not exists (select from ${searchWords} w where w.site = m.site and w.key = m.key) group by m.key`;

export const listMisses = prepareStatement<Asked & { limit: number; offset: number }, SearchMiss>(
  'search_misses_list',
  sql`select min(m.typed) as typed, sum(m.searches)::int as searches, count(*)::int as days, max(m.day) as last_on ${open}
    order by sum(m.searches) desc, max(m.day) desc, m.key limit ${p('limit')}::int offset ${p('offset')}::int`,
);

export const countMisses = prepareStatement<Asked & { most: number }, { count: number }>(
  'search_misses_count',
  sql`select count(*)::int as count from (select m.key ${open} limit ${p('most')}::int) counted`,
);

export async function deleteSearchesBefore(database: Database, day: Day): Promise<void> {
  await deleteInBatches(database, searchMisses, () => lt(searchMisses.day, day));
  await deleteInBatches(database, searchHits, () => lt(searchHits.day, day));
}
