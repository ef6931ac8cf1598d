import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Session } from '../account/sign-in/sign-in.contract.ts';
import type { Site } from '../sites/site.ts';
import type { PageContext } from '../ui/page/page-context.ts';

/** What the frame of every page shows: the site, who reads, and how full the server cart is. */
export type RootData = {
  site: Site;
  nonce: string;
  session: Session | null;
  cartCount: number;
  /** Items in the server cart, for the question before one is added again. */
  cartItemIds: number[];
  /** Set when the request is refused: the page shows this message and nothing else. */
  refusal?: PageContext['refusal'];
};

/** Set by an effect, so never on the server, where every reader has another. */
let lastRootData: RootData | undefined;

/** The frame of the page at hand; where it could not be loaded the last one that was, undefined before the first. */
export function useRootData(): RootData | undefined {
  const rootData = useRouteLoaderData('root') as RootData | undefined;
  useEffect(() => {
    lastRootData = rootData ?? lastRootData;
  }, [rootData]);
  return rootData ?? lastRootData;
}
