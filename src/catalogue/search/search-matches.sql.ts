import { type SQL, sql } from 'drizzle-orm';
import { searchWords } from '../catalogue.table.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import { matchRank } from './match-rank.data.ts';
import type { SearchTerm } from './search-terms.ts';

// Which items match a number, and how well. A size ranks like a universal number, a size within the tolerance behind
// them. `place` is the position of the number in the search.

/** A higher count is not exact. */
export const maxCounted = 1000;

// Sorts after every other character, also by bytes in UTF-8.
const highestCharacter = '\u{10FFFF}';
const given = sql.placeholder;
const raw = (count: number) => sql.raw(String(count));

type KeyNames =
  | 'place'
  | 'key'
  | 'gtin'
  | 'isNumber'
  | 'maker'
  | 'isRefused'
  | 'universalKeys'
  | 'otherKeys'
  | 'size'
  | 'sizeSeal'
  | 'sizeTypes'
  | 'clearance'
  | 'shaftMm';
export type SearchKeys = Pick<SearchTerm, KeyNames>;

const columnsOfTerm = ({
  place,
  key,
  gtin,
  isNumber,
  maker,
  isRefused,
  universalKeys,
  otherKeys,
  size,
  sizeSeal,
  sizeTypes,
  clearance,
  shaftMm,
}: SearchKeys) => ({
  place,
  key,
  gtin,
  isNumber,
  maker,
  isRefused,
  keyEnd: key + highestCharacter,
  universalKeys,
  otherKeys,
  bore: size?.d ?? shaftMm,
  outside: size?.D ?? null,
  width: size?.B ?? null,
  tolerance: size?.toleranceMm ?? 0,
  seal: sizeSeal,
  types: sizeTypes,
  clearance,
});

export type TermParams = Omit<ReturnType<typeof columnsOfTerm>, 'place'> & { site: string };
export const termParams = (site: string, term: SearchTerm): TermParams => ({ site, ...columnsOfTerm(term) });

/** Plain parameters, so that the plan does not depend on their values and is cached. */
export const termCte = sql`
  terms as materialized (
    select 1 as place, ${given('key')}::text as key, ${given('keyEnd')}::text as key_end, ${given('gtin')}::text as gtin,
      ${given('isNumber')}::boolean as is_number, ${given('maker')}::text as maker, ${given('isRefused')}::boolean as is_refused,
      ${given('universalKeys')}::text[] as universal_keys, ${given('otherKeys')}::text[] as other_keys,
      ${given('bore')}::float8 as bore,
      ${given('outside')}::float8 as outside, ${given('width')}::float8 as width,
      ${given('tolerance')}::float8 as tolerance, ${given('seal')}::text as seal,
      ${given('types')}::text[] as types, ${given('clearance')}::text as clearance)`;

export const termListParam = (terms: readonly SearchKeys[]) => ({
  terms: JSON.stringify(terms.map(columnsOfTerm)),
});

export const termListCte = sql`
  terms as materialized (
    select place, key, "keyEnd" as key_end, gtin, "isNumber" as is_number, maker, "isRefused" as is_refused, "universalKeys" as universal_keys,
      "otherKeys" as other_keys, bore, outside, width, tolerance, seal, types, clearance
    from json_to_recordset(${given('terms')}::json) as a(place int, key text, "keyEnd" text, gtin text, "isNumber" boolean, maker text, "isRefused" boolean,
      "universalKeys" text[], "otherKeys" text[], bore float8, outside float8, width float8, tolerance float8, seal text, types text[], clearance text))`;

const i = sql`i`;

export const searchMatchColumns = (rank: number | SQL) =>
  sql`i.id, ${typeof rank === 'number' ? raw(rank) : rank} as rank, a.place, i.weight, i.facets`;

// Typed and stored sizes may differ in the last binary digit.
const isNear = (size: string) => sql`
  i.${sql.raw(size)}_mm between a.${sql.raw(size)} - a.tolerance - 1e-9 and a.${sql.raw(size)} + a.tolerance + 1e-9`;

/** Items that the seller has given the word to. They are labelled, because the number is not theirs. */
export const wordMatches = sql`
  select ${searchMatchColumns(matchRank.searchWord)} from ${searchWords} w join items i on i.id = w.item_id and ${isInCatalogue(i)}
    where w.site = ${given('site')} and w.key = a.key and a.key <> ''
  union all`;

export const isWordMatch = (found: SQL) => sql`${found}.rank = ${raw(matchRank.searchWord)}`;

export const exactMatches = sql`
  select ${searchMatchColumns(matchRank.stockCode)} from items i where ${isInCatalogue(i)} and i.code_key = a.key and a.key <> ''
  union all
  select ${searchMatchColumns(matchRank.stockCode)} from items i where ${isInCatalogue(i)} and i.gtin = a.gtin and i.gtin <> ''
  union all
  select ${searchMatchColumns(matchRank.designation)} from items i where ${isInCatalogue(i)} and i.name_key = a.key and a.key <> ''
  union all
  select ${searchMatchColumns(matchRank.universalNumber)} from items i where ${isInCatalogue(i)} and i.universal_key = any(a.universal_keys)
  union all
  select ${searchMatchColumns(matchRank.universalNumber)} from items same join items i on i.universal_key = same.universal_key and ${isInCatalogue(i)}
    where ${isInCatalogue(sql`same`)} and same.name_key = a.key and same.universal_key <> '' and a.key <> ''`;

