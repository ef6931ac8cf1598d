import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';

/** auth_key: the session of a page load · device: by which a browser is known again at its next sign-in. */
export type CookieName = 'auth_key' | 'device';

/** On https its name begins with __Host-: a browser takes such a cookie from this very host alone, over https. */
const prefixOf = (secure: boolean) => (secure ? ({ prefix: 'host' } as const) : {});

export const readCookie = (c: Context, name: CookieName, secure: boolean): string | undefined =>
  secure ? getCookie(c, name, 'host') : getCookie(c, name);

/** Sets a cookie that no script can read and no other site's form or frame sends along. */
export function setCookie(headers: Headers, name: CookieName, value: string, maxAge: number, secure: boolean): void {
  const terms = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge } as const;
  headers.append('set-cookie', generateCookie(name, value, { ...terms, ...prefixOf(secure) }));
}

/** Ends a cookie, also one that was set before the site was reached by https. */
export function clearCookie(headers: Headers, name: CookieName, secure: boolean): void {
  setCookie(headers, name, '', 0, secure);
  if (secure) headers.append('set-cookie', generateCookie(name, '', { path: '/', maxAge: 0 }));
}
