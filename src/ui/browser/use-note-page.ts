import type { NavigateOptions } from 'react-router';
import { useRouterState } from './use-router-state.ts';

/** Navigates to another address of the page that is shown, such as without what a provider has put into it. */
export const samePage = {
  replace: true,
  preventScrollReset: true,
  state: { isSamePage: true },
} as const satisfies NavigateOptions;

/**
 * `const isStillHere = notePage()` before a request; after it, `isStillHere()` says whether the buyer is on the same page and not
 * on the way to another. A page stays the same while it is read anew, such as for another variant, and where its address
 * changes with `samePage`. Unlike with `useNavigation` nothing is rendered again when another page begins to load.
 */
export function useNotePage(): () => () => boolean {
  const routerState = useRouterState();
  const pageToCome = () => routerState()?.navigation.location ?? routerState()?.location;
  return () => {
    const path = routerState()?.location.pathname;
    const noted = pageToCome()?.key;
    return () => {
      const next = pageToCome();
      return next?.pathname === path && (next?.key === noted || Boolean(next?.state?.isSamePage));
    };
  };
}
