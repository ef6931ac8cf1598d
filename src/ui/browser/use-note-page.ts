import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * `const isStillHere = notePage()` before a request; after it, `isStillHere()` says whether the buyer is on the same page and not
 * on the way to another. Unlike with `useNavigation` nothing is rendered again when another page begins to load.
 */
export function useNotePage(): () => () => boolean {
  const router = use(DataRouterContext)?.router;
  return () => {
    const key = router?.state.location.key;
    return () => router?.state.location.key === key && router?.state.navigation.state !== 'loading';
  };
}
