import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import { typoVariants } from './typo-variants.ts';

const given = sql.placeholder;
const capitals = (text: SQL) => sql`upper(regexp_replace(${text}, '[^[:alnum:]]', '', 'g'))`;

/** Loose index scan: each distinct value costs one index look-up. */
export const looseIndexScan = (name: SQL, column: SQL, beside: SQL) => sql`
  ${name}(word, beside) as (
    (select i.${column}, ${beside} from items i where ${isInCatalogue(sql`i`)} order by i.${column} limit 1)
    union all
    select next.word, next.beside from ${name} f cross join lateral (
      select i.${column} as word, ${beside} as beside from items i
      where ${isInCatalogue(sql`i`)} and i.${column} > f.word order by i.${column} limit 1) next)`;

const byWords = prepareStatement<{ site: string; asked: string; most: number }, { place: number; id: number }>(
  'catalogue_by_words',
  sql`with recursive meant as materialized (
      select a.place, k.key from json_to_recordset(${given('asked')}::json) as a(place int, keys text[]), unnest(a.keys) k(key)),
    ${looseIndexScan(sql`makers`, sql`maker`, sql`''::text`)},
    ${looseIndexScan(sql`categories`, sql`category`, sql`i.super_category`)},
    makers_meant as materialized (
      select distinct k.place, m.word from makers m join meant k on k.key = ${capitals(sql`m.word`)}),
    names as materialized (
      select c.word, ${capitals(sql`c.word`)} as name from categories c
      union
      select c.word, ${capitals(sql`c.beside`)} from categories c),
    beginnings as materialized (
      select n.word, left(n.name, l.length) as beginning
      from names n join (select distinct length(key) as length from meant) l on length(n.name) >= l.length),
    categories_meant as materialized (
      select distinct k.place, b.word from beginnings b join meant k on k.key = b.beginning)
    select p.place, i.id from (
      select place from makers_meant union select place from categories_meant) p cross join lateral (
      select i.id, i.weight from (
        select i.id, i.weight from makers_meant m cross join lateral (
          select * from items i where ${isInCatalogue(sql`i`)} and i.maker = m.word
          order by ${byPopularity(sql`i`)} limit ${given('most')}::int) i where m.place = p.place
        union
        select i.id, i.weight from categories_meant c cross join lateral (
          select * from items i where ${isInCatalogue(sql`i`)} and i.category = c.word
          order by ${byPopularity(sql`i`)} limit ${given('most')}::int) i where c.place = p.place) i
      order by ${byPopularity(sql`i`)} limit ${given('most')}::int) i
    order by p.place, ${byPopularity(sql`i`)}`,
);

/** Shorter words are one letter away from too many others. */
const shortestMistyped = 5;

/** `key` is in capitals, letters and digits only; one typing error is allowed. */
export function findItemsByMakerOrCategory(
  db: Db,
  site: string,
  asked: readonly { place: number; key: string }[],
  most: number,
): Promise<{ place: number; id: number }[]> {
  const meant = asked.map(({ place, key }) => {
    const word = key.replace(/BEARINGS?$/, '') || key;
    return { place, keys: word.length < shortestMistyped ? [word] : [word, ...typoVariants(word)] };
  });
  return byWords(db, { site, asked: JSON.stringify(meant), most });
}
