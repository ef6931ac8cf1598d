import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import { categoryReadings } from './category-words.rule.ts';
import type { SearchTerm } from './search-terms.ts';
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

const findItems = prepareStatement<{ site: string; words: string; limit: number }, Found>(
  'catalogue_by_words',
  sql`with recursive typed_words as materialized (
      select * from json_to_recordset(${given('words')}::json)
        as w(place int, reading int, nth int, key text, is_typed boolean)),
    readings as materialized (
      select place, reading, count(distinct nth) as words from typed_words group by place, reading),
    ${looseIndexScan(sql`makers`, sql`maker`, sql`''::text`)},
    ${looseIndexScan(sql`categories`, sql`category`, sql`i.super_category`)},
    maker_words as materialized (
      select w.place, w.reading, w.nth, m.value, bool_or(w.is_typed) as is_typed
      from makers m join typed_words w on w.key = ${normalized(sql`m.value`)}
      group by w.place, w.reading, w.nth, m.value),
    makers_meant as materialized (
      select place, value, bool_or(is_typed) as is_typed
      from maker_words join readings r using (place, reading) where r.words = 1 group by place, value),
    names as materialized (
      select c.value, n.name, w.word, w.nth from categories c, unnest(array[c.value, c.extra]) n(name),
        regexp_split_to_table(upper(n.name), '[^[:alnum:]]+') with ordinality w(word, nth)),
    ends as materialized (
      select distinct first.value, (
        select string_agg(n.word, '' order by n.nth) from names n
        where n.value = first.value and n.name = first.name and n.nth >= first.nth) as letters
      from names first),
    beginnings as materialized (
      select distinct e.value, left(e.letters, l.length) as letters
      from ends e join (select distinct length(key) as length from typed_words) l on length(e.letters) >= l.length),
    category_words as materialized (
      select w.place, w.reading, w.nth, b.value, bool_or(w.is_typed) as is_typed
      from beginnings b join typed_words w on w.key = b.letters
      group by w.place, w.reading, w.nth, b.value),
    categories_meant as materialized (
      select c.place, c.value, bool_or(c.is_typed) as is_typed from (
        select c.place, c.reading, c.value, bool_and(c.is_typed) as is_typed,
          count(*) + (
            select count(distinct m.nth) from maker_words m
            where m.place = c.place and m.reading = c.reading
              and m.nth not in (
                select o.nth from category_words o
                where o.place = c.place and o.reading = c.reading and o.value = c.value)) as words
        from category_words c group by c.place, c.reading, c.value) c
      join readings r on r.place = c.place and r.reading = c.reading and r.words = c.words
      group by c.place, c.value)
    select p.place, i.id,
      case when p.place in (select place from makers_meant where is_typed) then 'maker'
        when p.place in (select place from categories_meant where is_typed) then 'category' end as named
    from (select place from makers_meant union select place from categories_meant) p cross join lateral (
      select i.id, i.weight, i.maker in (select value from maker_words m where m.place = p.place) as is_of_maker from (
        select i.id, i.weight, i.maker from makers_meant m cross join lateral (
          select * from items i where ${isInCatalogue(sql`i`)} and i.maker = m.value
          order by ${byPopularity(sql`i`)} limit ${given('limit')}::int) i where m.place = p.place
        union
        select i.id, i.weight, i.maker from categories_meant c cross join lateral (
          select * from items i where ${isInCatalogue(sql`i`)} and i.category = c.value
          order by ${byPopularity(sql`i`)} limit ${given('limit')}::int) i where c.place = p.place
        union
        select i.id, i.weight, i.maker from (
          select distinct value from maker_words m where m.place = p.place) m cross join lateral (
          select * from items i where ${isInCatalogue(sql`i`)} and i.maker = m.value
          order by ${byPopularity(sql`i`)} limit ${given('limit')}::int) i
        where i.category in (select value from categories_meant c where c.place = p.place)) i
      order by is_of_maker desc, ${byPopularity(sql`i`)} limit ${given('limit')}::int) i
    order by p.place, i.is_of_maker desc, ${byPopularity(sql`i`)}`,
);

/** Shorter words are one letter away from too many others. */
const minTypoLength = 5;

type NamedWords = Pick<SearchTerm, 'place' | 'typed' | 'number' | 'isRefused'>;

/**
 * Each word begins a word of the category's name, in any order, or is a maker, whose items then come first: 'ball bearing',
 * 'koyo taper roller', 'needlebearing'. One typing error is allowed.
 */
export function findItemsByMakerOrCategory(
  db: Db,
  site: string,
  terms: readonly NamedWords[],
  limit: number,
): Promise<Found[]> {
  const words = terms.flatMap(({ place, typed, number, isRefused }) => {
    const named = isRefused ? [] : categoryReadings(typed).map((words) => ({ words, isWhole: true }));
    // What a maker whose items are not sold here makes, others make too.
    const ofOthers = number === typed ? [] : categoryReadings(number).map((words) => ({ words, isWhole: isRefused }));
    return [...named, ...ofOthers].flatMap(({ words, isWhole }, reading) =>
      words.flatMap((word, nth) => spellings(word, isWhole).map((spelling) => ({ place, reading, nth, ...spelling }))),
    );
  });
  return findItems(db, { site, words: JSON.stringify(words), limit });
}

function spellings(word: string, isWhole: boolean) {
  // Names of makers and categories hardly ever have digits.
  const near = word.length < minTypoLength || /\d/.test(word) ? [] : typoVariants(word);
  return [{ key: word, is_typed: isWhole }, ...near.map((key) => ({ key, is_typed: false }))];
}
