import { type SQL, sql } from 'drizzle-orm';
import type { Reading } from './search-reading.ts';

/**
 * Parts of the statements that search: which items answer a number, and how well. Ranks: 0 stock code, 1 designation,
 * 2 same universal number or same size, 3 read in another way, 4 begins with it, 5 resembles it. Each part yields id, whether it is of the maker
 * that was named (preferred), rank and place (of the number among those asked), and what orders equals.
 */
/** Above this a count is not told exactly. */
export const countedUpTo = 1000;

// Sorts behind every other character, also by bytes in UTF-8.
const last = '\u{10FFFF}';
const given = sql.placeholder;

/** `keyEnd` is the first text behind all that begin with the key, by bytes. */
const askedOf = ({ place, key, maker, universalKeys, otherKeys, size }: Reading) => ({
  place,
  key,
  maker,
  keyEnd: key + last,
  universalKeys,
  otherKeys,
  bore: size?.d ?? null,
  outside: size?.D ?? null,
  width: size?.B ?? null,
});

export type AskedOne = ReturnType<typeof askedOf> & { site: string };
export const askedOne = (site: string, reading: Reading): AskedOne => ({ site, ...askedOf(reading) });

/** One number, as plain parameters: the plan does not depend on their values, so it is kept. */
export const asked = sql`
  asked as materialized (
    select 1 as place, ${given('key')}::text as key, ${given('keyEnd')}::text as key_end, ${given('maker')}::text as maker,
      ${given('universalKeys')}::text[] as universal_keys, ${given('otherKeys')}::text[] as other_keys,
      ${given('bore')}::float8 as bore,
      ${given('outside')}::float8 as outside, ${given('width')}::float8 as width)`;

export const askedMany = (readings: readonly Reading[]) => ({ asked: JSON.stringify(readings.map(askedOf)) });

export const askedAll = sql`
  asked as materialized (
    select place, key, "keyEnd" as key_end, maker, "universalKeys" as universal_keys,
      "otherKeys" as other_keys, bore, outside, width
    from json_to_recordset(${given('asked')}::json) as a(place int, key text, "keyEnd" text, maker text,
      "universalKeys" text[], "otherKeys" text[], bore float8, outside float8, width float8))`;

/** Whether an item is in the catalogue of the site. */
export const sold = (alias: SQL) => sql`${alias}.site = ${given('site')} and ${alias}.retired_at is null`;
const i = sql`i`;

/** Popular items first, plain ones before suffixed ones. */
export const bestOfEquals = (alias: SQL) =>
  sql`${alias}.popularity desc nulls last, length(${alias}.name_key), ${alias}.name_key, ${alias}.id`;

const columns = (rank: SQL) => sql`
  i.id, (a.maker is null or upper(i.maker) = a.maker) as preferred, ${rank} as rank, a.place, i.popularity, i.name_key`;

/** Items that a number names: by stock code, designation, universal number or size. */
export const named = sql`
  named as materialized (
    select f.* from asked a cross join lateral (
      select ${columns(sql`0`)} from items i where ${sold(i)} and i.code_key = a.key and a.key <> ''
      union all
      select ${columns(sql`1`)} from items i where ${sold(i)} and i.name_key = a.key and a.key <> ''
      union all
      select ${columns(sql`2`)} from items i
        where ${sold(i)} and i.universal_key = any(a.universal_keys)
      union all
      select ${columns(sql`3`)} from items i where ${sold(i)} and i.universal_key = any(a.other_keys)
      union all
      select ${columns(sql`2`)} from items same join items i on i.universal_key = same.universal_key and ${sold(i)}
        where ${sold(sql`same`)} and same.name_key = a.key and same.universal_key <> '' and a.key <> ''
      union all
      select ${columns(sql`2`)} from items i where ${sold(i)} and i.bore_mm = a.bore and i.outside_mm = a.outside
        and (a.width is null or i.width_mm = a.width)) f)`;

/** Items of which a column begins with a number, at most `most`; `when` says whether to look at all. */
export function beginning(column: SQL, most: number | undefined, when = sql`true`): SQL {
  const limit = most === undefined ? sql`` : sql.raw(`limit ${most}`);
  return sql`
    select f.* from asked a cross join lateral (
      select ${columns(sql`4`)} from items i where ${sold(i)} and ${column} ~>=~ a.key and ${column} ~<~ a.key_end ${limit}) f
    where a.key <> '' and ${when}`;
}

/** The most popular items whose designation begins with a number, found by popularity: quick when there are many. */
export const popularBeginning = (most: number, when: SQL) => sql`
  select f.* from asked a cross join lateral (
    select ${columns(sql`4`)} from items i where ${sold(i)} and left(i.name_key, length(a.key)) = a.key
    order by i.popularity desc nulls last, i.id limit ${sql.raw(String(most))}) f
  where a.key <> '' and ${when}`;
