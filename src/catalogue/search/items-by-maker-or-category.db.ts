import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import { typoVariants } from './typo-variants.ts';

const given = sql.placeholder;
const normalized = (text: SQL) => sql`upper(regexp_replace(${text}, '[^[:alnum:]]', '', 'g'))`;

/** Loose index scan: each distinct value costs one index look-up. */
export const looseIndexScan = (name: SQL, column: SQL, extra: SQL) => sql`
  ${name}(value, extra) as (
    (select i.${column}, ${extra} from items i where ${isInCatalogue(sql`i`)} order by i.${column} limit 1)
    union all
    select next.value, next.extra from ${name} f cross join lateral (
      select i.${column} as value, ${extra} as extra from items i
      where ${isInCatalogue(sql`i`)} and i.${column} > f.value order by i.${column} limit 1) next)`;

/** `named` tells whose name the words are, not only nearly. */
type Found = { place: number; id: number; named: 'maker' | 'category' | null };

const findItems = prepareStatement<{ site: string; terms: string; limit: number }, Found>(
  'catalogue_by_words',
  sql`with recursive search_keys as materialized (
      select a.place, k.key, k.key = a.word as is_typed
      from json_to_recordset(${given('terms')}::json) as a(place int, word text, keys text[]), unnest(a.keys) k(key)),
    ${looseIndexScan(sql`makers`, sql`maker`, sql`''::text`)},
    ${looseIndexScan(sql`categories`, sql`category`, sql`i.super_category`)},
    makers_meant as materialized (
      select distinct k.place, m.value, k.is_typed from makers m join search_keys k on k.key = ${normalized(sql`m.value`)}),
    names as materialized (
      select c.value, ${normalized(sql`c.value`)} as name from categories c
      union
      select c.value, ${normalized(sql`c.extra`)} from categories c),
    beginnings as materialized (
      select n.value, left(n.name, l.length) as beginning
      from names n join (select distinct length(key) as length from search_keys) l on length(n.name) >= l.length),
    categories_meant as materialized (
      select distinct k.place, b.value, k.is_typed from beginnings b join search_keys k on k.key = b.beginning)
    select p.place, i.id,
      case when p.place in (select place from makers_meant where is_typed) then 'maker'
        when p.place in (select place from categories_meant where is_typed) then 'category' end as named
    from (select place from makers_meant union select place from categories_meant) p cross join lateral (
      select i.id, i.weight from (
        select i.id, i.weight from makers_meant m cross join lateral (
          select * from items i where ${isInCatalogue(sql`i`)} and i.maker = m.value
          order by ${byPopularity(sql`i`)} limit ${given('limit')}::int) i where m.place = p.place
        union
        select i.id, i.weight from categories_meant c cross join lateral (
          select * from items i where ${isInCatalogue(sql`i`)} and i.category = c.value
          order by ${byPopularity(sql`i`)} limit ${given('limit')}::int) i where c.place = p.place) i
      order by ${byPopularity(sql`i`)} limit ${given('limit')}::int) i
    order by p.place, ${byPopularity(sql`i`)}`,
);

/** Shorter words are one letter away from too many others. */
const minTypoLength = 5;

/** `key` is in capitals, letters and digits only; one typing error is allowed. */
export function findItemsByMakerOrCategory(
  db: Db,
  site: string,
  terms: readonly { place: number; key: string }[],
  limit: number,
): Promise<Found[]> {
  const keyed = terms.map(({ place, key }) => {
    const word = key.replace(/BEARINGS?$/, '') || key;
    return { place, word, keys: word.length < minTypoLength ? [word] : [word, ...typoVariants(word)] };
  });
  return findItems(db, { site, terms: JSON.stringify(keyed), limit });
}
