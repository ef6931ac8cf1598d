import { gwd } from './gwd.ts';
import { nod } from './nod.ts';
import { type Site, type SiteCode, siteCodes } from './site.ts';
import { zwz } from './zwz.ts';

export const sites: Record<SiteCode, Site> = { zwz, nod, gwd };

export type SiteHosts = Record<SiteCode, { address: string; hosts: readonly string[] }>;

export function parseSiteCode(text: string): SiteCode | undefined {
  return siteCodes.find((code) => code === text.trim().toLowerCase());
}

/** The pinned site, else the one that lists the host, else GWD. */
export function resolveSite(hostHeader: string | undefined, hosts: SiteHosts, pinned?: SiteCode): Site {
  if (pinned) return sites[pinned];
  const host = (hostHeader ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return sites[siteCodes.find((code) => hosts[code].hosts.includes(host)) ?? 'gwd'];
}