/** Those of the seal, the clearance and the type that are named beside the size come first. */
const byNamed = sql`case when (a.seal is null or i.seal = a.seal) and (a.clearance is null or i.clearance = a.clearance)
    and (a.types is null or i.bearing_type = any(a.types))
  then ${raw(matchRank.designation)} else ${raw(matchRank.universalNumber)} end`;
/** The index of sizes is enough where no seal, clearance or type is named. */
export const isPlainSize = sql`a.seal is null and a.types is null and a.clearance is null`;

export const exactOrSizeMatches = (maxPerSize?: number) => sql`
  ${exactMatches}
  union all
  select ${searchMatchColumns(matchRank.otherReading)} from items i where ${isInCatalogue(i)} and i.universal_key = any(a.other_keys)
  union all
  (select ${searchMatchColumns(matchRank.universalNumber)} from items i where ${isInCatalogue(i)} and ${isPlainSize} and i.bore_mm = a.bore
    and i.outside_mm = a.outside and i.width_mm = a.width order by ${byPopularity(i)} ${limitClause(maxPerSize)})
  union all
  (select ${searchMatchColumns(matchRank.universalNumber)} from items i where ${isInCatalogue(i)} and ${isPlainSize} and a.width is null
    and i.bore_mm = a.bore and i.outside_mm = a.outside ${limitClause(maxPerSize)})
  union all
  (select ${searchMatchColumns(byNamed)} from items i where ${isInCatalogue(i)} and not (${isPlainSize}) and i.bore_mm = a.bore
    and i.outside_mm = a.outside and (a.width is null or i.width_mm = a.width) ${limitClause(maxPerSize)})
  union all
  (select ${searchMatchColumns(matchRank.universalNumber)} from items i where ${isInCatalogue(i)} and a.outside is null and ${isPlainSize}
    and i.bore_mm = a.bore ${limitClause(maxPerSize)})
  union all
  (select ${searchMatchColumns(byNamed)} from items i where ${isInCatalogue(i)} and a.outside is null and not (${isPlainSize})
    and i.bore_mm = a.bore and (a.types is null or i.bearing_type = any(a.types)) ${limitClause(maxPerSize)})
  union all
  (select ${searchMatchColumns(matchRank.withinTolerance)} from items i where ${isInCatalogue(i)} and a.tolerance > 0 and ${isNear('bore')}
    and ${isNear('outside')} and (a.width is null or ${isNear('width')}) ${limitClause(maxPerSize)})`;

export const exactMatchesCte = (matches: SQL) =>
  sql`exact as materialized (select f.* from terms a cross join lateral (${matches}) f)`;

const limitClause = (limit: number | undefined) => (limit === undefined ? sql`` : sql`limit ${raw(limit)}`);

/** Digits behind those of the number a.key make it another one: 23120 for 2312, but not the 2 of the seals 2RS, 2Z and 2LS. */
const hasMoreDigits = (column: SQL) => sql`(ascii(substr(${column}, length(a.key) + 1, 1)) between 48 and 57
    and substr(${column}, length(a.key) + 1, 2) not in ('2R', '2Z', '2H', '2L', '2N', '2T'))`;

export const isLongerNumber = (column: SQL) =>
  sql`(ascii(right(a.key, 1)) between 48 and 57 and ${hasMoreDigits(column)})`;

const rankOfPrefix = (column: SQL) => sql`
  case when a.is_number and ${hasMoreDigits(column)}
    then ${raw(matchRank.longerNumber)} else ${raw(matchRank.prefix)} end`;

export const prefixMatches = (column: SQL, limit: number | undefined, when = sql`true`): SQL => sql`
  select f.* from terms a cross join lateral (
    select ${searchMatchColumns(rankOfPrefix(column))} from items i
    where ${isInCatalogue(i)} and ${column} ~>=~ a.key and ${column} ~<~ a.key_end ${limitClause(limit)}) f
  where a.key <> '' and ${when}`;

const highestTier = 60;
const maxPopular = 100;

/** Reads tier by tier from the most popular, so it is fast however many items match. */
export const popularPrefixMatches = (when: SQL) => sql`
  select f.* from terms a cross join lateral (
    select t.* from generate_series(${raw(highestTier)}, 0, -1) tiers(tier) cross join lateral (
      select ${searchMatchColumns(matchRank.prefix)} from items i
      where ${isInCatalogue(i)} and i.tier = tiers.tier and i.name_key ~>=~ a.key and i.name_key ~<~ a.key_end
      limit ${raw(maxPopular)}) t
    limit ${raw(maxPopular)}) f
  where a.key <> '' and ${when}`;

/** The rank below which no other bearing comes before one of the named maker. */
export const isOfAnotherNumber = (found: SQL) => sql`${found}.rank > ${raw(matchRank.prefix)}`;

/** The item is of the named maker, or of any other where the maker is refused. */
export const isFromNamedMaker = (found: SQL) => sql`
  case when (select bool_and(a.maker is null) from terms a) then true
    else coalesce((select (upper(m.maker) = a.maker) <> a.is_refused from items m join terms a on a.place = ${found}.place
      where m.id = ${found}.id), true) end`;
