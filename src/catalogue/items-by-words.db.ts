import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../server/db.ts';
import { statement } from '../server/statement.ts';
import { nearKeys } from './near-keys.ts';
import { bestOfEquals, sold } from './search-parts.db.ts';

const given = sql.placeholder;
const capitals = (text: SQL) => sql`upper(regexp_replace(${text}, '[^[:alnum:]]', '', 'g'))`;

/** Each value of an indexed column once, by one look at the index for each. */
const everyOnce = (name: SQL, column: SQL, beside: SQL) => sql`
  ${name}(word, beside) as (
    (select ${column}, ${beside} from items where site = ${given('site')} order by ${column} limit 1)
    union all
    select next.word, next.beside from ${name} f cross join lateral (
      select ${column} as word, ${beside} as beside from items
      where site = ${given('site')} and ${column} > f.word order by ${column} limit 1) next)`;

const byWords = statement<{ site: string; keys: string[]; most: number }, { id: number }>(
  'catalogue_by_words',
  sql`with recursive ${everyOnce(sql`makers`, sql`maker`, sql`''::text`)},
    ${everyOnce(sql`categories`, sql`category`, sql`super_category`)},
    found as (
      select i.* from makers m cross join lateral (
        select * from items i where ${sold(sql`i`)} and i.maker = m.word
        order by i.popularity desc nulls last, i.id limit ${given('most')}::int) i
      where ${capitals(sql`m.word`)} = any(${given('keys')}::text[])
      union
      select i.* from categories c cross join lateral (
        select * from items i where ${sold(sql`i`)} and i.category = c.word
        order by i.popularity desc nulls last, i.id limit ${given('most')}::int) i
      where exists (select from unnest(${given('keys')}::text[]) k
        where starts_with(${capitals(sql`c.word`)}, k) or starts_with(${capitals(sql`c.beside`)}, k)))
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
