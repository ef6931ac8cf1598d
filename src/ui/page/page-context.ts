import { createContext } from 'react-router';
import type { Contract, RefusalReply, ReplyOf, RequestInput } from '../../lib/contract.ts';
import type { Site } from '../../sites/site.ts';

/** What a route's loader works with: the site, who is reading, and the calls, made in process. */
export type PageContext = {
  site: Site;
  /** The first address of the site; canonical links are built from it. */
  baseUrl: string;
  signedIn: boolean;
  nonce: string;
  /** Set when the request is refused: the page shows this message and nothing else. */
  refusal?: { status: number; message: string } | undefined;
  /** What a public demonstration says on every page. */
  demoNotice: string | undefined;
  call<C extends Contract>(contract: C, request: RequestInput<C>): Promise<ReplyOf<C> | RefusalReply>;
};

export const pageContext = createContext<PageContext>();
