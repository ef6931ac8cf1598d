import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { pickColumns, type RowOf, selectList } from '../../server/database/select-list.server.ts';
import { byPopularity } from '../items/catalogue-items.sql.ts';
import { drawingColumns, item } from '../items/item-columns.sql.ts';
import {
  type ItemColumnList,
  type ItemRecord,
  itemAndInterchangeable,
  statementForViewer,
  type ViewerContext,
} from '../items/load-items.db.ts';
import { matchRank } from './match-rank.data.ts';
import {
  exactMatches,
  exactMatchesCte,
  exactOrSizeMatches,
  isFromNamedMaker,
  isOfAnotherNumber,
  isWordMatch,
  maxCounted,
  popularPrefixMatches,
  prefixMatches,
  type TermParams,
  termCte,
  termParams,
  wordMatches,
} from './search-matches.sql.ts';
import type { SearchTerm } from './search-terms.ts';
import type { BestMatch } from './unmatched-number.ts';

const suggestedColumns = {
  ...pickColumns(item, 'id', 'name', 'maker', 'superCategory', 'category', 'subCategory', 'universalNo'),
  ...drawingColumns,
};
/** `byWord`: the typed text is a search word of the seller's own. */
export type SuggestedItem = RowOf<typeof suggestedColumns> & { byWord: boolean };

export type Suggestions = {
  /** Exact up to 1,000. */
  total: number;
  /** Null where none matches. */
  best: BestMatch | null;
  items: SuggestedItem[];
  described: ItemRecord[];
};

const maxSuggestions = 8;
const maxInterchangeable = 3;

const limit = sql.raw(String(maxCounted));

/** One JSON reply saves a second round trip. */
const suggestionColumnsJson = (columns: ItemColumnList) => sql`
  (select coalesce(json_agg(s order by s.row), '[]'::json) from (
    select ${selectList(suggestedColumns)}, best.row, ${isWordMatch(sql`best`)} as "byWord" from best join items i on i.id = best.id) s) as items,
  ${itemAndInterchangeable(columns, sql`(select best.id from best where best.row = 1)`, maxInterchangeable)} as described`;

// If more items begin with the key than are counted, the best are found by popularity instead.
const tooMany = sql`(select counted.too_many from counted)`;
const counted = sql`
  prefixed as materialized (${prefixMatches(sql`i.name_key`, maxCounted + 1)}),
  counted as materialized (select count(*) > ${limit} as too_many from prefixed)`;

const suggestBy = (matchedBy: string, matches: SQL, orderFirst: SQL, isOfMaker: SQL) =>
  statementForViewer<TermParams, Suggestions>(
    `catalogue_suggest_by_${matchedBy}`,
    (columns) => sql`with ${termCte}, ${counted}, ${exactMatchesCte(sql`${wordMatches} ${matches}`)},
    found as (
      select * from exact
      union all select * from prefixed where not ${tooMany}
      union all ${prefixMatches(sql`i.universal_key`, maxCounted + 1, sql`not ${tooMany}`)}
      union all ${prefixMatches(sql`i.code_key`, maxCounted + 1, sql`not ${tooMany}`)}
      union all ${popularPrefixMatches(tooMany)}),
    hits as materialized (
      select f.id, min(f.rank) as rank, min(f.place) as place, max(f.weight) as weight from found f group by f.id),
    best as materialized (
      select b.id, b.rank, b.place, row_number() over () as row from (
        select h.id, h.rank, h.place from hits h order by ${orderFirst} h.rank, ${byPopularity(sql`h`)}
        limit ${sql.raw(String(maxSuggestions))}) b)
    select case when ${tooMany} then ${limit} else (select least(count(*), ${limit}) from hits) end::int as total,
      (select json_build_object('rank', best.rank, 'isOfMaker', ${isOfMaker}) from best where best.row = 1) as best,
      ${suggestionColumnsJson(columns)}`,
  );

// Most searches have no size, no maker and one meaning; the shorter statement is faster.
const suggest = suggestBy('name', exactMatches, sql``, sql`true`);
const namedMakerFirst = sql`${isOfAnotherNumber(sql`h`)}, ${isFromNamedMaker(sql`h`)} desc,`;
const suggestAny = suggestBy(
  'name_or_size',
  exactOrSizeMatches(maxCounted + 1),
  namedMakerFirst,
  isFromNamedMaker(sql`best`),
);

const suggestByIds = statementForViewer<{ ids: number[] }, Omit<Suggestions, 'total' | 'best'>>(
  'catalogue_suggest_these',
  (columns) => sql`with best as materialized (
      select wanted.id, wanted.row, ${sql.raw(String(matchRank.misspelled))} as rank from unnest(${sql.placeholder('ids')}::bigint[]) with ordinality as wanted(id, row))
    select ${suggestionColumnsJson(columns)}`,
);

const findOne = prepareStatement<TermParams, { id: number }>(
  'catalogue_name_one',
  sql`with ${termCte}, ${exactMatchesCte(exactOrSizeMatches(1))}
    select n.id from exact n where not ${isOfAnotherNumber(sql`n`)}
    order by ${isFromNamedMaker(sql`n`)} desc, n.rank, ${byPopularity(sql`n`)} limit 1`,
);

const none: Suggestions = { total: 0, best: null, items: [], described: [] };

export async function findSuggestions(context: ViewerContext, term: SearchTerm): Promise<Suggestions> {
  const query = term.size || term.shaftMm || term.maker || term.otherKeys.length > 0 ? suggestAny : suggest;
  const [found = none] = await query(context, termParams(context.site.code, term));
  return found;
}

export async function findSuggestionsByIds(context: ViewerContext, ids: readonly number[]): Promise<Suggestions> {
  if (ids.length === 0) return none;
  const [found = none] = await suggestByIds(context, { ids: ids.slice(0, maxSuggestions) });
  return { ...none, ...found, total: ids.length };
}

export async function findItemByNumber(db: Db, site: string, term: SearchTerm): Promise<number | undefined> {
  const [row] = await findOne(db, termParams(site, { ...term, size: undefined }));
  return row?.id;
}
