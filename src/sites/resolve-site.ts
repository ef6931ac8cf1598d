import { bySite, type SiteCode, type Sites, siteCodes, siteModules } from './site.ts';

/** The sites as they stand in the code, without what the seller has changed. */
export const sites: Sites = bySite((code) => {
  const { facts, salesDesk, home, about } = siteModules[code];
  return { code, ...facts, salesDesk, content: { home, about, legal: {} }, isOpen: true, revision: '' };
});

export type SiteHosts = Readonly<Record<SiteCode, { address: string; hosts: readonly string[] }>>;

export function parseSiteCode(text: string): SiteCode | undefined {
  return siteCodes.find((code) => code === text.trim().toLowerCase());
}

/** The pinned site, else the one that lists the host, else the default. */
export function resolveSite(hostHeader: string | undefined, hosts: SiteHosts, pinned?: SiteCode): SiteCode {
  const host = (hostHeader ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return pinned ?? siteCodes.find((code) => hosts[code].hosts.includes(host)) ?? defaultSite();
}

function defaultSite(): SiteCode {
  const code = siteCodes.find((code) => siteModules[code].isDefault);
  if (!code) throw new Error('No site is the default one');
  return code;
}
