import { sql } from 'drizzle-orm';
import { type BearingType, typesOfOtherFunction } from '../../bearings/attributes.ts';
import { dialectByBrand } from '../../bearings/makers.ts';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import { isCalledBearing, wordsOfKind } from './category-words.rule.ts';
import { findItemsByMakerOrCategory, findItemsBySubCategory } from './items-by-maker-or-category.db.ts';
import { typesNamed } from './named-types.rule.ts';
import { type NamedItem, nearestFirst } from './nearest-items.ts';
import { isLongerNumber } from './search-matches.sql.ts';
import type { SearchTerm } from './search-terms.ts';
import { typoVariants } from './typo-variants.ts';

/** A trigram has three characters; shorter keys match everything. */
const minLength = 3;
const maxResembling = 200;

const given = sql.placeholder;
const i = sql`i`;
const m = sql`m`;

type Lookup = { site: string; limit: number; terms: string };
type Found = { place: number; id: number };

const best = sql`order by ${byPopularity(m)} limit ${given('limit')}::int`;
const eachBest = sql`order by a.place, ${byPopularity(m)}`;

// `offset 0` makes PostgreSQL use the trigram index before it sorts by popularity.
const findContaining = prepareStatement<Lookup, Found>(
  'catalogue_containing',
  sql`select a.place, m.id
    from json_to_recordset(${given('terms')}::json) as a(place int, pattern text, more text[]) cross join lateral (
      select m.id, m.weight from (
        select i.id, i.weight from items i where ${isInCatalogue(i)} and i.name_key like a.pattern
          and i.name_key || ' ' || upper(i.sub_category) like all(a.more) offset 0) m ${best}) m
    ${eachBest}`,
);

/** The same number with other suffixes: 6205-2Z for 6205-2RS, the likeliest first; 6250 is another number than 625. */
const findVersions = prepareStatement<Lookup, Found & NamedItem>(
  'catalogue_versions',
  sql`select a.place, m.id, m.name, m.maker
    from json_to_recordset(${given('terms')}::json) as a(place int, key text, likely text[]) cross join lateral (
      select m.id, m.name, m.maker, m.weight, m.likeliest from (
        select i.id, i.name, i.maker, i.weight, array_position(a.likely, i.universal_key) as likeliest from items i
        where ${isInCatalogue(i)} and i.universal_key ~>=~ a.key and i.universal_key ~<~ (a.key || chr(1114111))
          and not ${isLongerNumber(sql`i.universal_key`)} offset 0) m
      order by m.likeliest, ${byPopularity(m)} limit ${given('limit')}::int) m
    order by a.place, m.likeliest, ${byPopularity(m)}`,
);

const findSameSize = prepareStatement<Lookup, Found & NamedItem>(
  'catalogue_same_size',
  sql`select a.place, m.id, m.name, m.maker
    from json_to_recordset(${given('terms')}::json)
      as a(place int, bore float8, outside float8, width float8, only_type text, other_types text[])
    cross join lateral (
      select i.id, i.weight, i.name, i.maker from items i
      where ${isInCatalogue(i)} and i.bore_mm = a.bore and i.outside_mm = a.outside
        and (a.width is null or i.width_mm = a.width)
        and (i.bearing_type = a.only_type or (a.only_type is null and i.bearing_type <> all(a.other_types)))
      order by ${byPopularity(i)} limit ${given('limit')}::int) m
    ${eachBest}`,
);

const findTypos = prepareStatement<Lookup, Found>(
  'catalogue_near',
  sql`select a.place, m.id
    from json_to_recordset(${given('terms')}::json) as a(place int, keys text[]) cross join lateral (
      select m.id, m.weight from (
        select i.id, i.weight from items i where ${isInCatalogue(i)} and i.name_key = any(a.keys)
        union
        select i.id, i.weight from items i where ${isInCatalogue(i)} and i.universal_key = any(a.keys)) m ${best}) m
    ${eachBest}`,
);

/** Share of common trigrams; the looser step takes up to ten times as long in a large catalogue. */
const similarityThresholds = ['0.45', '0.3'];

