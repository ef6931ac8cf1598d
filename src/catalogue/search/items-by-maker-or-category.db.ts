import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import { categoryReadings, subCategoryReadings } from './category-words.rule.ts';
import { looseIndexScan, subCategoriesCte } from './loose-index-scan.sql.ts';
import type { SearchTerm } from './search-terms.ts';
import { typoVariants } from './typo-variants.ts';

const normalized = (text: SQL) => sql`upper(regexp_replace(${text}, '[^[:alnum:]]', '', 'g'))`;

/** The words typed, as `typedWordsParam` gives them, and which of them are makers. */
const typedWordsCte = sql`
  typed_words as materialized (
    select * from json_to_recordset(${sql.placeholder('words')}::json)
      as w(place int, reading int, nth int, key text, is_typed boolean)),
  readings as materialized (
    select place, reading, count(distinct nth) as words from typed_words group by place, reading),
  ${looseIndexScan(sql`makers`, sql`maker`, sql`''::text`)},
  maker_words as materialized (
    select w.place, w.reading, w.nth, m.value, bool_or(w.is_typed) as is_typed
    from makers m join typed_words w on w.key = ${normalized(sql`m.value`)}
    group by w.place, w.reading, w.nth, m.value)`;

/**
 * Which of the kinds(kind, names) the words mean: each begins a word of one of the kind's names, in any order, or is a
 * maker. `is_typed` where they are written so, not only nearly.
 */
const kindsMeantCte = (kinds: SQL) => sql`
  kinds as materialized (${kinds}),
  name_words as materialized (
    select k.kind, n.name, w.word, w.nth from kinds k, unnest(k.names) n(name),
      regexp_split_to_table(upper(n.name), '[^[:alnum:]]+') with ordinality w(word, nth)),
  ends as materialized (
    select distinct first.kind, (
      select string_agg(n.word, '' order by n.nth) from name_words n
      where n.kind = first.kind and n.name = first.name and n.nth >= first.nth) as letters
    from name_words first),
  beginnings as materialized (
    select distinct e.kind, left(e.letters, l.length) as letters
    from ends e join (select distinct length(key) as length from typed_words) l on length(e.letters) >= l.length),
  kind_words as materialized (
    select w.place, w.reading, w.nth, b.kind, bool_or(w.is_typed) as is_typed
    from beginnings b join typed_words w on w.key = b.letters
    group by w.place, w.reading, w.nth, b.kind),
  kinds_meant as materialized (
    select k.place, k.kind, bool_or(k.is_typed) as is_typed from (
      select k.place, k.reading, k.kind, bool_and(k.is_typed) as is_typed,
        count(*) + (
          select count(distinct m.nth) from maker_words m
          where m.place = k.place and m.reading = k.reading
            and m.nth not in (
              select o.nth from kind_words o
              where o.place = k.place and o.reading = k.reading and o.kind = k.kind)) as words
      from kind_words k group by k.place, k.reading, k.kind) k
    join readings r on r.place = k.place and r.reading = k.reading and r.words = k.words
    group by k.place, k.kind)`;

type NamedWords = Pick<SearchTerm, 'place' | 'typed' | 'number' | 'isRefused'>;

/** One typing error is allowed. */
function typedWordsParam(terms: readonly NamedWords[], readingsOf = categoryReadings): string {
  const words = terms.flatMap(({ place, typed, number, isRefused }) => {
    const named = isRefused ? [] : readingsOf(typed).map((words) => ({ words, isWhole: true }));
    // What a maker whose items are not sold here makes, others make too.
    const ofOthers = number === typed ? [] : readingsOf(number).map((words) => ({ words, isWhole: isRefused }));
    return [...named, ...ofOthers].flatMap(({ words, isWhole }, reading) =>
      words.flatMap((word, nth) => spellings(word, isWhole).map((spelling) => ({ place, reading, nth, ...spelling }))),
    );
  });
  return JSON.stringify(words);
}

/** Shorter words are one letter away from too many others. */
const minTypoLength = 5;

