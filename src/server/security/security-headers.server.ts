import type { MiddlewareHandler } from 'hono';
import { isServedByHttps } from '../desk-host.server.ts';
import type { Env } from '../env.server.ts';

/** Features no page uses. Payment, clipboard and passkeys are missing: Stripe and Razorpay use them. */
const unused = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
];

const everywhere: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['permissions-policy', ['camera=(self)', ...unused.map((feature) => `${feature}=()`)].join(', ')],
];

const onHttps: readonly (readonly [string, string])[] = [
  // Without includeSubDomains: other hosts of the seller's domain are not the store's to decide.
  ['strict-transport-security', 'max-age=31536000'],
  // A bank's payment window may still message the page that opened it.
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
];

export function addSecurityHeaders(
  headers: Headers,
  env: Pick<Env, 'siteHosts' | 'brand' | 'deskAddress'>,
  host: string | undefined,
) {
  const secure = isServedByHttps(env, host);
  for (const [name, value] of secure ? [...everywhere, ...onHttps] : everywhere) headers.set(name, value);
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
}

export function securityHeaders(env: Env): MiddlewareHandler {
  return async (c, next) => {
    await next();
    addSecurityHeaders(c.res.headers, env, c.req.header('host'));
  };
}
