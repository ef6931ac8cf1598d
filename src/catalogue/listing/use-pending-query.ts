import { useRouterState } from '../../ui/browser/use-router-state.ts';
import { type ListingQuery, readListingQuery } from './listing-query.rule.ts';

/**
 * The query of this search that is being loaded, else the one that is shown: the next choice must not undo the last one.
 * Unlike with `useNavigation` the listing is not rendered again when a page begins to load.
 */
export function usePendingQuery(shown: ListingQuery): () => ListingQuery {
  const routerState = useRouterState();
  return () => {
    const next = routerState()?.navigation.location;
    if (next?.pathname !== '/listing') return shown;
    const pending = readListingQuery(new URLSearchParams(next.search));
    return pending.keyword === shown.keyword ? pending : shown;
  };
}
