import type { SiteFacts } from './site-facts.ts';
import * as list from './site-list.ts';
import type { SalesDeskTerms, SiteContent, SiteModule } from './site-module.ts';

export type SiteCode = keyof typeof list;

/** What pages and the browser may know of a site. */
export type Site = {
  code: SiteCode;
  /** Strangers see and use it; otherwise they are told that it opens soon, and its orders are tests. */
  isOpen: boolean;
} & SiteFacts;

/** Adds what only the server knows: the terms of the sales desk, and the texts of single pages. */
export type SellerSite = Site & {
  salesDesk: SalesDeskTerms;
  content: SiteContent;
  /** Differs for each state of its facts; '' as they stand in the code. */
  revision: string;
};

/** Read a site when it is used: the seller may change its facts at any time. */
export type Sites = Readonly<Record<SiteCode, SellerSite>>;

export const siteModules: Readonly<Record<SiteCode, SiteModule>> = list;

export const siteCodes: readonly SiteCode[] = (Object.keys(list) as SiteCode[]).sort(
  (a, b) => siteModules[a].position - siteModules[b].position,
);

export const bySite = <T>(of: (code: SiteCode) => T): Record<SiteCode, T> =>
  Object.fromEntries(siteCodes.map((code) => [code, of(code)])) as Record<SiteCode, T>;
