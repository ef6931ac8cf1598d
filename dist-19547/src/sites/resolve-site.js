import { bySite,                            siteCodes, siteModules } from './site.js';

/** As they stand in the code, without what the seller has changed. */
export const sites        = bySite((code) => {
  const { facts, salesDesk, home, about } = siteModules[code];
  return { code, ...facts, salesDesk, content: { home, about, legal: {} }, isOpen: true, revision: '' };
});

                                                                                                  

export function parseSiteCode(text        )                       {
  return siteCodes.find((code) => code === text.trim().toLowerCase());
}

/** The pinned site, else the one that lists the host, else the default. */
export function resolveSite(hostHeader                    , hosts           , pinned           )           {
  const host = (hostHeader ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return pinned ?? siteCodes.find((code) => hosts[code].hosts.includes(host)) ?? defaultSite();
}

function defaultSite()           {
  const code = siteCodes.find((code) => siteModules[code].isDefault);
  if (!code) throw new Error('No site is the default one');
  return code;
}
