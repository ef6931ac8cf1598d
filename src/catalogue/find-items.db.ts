import { sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import {
  type AskedOne,
  asked,
  askedOne,
  beginning,
  bestOfEquals,
  countedUpTo,
  named,
  popularBeginning,
} from './search-parts.db.ts';
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

const shownAtMost = 8;

const shown = sql`i.id, i.name, i.maker, i.super_category as "superCategory", i.category, i.sub_category as "subCategory",
  i.universal_no as "universalNo", i.universal_key as "universalKey", i.bearing_type as "bearingType", i.seal,
  i.bore_mm as "boreMm", i.outside_mm as "outsideMm", i.width_mm as "widthMm"`;

const many = sql`(select count(*) from by_name) > ${sql.raw(String(countedUpTo))}`;

// Where more items begin with the key than are counted, the best of them are found by popularity instead.
const suggest = statement<AskedOne, SuggestedItem & { total: number }>(
  'catalogue_suggest',
  sql`with ${asked}, ${named},
    by_name as materialized (${beginning(sql`i.name_key`, countedUpTo + 1)}),
    found as (
      select * from named
      union all select * from by_name where not ${many}
      union all ${beginning(sql`i.universal_key`, countedUpTo + 1, sql`not ${many}`)}
      union all ${beginning(sql`i.code_key`, countedUpTo + 1, sql`not ${many}`)}
      union all ${popularBeginning(50, many)}),
    hits as materialized (
      select id, bool_or(preferred) as preferred, min(rank) as rank, max(popularity) as popularity,
        max(name_key) as name_key
      from found group by id),
    best as (
      select h.*, row_number() over (order by h.preferred desc, h.rank, ${bestOfEquals(sql`h`)}) as row from hits h
      order by row limit ${sql.raw(String(shownAtMost))})
    select ${shown}, case when ${many} then ${sql.raw(String(countedUpTo))}
      else (select least(count(*), ${sql.raw(String(countedUpTo))}) from hits) end::int as total
    from best join items i on i.id = best.id order by best.row`,
);

const suggestThese = statement<{ ids: number[] }, SuggestedItem>(
  'catalogue_suggest_these',
  sql`select ${shown} from unnest(${sql.placeholder('ids')}::bigint[]) with ordinality as wanted(id, place)
    join items i on i.id = wanted.id order by wanted.place`,
);

const nameOne = statement<AskedOne, { id: number }>(
  'catalogue_name_one',
  sql`with ${asked}, ${named}
    select named.id from named order by named.preferred desc, named.rank, ${bestOfEquals(sql`named`)} limit 1`,
);

/** The best items for a number, at most eight, and how many there are, exact up to 1,000. */
export async function findItems(db: Db, site: string, reading: Reading): Promise<Suggestions> {
  const rows = await suggest(db, askedOne(site, reading));
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total, ...item }) => item) };
}

/** The first eight of these items as suggestions, in this order. */
export async function theseItems(db: Db, ids: readonly number[]): Promise<SuggestedItem[]> {
  return suggestThese(db, { ids: ids.slice(0, shownAtMost) });
}

/** The best item with this stock code, designation or universal number; one that only begins with it does not count. */
export async function itemNamed(db: Db, site: string, reading: Reading): Promise<number | undefined> {
  const [row] = await nameOne(db, askedOne(site, { ...reading, size: undefined }));
  return row?.id;
}