// `%` reads its threshold from a setting, which is set for this statement only, before the items are read.
// `offset 0` keeps the site out of the index condition; otherwise the whole site's index would be read as well.
const findResembling = prepareStatement<Lookup & { threshold: string }, Found>(
  'catalogue_resembling',
  sql`with threshold as materialized (
      select set_config('pg_trgm.similarity_threshold', ${given('threshold')}, true) as value)
    select a.place, m.id
    from threshold t cross join json_to_recordset(${given('terms')}::json) as a(place int, key text) cross join lateral (
      select i.id, i.weight, similarity(i.name_key, a.key) as similarity from (
        select * from items i where t.value <> '' and i.retired_at is null and i.name_key % a.key offset 0) i
      where ${isInCatalogue(i)}
      order by similarity desc, ${byPopularity(i)}
      limit least(${given('limit')}::int, ${sql.raw(String(maxResembling))})) m
    order by a.place, m.similarity desc, ${byPopularity(m)}`,
);

/** Words such as oil are in names in any order: 'oil 46' in 'Hydra 46 oil 20 L'. */
const hasWordOfLetters = (words: readonly string[]): boolean =>
  words.some((word) => word.length >= minLength && !/\d/.test(word));

/** The last of several words says what a thing is: 'engine oil' is an oil, and a maker alone stands for bearings. */
function lastWord(term: Numbers[number]): Numbers[number][] {
  const isOfMaker = Object.hasOwn(dialectByBrand, term.number.toUpperCase());
  const words = wordsOfKind(term.number);
  const isOfKind = typesNamed(term.number).length > 0 || words.includes('FOLLOWER');
  const isAnyBearing = isCalledBearing(term.number) && !isOfKind;
  if (isOfMaker || (isAnyBearing && !/\d/.test(term.number))) return [{ ...term, typed: 'bearing', number: 'bearing' }];
  const [last = ''] = words.slice(-1);
  return words.length > 1 && last.length >= minLength && !/\d/.test(last)
    ? [{ ...term, typed: last, number: last }]
    : [];
}

/** The name holds each of the words, or its sub category does: 'car battery 35 Ah'; the longest narrows the search most. */
function containing(words: readonly string[]): { pattern: string; more: string[] } {
  const [longest = '', ...more] = words.toSorted((a, b) => b.length - a.length);
  return { pattern: `%${longest}%`, more: more.map((word) => `%${word}%`) };
}

/** A one-way clutch never replaces a bearing of its size. */
const comparableTypes = (type: BearingType | null) => ({
  only_type: type && typesOfOtherFunction.includes(type) ? type : null,
  other_types: typesOfOtherFunction,
});

type Numbers = readonly Pick<
  SearchTerm,
  'place' | 'typed' | 'number' | 'maker' | 'isRefused' | 'key' | 'basicKey' | 'likelyKeys' | 'whole'
>[];

/** The items that are offered instead of a number that no item has. */
export type Alternatives = { ids: readonly number[]; kind: AlternativeKind };
type AlternativeKind =
  | 'other versions'
  | 'other reading'
  | 'insert of the unit'
  | 'same size'
  | 'similar items'
  | 'of this maker'
  | 'of this category'
  | 'of these words';

/**
 * By place, best first. For a number that was read to its end: the same number with other suffixes, those first that have
 * most of what is written; else the insert of a unit; else items of its size, else the number in another of its readings.
 * For any other: of the maker or category that it names, else contains it or is one typing error away, else same basic
 * number, else nearly the name of a maker or category, else similar, else of the category of its last word. All numbers go through each step together to save round trips.
 */
