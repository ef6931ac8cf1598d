import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { type ListingQuery, readListingQuery } from './listing-query.rule.ts';

/**
 * What of this search was asked for last, while its page is still being loaded too: the next choice must not undo it. Unlike
 * with `useNavigation` the listing is not rendered again when a page begins to load.
 */
export function useAskedQuery(shown: ListingQuery): () => ListingQuery {
  const router = use(DataRouterContext)?.router;
  return () => {
    const next = router?.state.navigation.location;
    if (next?.pathname !== '/listing') return shown;
    const asked = readListingQuery(new URLSearchParams(next.search));
    return asked.keyword === shown.keyword ? asked : shown;
  };
}
