import { type SQL, sql } from 'drizzle-orm';
import { categoryReadings } from './category-words.rule.ts';
import { looseIndexScan } from './loose-index-scan.sql.ts';
import type { SearchTerm } from './search-terms.ts';
import { typoVariants } from './typo-variants.ts';

const normalized = (text: SQL) => sql`upper(regexp_replace(${text}, '[^[:alnum:]]', '', 'g'))`;

/** The words typed, as `typedWordsParam` gives them, and which of them are makers. */
export const typedWordsCte = sql`
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
export const kindsMeantCte = (kinds: SQL) => sql`
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

export type NamedWords = Pick<SearchTerm, 'place' | 'typed' | 'number' | 'isRefused'>;

/** One typing error is allowed. */
export function typedWordsParam(terms: readonly NamedWords[], readingsOf = categoryReadings): string {
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
