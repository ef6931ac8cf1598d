import { createContext } from 'react-router';
import type { AnswerOf, Contract, RequestInput } from '../../lib/contract.ts';
import type { Day } from '../../lib/dates.ts';
import type { SellerSite } from '../../sites/site.ts';

/** What a route's loader works with; `call` runs in process. */
export type PageContext = {
  /** More than a page may send to the browser. */
  site: SellerSite;
  baseUrl: string;
  signedIn: boolean;
  nonce: string;
  /** If set, the page shows only this message. */
  refusal?: { status: number; message: string } | undefined;
  demoNotice: string | undefined;
  now: Date;
  /** The day at the site. */
  today: Day;
  /** Whether staff look at facts of the seller that are not saved. */
  inPreview: boolean;
  call<C extends Contract>(contract: C, request: RequestInput<C>): Promise<AnswerOf<C>>;
};

export const pageContext = createContext<PageContext>();
