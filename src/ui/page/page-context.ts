import { createContext } from 'react-router';
import type { Contract, RefusalReply, ReplyOf, RequestInput } from '../../lib/contract.ts';
import type { Site } from '../../sites/site.ts';

/** What a route's loader works with; `call` runs in process. */
export type PageContext = {
  site: Site;
  baseUrl: string;
  signedIn: boolean;
  nonce: string;
  /** If set, the page shows only this message. */
  refusal?: { status: number; message: string } | undefined;
  demoNotice: string | undefined;
  call<C extends Contract>(contract: C, request: RequestInput<C>): Promise<ReplyOf<C> | RefusalReply>;
};

export const pageContext = createContext<PageContext>();
