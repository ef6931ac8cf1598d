import { gwd } from './gwd.ts';
import { nod } from './nod.ts';
import { type Site, type SiteCode, siteCodes } from './site.ts';
import { zwz } from './zwz.ts';

export const sites: Record<SiteCode, Site> = { zwz, nod, gwd };

/** Hosts of each site without port; the first address of a site is the one that links are built from. */
export type SiteHosts = Record<SiteCode, { address: string; hosts: readonly string[] }>;

/** `text` as a site code, whatever its case; undefined when it names none. */
export function parseSiteCode(text: string): SiteCode | undefined {
  return siteCodes.find((code) => code === text.trim().toLowerCase());
}

/**
 * The site that answers for a Host header: the pinned one if any, else the one that lists the host,
 * else GWD (specification §1). Port, letter case and a trailing dot do not matter.
 */
export function resolveSite(hostHeader: string | undefined, hosts: SiteHosts, pinned?: SiteCode): Site {
  if (pinned) return sites[pinned];
  const host = (hostHeader ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return sites[siteCodes.find((code) => hosts[code].hosts.includes(host)) ?? 'gwd'];
}
