import { bySite, type Site, type SiteCode, siteCodes, siteModules } from './site.ts';

export const sites: Readonly<Record<SiteCode, Site>> = bySite((code) => ({ code, ...siteModules[code].facts }));

export type SiteHosts = Readonly<Record<SiteCode, { address: string; hosts: readonly string[] }>>;

export function parseSiteCode(text: string): SiteCode | undefined {
  return siteCodes.find((code) => code === text.trim().toLowerCase());
}

/** The pinned site, else the one that lists the host, else the default. */
export function resolveSite(hostHeader: string | undefined, hosts: SiteHosts, pinned?: SiteCode): Site {
  const host = (hostHeader ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return sites[pinned ?? siteCodes.find((code) => hosts[code].hosts.includes(host)) ?? defaultSite()];
}

function defaultSite(): SiteCode {
  const code = siteCodes.find((code) => siteModules[code].isDefault);
  if (!code) throw new Error('No site is the default one');
  return code;
}