function spellings(word: string, isWhole: boolean) {
  // Names of makers and categories hardly ever have digits.
  const near = word.length < minTypoLength || /\d/.test(word) ? [] : typoVariants(word);
  return [{ key: word, is_typed: isWhole }, ...near.map((key) => ({ key, is_typed: false }))];
}

const i = sql`i`;
const best = sql`order by ${byPopularity(i)} limit ${sql.placeholder('limit')}::int`;
const isOfMaker = sql`i.maker in (select value from maker_words m where m.place = p.place) as is_of_maker`;

/** `named` tells whose name the words are, not only nearly. */
type Found = { place: number; id: number; named: 'maker' | 'category' | null };
type Lookup = { site: string; words: string; limit: number };

const findItems = prepareStatement<Lookup, Found>(
  'catalogue_by_words',
  sql`with recursive ${typedWordsCte},
    ${looseIndexScan(sql`categories`, sql`category`, sql`i.super_category`)},
    makers_meant as materialized (
      select place, value, bool_or(is_typed) as is_typed
      from maker_words join readings r using (place, reading) where r.words = 1 group by place, value),
    ${kindsMeantCte(sql`select value as kind, array[value, extra] as names from categories`)}
    select p.place, i.id,
      case when p.place in (select place from makers_meant where is_typed) then 'maker'
        when p.place in (select place from kinds_meant where is_typed) then 'category' end as named
    from (select place from makers_meant union select place from kinds_meant) p cross join lateral (
      select i.id, i.weight, ${isOfMaker} from (
        select i.id, i.weight, i.maker from makers_meant m cross join lateral (
          select * from items i where ${isInCatalogue(i)} and i.maker = m.value ${best}) i where m.place = p.place
        union
        select i.id, i.weight, i.maker from kinds_meant k cross join lateral (
          select * from items i where ${isInCatalogue(i)} and i.category = k.kind ${best}) i where k.place = p.place
        union
        select i.id, i.weight, i.maker from (
          select distinct value from maker_words m where m.place = p.place) m cross join lateral (
          select * from items i where ${isInCatalogue(i)} and i.maker = m.value ${best}) i
        where i.category in (select kind from kinds_meant k where k.place = p.place)) i
      order by is_of_maker desc, ${byPopularity(i)} limit ${sql.placeholder('limit')}::int) i
    order by p.place, i.is_of_maker desc, ${byPopularity(i)}`,
);

/** Of words that name a maker or a category: 'ball bearing', 'koyo taper roller', 'needlebearing'. */
export const findItemsByMakerOrCategory = (
  db: Db,
  site: string,
  terms: readonly NamedWords[],
  limit: number,
): Promise<Found[]> => findItems(db, { site, words: typedWordsParam(terms), limit });

const kind = sql`s.category || chr(31) || s.sub_category`;

const findItemsOfSubCategories = prepareStatement<Lookup, Omit<Found, 'named'>>(
  'catalogue_by_sub_category',
  sql`with recursive ${typedWordsCte},
    ${subCategoriesCte},
    ${kindsMeantCte(sql`
      select ${kind} as kind, array[s.sub_category, s.category, s.super_category] as names from sub_categories s`)}
    select p.place, i.id
    from (select distinct place from kinds_meant where is_typed) p cross join lateral (
      select i.id, i.weight, ${isOfMaker} from (
        select i.* from kinds_meant k join sub_categories s on ${kind} = k.kind cross join lateral (
          select i.id, i.weight, i.maker from items i
          where ${isInCatalogue(i)} and i.category = s.category and i.sub_category = s.sub_category ${best}) i
        where k.place = p.place and k.is_typed) i
      order by is_of_maker desc, ${byPopularity(i)} limit ${sql.placeholder('limit')}::int) i
    order by p.place, i.is_of_maker desc, ${byPopularity(i)}`,
);

/** Of words that name a sub category, also beside its category: 'hydraulic oil', 'truck battery'. */
export const findItemsBySubCategory = (
  db: Db,
  site: string,
  terms: readonly NamedWords[],
  limit: number,
): Promise<Omit<Found, 'named'>[]> =>
  findItemsOfSubCategories(db, { site, words: typedWordsParam(terms, subCategoryReadings), limit });