export async function findSimilarItems(
  db: Db,
  site: string,
  numbers: Numbers,
  limit: number,
): Promise<ReadonlyMap<number, Alternatives>> {
  const found = new Map<number, { ids: number[]; kind: Alternatives['kind'] }>();
  const missing = () => numbers.filter(({ place, key }) => key.length >= minLength && !found.has(place));
  const add = (rows: readonly Found[], kind: Alternatives['kind']) => {
    for (const { place, id } of rows) {
      const ids = found.get(place)?.ids ?? [];
      if (!ids.includes(id) && ids.length < limit) found.set(place, { ids: [...ids, id], kind });
    }
  };
  const addNearest = (rows: readonly (Found & NamedItem)[], kind: Alternatives['kind']) => {
    for (const term of numbers) {
      const ofTerm = rows.filter(({ place }) => place === term.place);
      add(nearestFirst(term, ofTerm), kind);
    }
  };
  const addNamed = (rows: Awaited<ReturnType<typeof findItemsByMakerOrCategory>>) => {
    for (const row of rows) add([row], row.named === null ? 'similar items' : `of this ${row.named}`);
  };
  const lookup = (terms: readonly object[]): Lookup => ({ site, limit, terms: JSON.stringify(terms) });

  await findForWholeNumbers();
  await findForOtherNumbers();
  return found;

  async function findForWholeNumbers(): Promise<void> {
    const readingsEach = Math.max(0, ...numbers.map(({ whole }) => whole.length));
    const readings = (nth: number) =>
      missing().flatMap(({ place, whole }) => (whole[nth] ? [{ place, ...whole[nth] }] : []));
    const versionsOf = async (nth: number) => {
      const versions = readings(nth).map(({ place, basicKey: key, likelyKeys: likely }) => ({ place, key, likely }));
      return versions.length > 0 ? findVersions(db, lookup(versions)) : [];
    };
    addNearest(await versionsOf(0), 'other versions');
    const units = readings(0).flatMap(({ place, insertKey: key }) => (key ? [{ place, key, likely: [key] }] : []));
    if (units.length > 0) add(await findVersions(db, lookup(units)), 'insert of the unit');
    const sizes = readings(0).flatMap(({ place, size, type }) =>
      size ? [{ place, bore: size.d, outside: size.D, width: size.B ?? null, ...comparableTypes(type) }] : [],
    );
    if (sizes.length > 0) addNearest(await findSameSize(db, lookup(sizes)), 'same size');
    for (let nth = 1; nth < readingsEach; nth += 1) add(await versionsOf(nth), 'other reading');
  }

  async function findForOtherNumbers(): Promise<void> {
    const others = () => missing().filter(({ whole }) => whole.length === 0);
    const all = others();
    if (all.length === 0) return;
    const words = all.filter(({ key }) => !/\d/.test(key));
    const texts = all.flatMap(({ place, number, key }) => {
      const ofKind = wordsOfKind(number);
      const isOfWords = hasWordOfLetters(ofKind);
      return ofKind.length > 0 ? [{ place, isOfWords, words: isOfWords ? ofKind : [key] }] : [];
    });
    const [ofName, ofText, mistyped] = await Promise.all([
      words.length > 0 ? findItemsByMakerOrCategory(db, site, words, limit) : [],
      findContaining(db, lookup(texts.map(({ place, words }) => ({ place, ...containing(words) })))),
      findTypos(db, lookup(all.map(({ place, key }) => ({ place, keys: typoVariants(key) })))),
    ]);
    const ofMissing = <Row extends Found>(rows: readonly Row[]): Row[] => {
      const places = new Set(others().map(({ place }) => place));
      return rows.filter(({ place }) => places.has(place));
    };
    addNamed(ofName.filter(({ named }) => named !== null));
    const ofWords = new Set(texts.filter(({ isOfWords }) => isOfWords).map(({ place }) => place));
    add(ofMissing(ofText.filter(({ place }) => ofWords.has(place))), 'of these words');
    const ofMoreWords = others().filter((term) => words.includes(term) || /\bseries\b/i.test(term.number));
    if (ofMoreWords.length > 0) add(await findItemsBySubCategory(db, site, ofMoreWords, limit), 'of this category');
    add(ofMissing([...ofText, ...mistyped]), 'similar items');
    addNamed(ofMissing(ofName));
    const ofBasicNumber = others().flatMap(({ place, basicKey: key, likelyKeys: likely }) =>
      key ? [{ place, key, likely, pattern: `${key}%`, more: [] }] : [],
    );
    if (ofBasicNumber.length > 0) {
      const [versions, named] = await Promise.all([
        findVersions(db, lookup(ofBasicNumber)),
        findContaining(db, lookup(ofBasicNumber)),
      ]);
      add([...versions, ...named], 'similar items');
    }
    const remaining = others().filter((term) => !words.includes(term));
    if (remaining.length > 0) addNamed(await findItemsByMakerOrCategory(db, site, remaining, limit));
    for (const threshold of similarityThresholds) {
      if (others().length > 0) add(await findResembling(db, { ...lookup(others()), threshold }), 'similar items');
    }
    const ofLastWord = others().flatMap(lastWord);
    if (ofLastWord.length === 0) return;
    const likely = await findItemsByMakerOrCategory(db, site, ofLastWord, limit);
    // Joint is one letter away from the points of four-point contact.
    add(
      likely.filter(({ named }) => named !== null),
      'similar items',
    );
  }
}
