import { sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import { bestOfEquals, sold } from './search-parts.db.ts';

/** Three characters make a trigram; shorter keys resemble everything. */
const shortest = 3;
const most = 200;

const containing = statement<{ site: string; pattern: string }, { id: number }>(
  'catalogue_containing',
  sql`select i.id from items i
    where ${sold(sql`i`)} and i.name_key like ${sql.placeholder('pattern')}
    order by ${bestOfEquals(sql`i`)} limit ${sql.raw(String(most))}`,
);

const resembling = statement<{ site: string; key: string }, { id: number }>(
  'catalogue_resembling',
  sql`select i.id from items i
    where ${sold(sql`i`)} and i.name_key % ${sql.placeholder('key')}::text
    order by similarity(i.name_key, ${sql.placeholder('key')}::text) desc, i.popularity desc nulls last, i.name_key, i.id
    limit ${sql.raw(String(most))}`,
);

/** Ids of items whose designation contains one of the keys, else of those that resemble one; best first, at most 200. */
export async function similarItems(db: Db, site: string, keys: readonly string[]): Promise<number[]> {
  const long = [...new Set(keys)].filter((key) => key.length >= shortest);
  const ids = new Set<number>();
  for (const key of long) {
    const found = await containing(db, { site, pattern: `%${key}%` });
    const rows = found.length > 0 ? found : await resembling(db, { site, key });
    for (const { id } of rows) ids.add(id);
  }
  return [...ids].slice(0, most);
}
