import { LRUCache } from 'lru-cache';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import { cachedPerServer } from '../../server/database/cached-per-server.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { cacheLookups, cacheMisses, searches } from '../../server/metrics/metrics.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { drawingFieldsOf } from '../items/drawing-fields.rule.ts';
import type { FoundAs } from '../items/item.contract.ts';
import { itemRowOf, viewerOf } from '../items/item-row.server.ts';
import type { ViewerContext } from '../items/load-items.db.ts';
import { findClosestSizes } from './closest-sizes.db.ts';
import { findSuggestions, findSuggestionsByIds, type SuggestedItem, type Suggestions } from './find-suggestions.db.ts';
import { foundAs } from './found-as.ts';
import { matchRank } from './match-rank.data.ts';
import { fittingFirst } from './nearest-items.ts';
import { understoodPartsOf, understoodWhileTyping } from './read-query.ts';
import { type SearchSuggestion, search } from './search.contract.ts';
import { maxCounted } from './search-matches.sql.ts';
import { parseSearchTerms, type SearchTerm } from './search-terms.ts';
import { findSimilarItems } from './similar-items.db.ts';
import { findSoldMakers } from './sold-makers.db.ts';
import { isMakerMissing, keptAlternatives, unmatchedNumber } from './unmatched-number.ts';
import { isAskedFor, type UnmatchedNumber, unmatchedText } from './unmatched-text.rule.ts';

export const searchCall = defineCall(
  search,
  { requires: permissionTo('browse'), reads: 'replica', roundTrips: 2 },
  async ({ searching_key }, context) => {
    const { total, items, described, instead } = await (context.caller
      ? suggestionsFor(context, searching_key)
      : suggestionsForVisitors(context, searching_key));
    const isFound = instead === undefined || isAskedFor(instead.listed);
    const result = items.length === 0 ? 'none' : isFound ? 'found' : 'similar';
    searches.inc({ site: context.site.code, kind: 'typeahead', result });
    const viewer = viewerOf(context);
    const term = parseSearchTerms(searching_key).at(-1);
    return {
      success: true as const,
      total_search_count: total,
      data: items.map((item) => suggestionOf(item, isFound ? notDifferent : foundAs(term, item, false))),
      description: described.map((item) => itemRowOf(item, viewer)),
      instead: instead ? unmatchedText(instead) : '',
      parts: partsAsRead(term, total > 0 && isFound),
    };
  },
);

function partsAsRead(term: SearchTerm | undefined, isMatched: boolean) {
  return term ? (isMatched ? understoodWhileTyping : understoodPartsOf)(term) : [];
}

type VisitorSearch = { text: string; context: CallContext };
type Suggested = Suggestions & { instead: UnmatchedNumber | undefined };
type SuggestionCache = LRUCache<string, Suggested, VisitorSearch>;
const createCache = (): SuggestionCache =>
  new LRUCache({
    max: 2000,
    // It is less than the second within which every process must find a new or changed item.
    ttl: 800,
    ignoreFetchAbort: true,
    fetchMethod(_key, _stale, { context: { text, context } }: { context: VisitorSearch }) {
      cacheMisses.inc({ cache: 'suggestions' });
      return suggestionsFor(context, text);
    },
  });

const cacheOf = cachedPerServer(createCache);

/** All visitors see the same, and many type the same beginnings. */
function suggestionsForVisitors(context: CallContext, text: string): Promise<Suggested> {
  const cache = cacheOf(context.database);
  cacheLookups.inc({ cache: 'suggestions' });
  return cache.forceFetch(`${context.site.code} ${text}`, { context: { text, context } });
}

/** The last of several numbers is the one being typed. */
export async function suggestionsFor(context: ViewerContext, text: string): Promise<Suggested> {
  const term = parseSearchTerms(text).at(-1);
  if (!term) return { total: 0, best: null, items: [], described: [], instead: undefined };
  const { db, site } = context;
  const found = await findSuggestions(context, term);
  const best = found.best ?? undefined;
  const isOfAnother = best === undefined || best.rank === matchRank.otherReading;
  const alternatives = isOfAnother
    ? keptAlternatives(term, best, await findAlternatives(db, site.code, term))
    : undefined;
  const soldMakers = isMakerMissing(term, best) ? await findSoldMakers(db, site.code) : new Set<string>();
  const offered: Suggested | undefined = alternatives && {
    ...(await findSuggestionsByIds(context, alternatives.ids)),
    instead: undefined,
  };
  const listed = offered && offered.total > 0 ? offered : await withFittingFirst(context, term, found);
  const unmatched = unmatchedNumber(term, best, alternatives, soldMakers);
  const instead = listed.instead ? { ...unmatched, ...listed.instead } : unmatched;
  return { ...listed, instead: instead && isSaidWhileTyping(instead, listed.total) ? instead : undefined };
}

async function withFittingFirst(context: ViewerContext, term: SearchTerm, found: Suggestions): Promise<Suggested> {
  const { items, fits } = fittingFirst(term, found.items);
  const instead = fits ? undefined : { typed: term.typed, listed: 'other design' as const };
  if (items[0]?.id === found.items[0]?.id) return { ...found, items, instead };
  const ids = items.map(({ id }) => id);
  return { ...(await findSuggestionsByIds(context, ids)), total: found.total, best: found.best, instead };
}

/** Words that name a maker or a category name what is suggested, and a number may still get more digits. */
const isSaidWhileTyping = ({ listed, maker, other_goods, stated_sizes }: UnmatchedNumber, total: number): boolean =>
  (total > 0 || other_goods !== undefined) &&
  listed !== 'longer numbers' &&
  (!isAskedFor(listed) || maker !== undefined || listed === 'old number' || stated_sizes?.agree === false);

async function findAlternatives(db: Db, site: SiteCode, term: SearchTerm) {
  const { size, place } = term;
  if (!size) return (await findSimilarItems(db, site, [term], maxCounted)).get(place);
  const ids = (await findClosestSizes(db, site, [{ place, size }])).get(place) ?? [];
  return { ids, kind: 'closest sizes' as const };
}

const notDifferent: FoundAs = { found_as: '', differs: [] };

function suggestionOf(item: SuggestedItem, as: FoundAs): SearchSuggestion {
  return {
    ...as,
    id: item.id,
    Item_Name: item.name,
    cat_type: item.superCategory,
    cat_name: item.category,
    sub_cat: item.subCategory,
    brandname: item.maker,
    universal_no: item.universalNo,
    ...drawingFieldsOf(item),
    by_search_word: item.byWord,
  };
}
