import type { SiteFacts } from './site-facts.ts';
import * as list from './site-list.ts';
import type { SiteModule } from './site-module.ts';

export type SiteCode = keyof typeof list;

export type Site = { code: SiteCode } & SiteFacts;

export const siteModules: Readonly<Record<SiteCode, SiteModule>> = list;

export const siteCodes: readonly SiteCode[] = (Object.keys(list) as SiteCode[]).sort(
  (a, b) => siteModules[a].position - siteModules[b].position,
);

export const bySite = <T>(of: (code: SiteCode) => T): Record<SiteCode, T> =>
  Object.fromEntries(siteCodes.map((code) => [code, of(code)])) as Record<SiteCode, T>;
