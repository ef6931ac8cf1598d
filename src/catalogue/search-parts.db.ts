import { type SQL, sql } from 'drizzle-orm';
import type { Reading } from './search-reading.ts';

/**
 * Parts of the statements that search: which items answer a number, and how well. Ranks: 0 stock code, 1 designation,
 * 2 same universal number or same size, 3 begins with it, 4 resembles it.
 */
export type AskedParams = {
  site: string;
  places: number[];
  keys: string[];
  /** The first text behind all that begin with the key, by bytes. */
  ends: string[];
  universalKeys: string[];
  bores: (number | null)[];
  outsides: (number | null)[];
  widths: (number | null)[];
};

// Sorts behind every other character, also by bytes in UTF-8.
const last = '\u{10FFFF}';

export function askedOf(site: string, readings: readonly Reading[]): AskedParams {
  return {
    site,
    places: readings.map((r) => r.place),
    keys: readings.map((r) => r.key),
    ends: readings.map((r) => r.key + last),
    universalKeys: readings.map((r) => r.universalKey),
    bores: readings.map((r) => r.size?.d ?? null),
    outsides: readings.map((r) => r.size?.D ?? null),
    widths: readings.map((r) => r.size?.B ?? null),
  };
}

export const site = sql.placeholder('site');

export const asked = sql`
  asked as materialized (
    select * from unnest(${sql.placeholder('places')}::int[], ${sql.placeholder('keys')}::text[],
      ${sql.placeholder('ends')}::text[], ${sql.placeholder('universalKeys')}::text[],
      ${sql.placeholder('bores')}::float8[], ${sql.placeholder('outsides')}::float8[],
      ${sql.placeholder('widths')}::float8[]) as a(place, key, key_end, universal_key, bore, outside, width))`;

const sold = (alias: SQL) => sql`${alias}.site = ${site} and ${alias}.retired_at is null`;
const i = sql`i`;

/** Items that a number names: by stock code, designation, universal number or size. */
export const named = sql`
  named as materialized (
    select f.id, f.rank, a.place from asked a cross join lateral (
      select i.id, 0 as rank from items i where ${sold(i)} and i.code_key = a.key and a.key <> ''
      union all
      select i.id, 1 from items i where ${sold(i)} and i.name_key = a.key and a.key <> ''
      union all
      select i.id, 2 from items i where ${sold(i)} and i.universal_key = a.universal_key and a.universal_key <> ''
      union all
      select twin.id, 2 from items i join items twin on twin.universal_key = i.universal_key and ${sold(sql`twin`)}
        where ${sold(i)} and i.name_key = a.key and i.universal_key <> '' and a.key <> ''
      union all
      select i.id, 2 from items i where ${sold(i)} and i.bore_mm = a.bore and i.outside_mm = a.outside
        and (a.width is null or i.width_mm = a.width)) f)`;

/** Items whose designation, code or universal number begins with a number; at most `most` by each of the three. */
export function beginning(most: number | undefined): SQL {
  const limit = most === undefined ? sql`` : sql.raw(`limit ${most}`);
  const by = (column: SQL) => sql`
    (select i.id from items i where ${sold(i)} and ${column} ~>=~ a.key and ${column} ~<~ a.key_end ${limit})`;
  return sql`
    beginning as materialized (
      select f.id, 3 as rank, a.place from asked a cross join lateral (
        ${by(sql`i.name_key`)} union all ${by(sql`i.universal_key`)} union all ${by(sql`i.code_key`)}) f
      where a.key <> '')`;
}
