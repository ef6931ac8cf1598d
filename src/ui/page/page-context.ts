import { createContext } from 'react-router';
import type { Contract, RefusalReply, ReplyOf, RequestInput } from '../../lib/contract.ts';
import type { Day } from '../../lib/dates.ts';
import type { SellerSite } from '../../sites/site.ts';

/** What a route's loader works with; `call` runs in process. */
export type PageContext = {
  /** More than a page may send to the browser. */
  site: SellerSite;
  baseUrl: string;
  /** False for the data of a page, which a browser asks for that shows another one. */
  isDocument: boolean;
  signedIn: boolean;
  nonce: string;
  /** If set, the page shows only this message. */
  refusal?: { status: number; message: string } | undefined;
  demoNotice: string | undefined;
  /** At the site. */
  today: Day;
  /** Whether staff look at facts of the seller that are not saved. */
  inPreview: boolean;
  /** Takes the finished page: as the body of a Response it would be encoded and decoded again. */
  takeHtml: (html: string | Buffer<ArrayBuffer>) => void;
  call<C extends Contract>(contract: C, request: RequestInput<C>): Promise<ReplyOf<C> | RefusalReply>;
};

export const pageContext = createContext<PageContext>();
