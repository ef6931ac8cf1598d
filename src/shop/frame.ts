import { useRouteLoaderData } from 'react-router';
import type { Session } from '../account/sign-in.contract.ts';
import type { Site } from '../sites/site.ts';

/** What the frame of every page shows: the site, who reads, and how full the server cart is. */
export type Frame = {
  site: Site;
  nonce: string;
  session: Session | null;
  cartCount: number;
  /** Items in the server cart, for the question before one is added again. */
  cartItemIds: number[];
};

/** The frame of the page at hand; undefined where even that could not be loaded. */
export const useFrame = (): Frame | undefined => useRouteLoaderData('root') as Frame | undefined;
