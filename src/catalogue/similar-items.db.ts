import { sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import { itemsByWords } from './items-by-words.db.ts';
import { nearKeys } from './near-keys.ts';
import { bestOfEquals, countedUpTo, sold } from './search-parts.db.ts';
import type { Reading } from './search-reading.ts';

/** Three characters make a trigram; shorter keys resemble everything. */
const shortest = 3;
const resemblingAtMost = 200;

const given = sql.placeholder;
const i = sql`i`;
const atMost = sql.raw(String(countedUpTo));

const containing = statement<{ site: string; pattern: string }, { id: number }>(
  'catalogue_containing',
  sql`select i.id from items i where ${sold(i)} and i.name_key like ${given('pattern')}
    order by ${bestOfEquals(i)} limit ${atMost}`,
);

const near = statement<{ site: string; keys: string[] }, { id: number }>(
  'catalogue_near',
  sql`with near as materialized (select ${given('keys')}::text[] as keys)
    select i.id from (
      select i.id, i.weight from items i where ${sold(i)} and i.name_key = any((select keys from near)::text[])
      union
      select i.id, i.weight from items i where ${sold(i)} and i.universal_key = any((select keys from near)::text[])) i
    order by ${bestOfEquals(i)} limit ${atMost}`,
);

const resembling = statement<{ site: string; key: string }, { id: number }>(
  'catalogue_resembling',
  sql`select i.id from items i where ${sold(i)} and i.name_key % ${given('key')}::text
    order by similarity(i.name_key, ${given('key')}::text) desc, ${bestOfEquals(i)}
    limit ${sql.raw(String(resemblingAtMost))}`,
);

/**
 * Ids of items for a number that nothing answers, at most 1,000, best first: their designation contains the number or is one slip of the
 * finger away; else they are of that basic number; else their maker or category is called so; else they resemble it.
 */
export async function similarItems(db: Db, site: string, { key, basicKey }: Reading): Promise<number[]> {
  if (key.length < shortest) return [];
  const within = idsOf(await containing(db, { site, pattern: `%${key}%` }));
  const mistyped = idsOf(await near(db, { site, keys: nearKeys(key) }));
  if (within.length + mistyped.length > 0) return [...new Set([...within, ...mistyped])].slice(0, countedUpTo);
  const family = basicKey ? idsOf(await containing(db, { site, pattern: `${basicKey}%` })) : [];
  if (family.length > 0) return family;
  const called = await itemsByWords(db, site, key, countedUpTo);
  return called.length > 0 ? called : idsOf(await resembling(db, { site, key }));
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
