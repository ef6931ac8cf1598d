import { createContext, type RouterContextProvider } from 'react-router';
import type { Contract, RefusalReply, ReplyOf, RequestInput } from '../../lib/contract.ts';
import type { Day } from '../../lib/dates.ts';
import type { SellerSite } from '../../sites/site.ts';

/** A page, compressed where it was sent before. */
export type Html = string | { gzip: Buffer<ArrayBuffer> };

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
  takeHtml: (html: Html) => void;
  call<C extends Contract>(contract: C, request: RequestInput<C>): Promise<ReplyOf<C> | RefusalReply>;
};

/** Renders a page for somebody who has signed in, or gives the one that was rendered for somebody else from the same data. */
export type RenderForBuyer = (
  request: Request,
  context: RouterContextProvider,
  render: () => Promise<Response>,
) => Promise<Response>;

export const pageContext = createContext<PageContext>();
