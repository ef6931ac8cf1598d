import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import { nearKeys } from './near-keys.ts';
import { bestOfEquals, sold } from './search-parts.db.ts';

const given = sql.placeholder;
const capitals = (text: SQL) => sql`upper(regexp_replace(${text}, '[^[:alnum:]]', '', 'g'))`;

/** Each value of an indexed column once, by one look at the index for each. */
export const everyOnce = (name: SQL, column: SQL, beside: SQL) => sql`
  ${name}(word, beside) as (
    (select i.${column}, ${beside} from items i where ${sold(sql`i`)} order by i.${column} limit 1)
    union all
    select next.word, next.beside from ${name} f cross join lateral (
      select i.${column} as word, ${beside} as beside from items i
      where ${sold(sql`i`)} and i.${column} > f.word order by i.${column} limit 1) next)`;

// The words are put into capitals once each, not once for every key.
const byWords = statement<{ site: string; keys: string[]; most: number }, { id: number }>(
  'catalogue_by_words',
  sql`with recursive meant as materialized (select ${given('keys')}::text[] as keys),
    ${everyOnce(sql`makers`, sql`maker`, sql`''::text`)},
    ${everyOnce(sql`categories`, sql`category`, sql`i.super_category`)},
    makers_meant as materialized (
      select m.word from makers m where ${capitals(sql`m.word`)} = any((select keys from meant)::text[])),
    categories_read as materialized (
      select c.word, ${capitals(sql`c.word`)} as name, ${capitals(sql`c.beside`)} as super_name from categories c),
    categories_meant as materialized (
      select c.word from categories_read c where exists (
        select from meant, unnest(meant.keys) k where starts_with(c.name, k) or starts_with(c.super_name, k))),
    found as (
      select i.id, i.weight from makers_meant m cross join lateral (
        select * from items i where ${sold(sql`i`)} and i.maker = m.word
        order by ${bestOfEquals(sql`i`)} limit ${given('most')}::int) i
      union
      select i.id, i.weight from categories_meant c cross join lateral (
        select * from items i where ${sold(sql`i`)} and i.category = c.word
        order by ${bestOfEquals(sql`i`)} limit ${given('most')}::int) i)
    select i.id from found i order by ${bestOfEquals(sql`i`)} limit ${given('most')}::int`,
);

/** Shorter words differ by one letter from too many others. */
const shortestMistyped = 5;

/**
 * Ids of the items of a maker, or of the categories whose name begins so, one slip of the finger allowed; the popular ones
 * first. `key` is in capitals, letters and figures only.
 */
export async function itemsByWords(db: Db, site: string, key: string, most: number): Promise<number[]> {
  const word = key.replace(/BEARINGS?$/, '') || key;
  const keys = word.length < shortestMistyped ? [word] : [word, ...nearKeys(word)];
  return (await byWords(db, { site, keys, most })).map(({ id }) => id);
}
