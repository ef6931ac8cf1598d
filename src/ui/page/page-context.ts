import { createContext, type RouterContextProvider } from 'react-router';
import type { Contract, RefusalReply, ReplyOf, RequestInput } from '../../lib/contract.ts';
import type { Day } from '../../lib/dates.ts';
import type { SellerSite } from '../../sites/site.ts';

/** A page, compressed where it is made of compressed pieces. */
export type Html = string | { gzip: Buffer<ArrayBuffer> };

/** What a route's loader works with; `call` runs in process. */
export type PageContext = {
  /** More than a page may send to the browser. */
  site: SellerSite;
  baseUrl: string;
  /** False where React Router asks for the data of a page (`.data`). */
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

/** `source` stands for all that the page was rendered from; undefined if that is not known. */
export type PageOfSource = { response: Response; source?: string | undefined };

/** With 304 where the page would be rendered from the same as the one before. */
export type RenderOrReuse = (
  request: Request,
  context: RouterContextProvider,
  render: () => Promise<Response>,
  sourceBefore: string | undefined,
) => Promise<PageOfSource>;

export const pageContext = createContext<PageContext>();
