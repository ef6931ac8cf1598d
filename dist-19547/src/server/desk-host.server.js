import { resolveSite } from '../sites/resolve-site.js';
                                           

export function isDeskHost({ deskAddress }                          , hostHeader                    )          {
  if (deskAddress === undefined) return false;
  const asked = `http://${hostHeader ?? ''}`;
  return URL.canParse(asked) && new URL(asked).hostname === new URL(deskAddress).hostname;
}

/** The scheme that browsers use on this host: the desk's own, else that of the site. */
export function isServedByHttps(
  env                                                  ,
  hostHeader                    ,
)          {
  const address = isDeskHost(env, hostHeader)
    ? env.deskAddress
    : env.siteHosts[resolveSite(hostHeader, env.siteHosts, env.brand)].address;
  return address?.startsWith('https:') ?? false;
}
