import { LRUCache } from 'lru-cache';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import { cachedPerServer } from '../../server/database/cached-per-server.server.ts';
import { cacheLookups, cacheMisses, searches } from '../../server/metrics/metrics.server.ts';
import { drawingFieldsOf } from '../items/drawing-fields.rule.ts';
import { itemRowOf, viewerOf } from '../items/item-row.server.ts';
import type { ViewerContext } from '../items/load-items.db.ts';
import { findClosestSizes } from './closest-sizes.db.ts';
import { findSuggestions, findSuggestionsByIds, type SuggestedItem, type Suggestions } from './find-suggestions.db.ts';
import { understoodPartsOf, understoodWhileTyping } from './read-query.ts';
import { type SearchSuggestion, search } from './search.contract.ts';
import { maxCounted } from './search-matches.sql.ts';
import { parseSearchTerms, readAs, type SearchTerm } from './search-terms.ts';
import { type Alternatives, findSimilarItems } from './similar-items.db.ts';
import { isAskedFor, unmatchedText } from './unmatched-text.rule.ts';

export const searchCall = defineCall(
  search,
  { requires: permissionTo('browse'), reads: 'replica', roundTrips: 2 },
  async ({ searching_key }, context) => {
    const { total, items, described, instead } = await (context.caller
      ? suggestionsFor(context, searching_key)
      : suggestionsForVisitors(context, searching_key));
    const result = items.length === 0 ? 'none' : instead === '' ? 'found' : 'similar';
    searches.inc({ site: context.site.code, kind: 'typeahead', result });
    const viewer = viewerOf(context);
    const term = parseSearchTerms(searching_key).at(-1);
    return {
      success: true as const,
      total_search_count: total,
      data: items.map(suggestionOf),
      description: described.map((item) => itemRowOf(item, viewer)),
      instead:
        instead &&
        unmatchedText({ typed: term?.typed ?? searching_key.trim(), listed: instead, read_as: term && readAs(term) }),
      parts: partsAsRead(term, total > 0 && instead === ''),
    };
  },
);

function partsAsRead(term: SearchTerm | undefined, isMatched: boolean) {
  return term ? (isMatched ? understoodWhileTyping : understoodPartsOf)(term) : [];
}

type VisitorSearch = { text: string; context: CallContext };
type Suggested = Suggestions & { instead: Alternatives['kind'] | 'closest sizes' | '' };
type SuggestionCache = LRUCache<string, Suggested, VisitorSearch>;
const createCache = (): SuggestionCache =>
  new LRUCache({
    max: 2000,
    // Below the second within which every process must find a new or changed item.
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
  if (!term) return { total: 0, items: [], described: [], instead: '' };
  const found = await findSuggestions(context, term);
  const { db, site } = context;
  if (found.total > 0) return { ...found, instead: '' };
  const { size, place } = term;
  const { ids, kind } = size
    ? {
        ids: (await findClosestSizes(db, site.code, [{ place, size }])).get(place) ?? [],
        kind: 'closest sizes' as const,
      }
    : ((await findSimilarItems(db, site.code, [term], maxCounted)).get(place) ?? { ids: [], kind: '' as const });
  return {
    ...(await findSuggestionsByIds(context, ids)),
    instead: ids.length > 0 && kind !== '' && !isAskedFor(kind) ? kind : '',
  };
}

function suggestionOf(item: SuggestedItem): SearchSuggestion {
  return {
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
