import type { MiddlewareHandler } from 'hono';
import { resolveSite } from '../../sites/resolve-site.ts';
import type { Env } from '../env.server.ts';

/**
 * What no page of the store uses, so that a script that came in with somebody's words cannot either. Payment, clipboard and
 * passkeys stay as browsers have them: the windows of Stripe and Razorpay use them.
 */
const unused = [
  ...['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'serial', 'usb'],
];

const everywhere: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['permissions-policy', ['camera=(self)', ...unused.map((feature) => `${feature}=()`)].join(', ')],
];

const onHttps: readonly (readonly [string, string])[] = [
  // Without includeSubDomains: what else runs under the seller's domain is not the store's to decide.
  ['strict-transport-security', 'max-age=31536000'],
  // Windows that a page opens itself, such as a bank's, may still answer it. Browsers ignore it on http.
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
];

/** Adds the headers that every reply has, whatever it is and whoever made it. `host` tells which site was asked. */
export function addSecurityHeaders(headers: Headers, env: Pick<Env, 'siteHosts' | 'brand'>, host: string | undefined) {
  const { code } = resolveSite(host, env.siteHosts, env.brand);
  const secure = env.siteHosts[code].address.startsWith('https:');
  for (const [name, value] of secure ? [...everywhere, ...onHttps] : everywhere) headers.set(name, value);
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
}

/** Stands before everything else that answers. */
export function securityHeaders(env: Env): MiddlewareHandler {
  return async (c, next) => {
    await next();
    addSecurityHeaders(c.res.headers, env, c.req.header('host'));
  };
}
