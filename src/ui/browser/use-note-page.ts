import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * `const isStillHere = notePage()` before a request; after it, `isStillHere()` says whether the buyer is on the same page and not
 * on the way to another. A page that is being read anew, such as without a part of its address, stays the same. Unlike with
 * `useNavigation` nothing is rendered again when another page begins to load.
 */
export function useNotePage(): () => () => boolean {
  const router = use(DataRouterContext)?.router;
  const pageToCome = () => router?.state.navigation.location ?? router?.state.location;
  return () => {
    const shown = router?.state.location;
    const noted = pageToCome();
    return () => {
      const key = pageToCome()?.key;
      return key === shown?.key || (key === noted?.key && noted?.pathname === shown?.pathname);
    };
  };
}
