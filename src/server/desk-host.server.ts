import { resolveSite } from '../sites/resolve-site.ts';
import type { Env } from './env.server.ts';

export function isDeskHost({ deskAddress }: Pick<Env, 'deskAddress'>, hostHeader: string | undefined): boolean {
  if (deskAddress === undefined) return false;
  const asked = `http://${hostHeader ?? ''}`;
  return URL.canParse(asked) && new URL(asked).hostname === new URL(deskAddress).hostname;
}

/** The scheme that browsers use on this host: the desk's own, else that of the site. */
export function isServedByHttps(
  env: Pick<Env, 'siteHosts' | 'brand' | 'deskAddress'>,
  hostHeader: string | undefined,
): boolean {
  const address = isDeskHost(env, hostHeader)
    ? env.deskAddress
    : env.siteHosts[resolveSite(hostHeader, env.siteHosts, env.brand)].address;
  return address?.startsWith('https:') ?? false;
}
