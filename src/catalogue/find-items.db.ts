import { sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import { type AskedParams, asked, askedOf, beginning, named, site } from './search-parts.db.ts';
import type { Reading } from './search-reading.ts';

/** An item as a suggestion shows it; sizes in mm. */
export type SuggestedItem = {
  id: number;
  name: string;
  maker: string;
  superCategory: string;
  category: string;
  subCategory: string;
  universalNo: string;
  universalKey: string;
  bearingType: string;
  seal: string;
  boreMm: number | null;
  outsideMm: number | null;
  widthMm: number | null;
};

export type Suggestions = { total: number; items: SuggestedItem[] };

/** Above this a count is not told exactly. */
export const countedUpTo = 1000;
const shownAtMost = 8;

const shown = sql`i.id, i.name, i.maker, i.super_category as "superCategory", i.category, i.sub_category as "subCategory",
  i.universal_no as "universalNo", i.universal_key as "universalKey", i.bearing_type as "bearingType", i.seal,
  i.bore_mm as "boreMm", i.outside_mm as "outsideMm", i.width_mm as "widthMm"`;

// Where more items begin with the key than are counted, the popular ones among them are looked up by popularity.
const suggest = statement<AskedParams, SuggestedItem & { total: number }>(
  'catalogue_suggest',
  sql`with ${asked}, ${named}, ${beginning(countedUpTo + 1)},
    popular as materialized (
      select i.id, 3 as rank, a.place from asked a cross join lateral (
        select i.id from items i
        where i.site = ${site} and i.retired_at is null and i.name_key ~>=~ a.key and i.name_key ~<~ a.key_end
        order by i.popularity desc nulls last, i.id limit 50) i
      where (select count(*) from beginning) > ${sql.raw(String(countedUpTo))}),
    hits as materialized (
      select id, min(rank) as rank from (
        select * from named union all select * from beginning union all select * from popular) f group by id)
    select ${shown}, (select least(count(*), ${sql.raw(String(countedUpTo))}) from hits)::int as total
    from hits join items i on i.id = hits.id
    order by hits.rank, i.popularity desc nulls last, length(i.name_key), i.name_key, i.id
    limit ${sql.raw(String(shownAtMost))}`,
);

const suggestThese = statement<{ ids: number[] }, SuggestedItem>(
  'catalogue_suggest_these',
  sql`select ${shown} from unnest(${sql.placeholder('ids')}::bigint[]) with ordinality as wanted(id, place)
    join items i on i.id = wanted.id order by wanted.place`,
);

const nameOne = statement<AskedParams, { id: number }>(
  'catalogue_name_one',
  sql`with ${asked}, ${named}
    select i.id from named join items i on i.id = named.id
    order by named.rank, i.popularity desc nulls last, length(i.name_key), i.name_key, i.id limit 1`,
);

/** The best items for what was typed, at most eight, and how many there are, exact up to 1,000. */
export async function findItems(db: Db, siteCode: string, readings: readonly Reading[]): Promise<Suggestions> {
  const rows = await suggest(db, askedOf(siteCode, readings));
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total, ...item }) => item) };
}

/** The first eight of these items as suggestions, in this order. */
export async function theseItems(db: Db, ids: readonly number[]): Promise<SuggestedItem[]> {
  return suggestThese(db, { ids: ids.slice(0, shownAtMost) });
}

/** The best item with this stock code, designation or universal number; one that only begins with it does not count. */
export async function itemNamed(db: Db, siteCode: string, readings: readonly Reading[]): Promise<number | undefined> {
  const [row] = await nameOne(db, askedOf(siteCode, readings));
  return row?.id;
}
