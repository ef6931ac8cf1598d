import { sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import { bestOfEquals, sold } from './search-parts.db.ts';
import type { SizeAsked } from './size-search.rule.ts';

const given = sql.placeholder;
const i = sql`i`;

/** How far bore and outside may be off, as shares of them: the wider window is looked through only when the first is empty. */
const windows = [0.1, 0.5];
const sizesAtMost = 6;
const ofEachAtMost = 8;

type Near = { site: string; bore: number; outside: number; width: number | null; share: number };

const off = (column: string, asked: string) => sql`abs(${sql.raw(column)} - ${given(asked)}::float8)`;
const within = (column: string, asked: string) => sql`${sql.raw(column)} between
  ${given(asked)}::float8 * (1 - ${given('share')}::float8) and ${given(asked)}::float8 * (1 + ${given('share')}::float8)`;

// A shaft is turned less readily than a housing is bored, and the width matters least.
const closest = statement<Near, { id: number }>(
  'catalogue_closest_sizes',
  sql`with sizes as (
      select i.bore_mm as bore, i.outside_mm as outside, i.width_mm as width from items i
      where ${sold(i)} and ${within('i.bore_mm', 'bore')} and ${within('i.outside_mm', 'outside')}
      group by i.bore_mm, i.outside_mm, i.width_mm),
    nearest as (
      select s.*, row_number() over (order by 4 * ${off('s.bore', 'bore')} + 2 * ${off('s.outside', 'outside')}
        + coalesce(${off('s.width', 'width')}, 0), s.bore, s.outside, s.width) as row
      from sizes s order by row limit ${sql.raw(String(sizesAtMost))})
    select found.id from nearest n cross join lateral (
      select i.id, i.weight from items i
      where ${sold(i)} and i.bore_mm = n.bore and i.outside_mm = n.outside and i.width_mm is not distinct from n.width
      order by ${bestOfEquals(i)} limit ${sql.raw(String(ofEachAtMost))}) found
    order by n.row, ${bestOfEquals(sql`found`)}`,
);

/** Ids of the best items of the six sizes that are closest to the one asked, the closest first. */
export async function closestSizes(db: Db, site: string, { d, D, B }: SizeAsked): Promise<number[]> {
  for (const share of windows) {
    const rows = await closest(db, { site, bore: d, outside: D, width: B ?? null, share });
    if (rows.length > 0) return rows.map(({ id }) => id);
  }
  return [];
}
