import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Session } from '../account/sign-in/sign-in.contract.ts';
import type { Site } from '../sites/site.ts';
import type { PageContext } from '../ui/page/page-context.ts';

export type RootData = {
  site: Site;
  nonce: string;
  /** Facts that are not saved, or a shop that is not open yet, shown to staff alone. */
  preview: 'facts' | 'visit' | undefined;
  /** The address of the icon of the tab. */
  icon: string;
  /** The seller's own colours as tokens; undefined where the site has the delivered ones. */
  colours: Readonly<Record<`--${string}`, string>> | undefined;
  session: Session | null;
  cartCount: number;
  /** Items in the account's cart, to ask before adding one again. */
  cartItemIds: readonly number[];
  /** If set, the page shows only this message. */
  refusal?: PageContext['refusal'];
};

/** Set only in an effect, so never shared between requests on the server. */
let lastRootData: RootData | undefined;

/** If the root loader failed, the last data it returned. */
export function useRootData(): RootData | undefined {
  const rootData = useRouteLoaderData('root') as RootData | undefined;
  useEffect(() => {
    lastRootData = rootData ?? lastRootData;
  }, [rootData]);
  return rootData ?? lastRootData;
}
