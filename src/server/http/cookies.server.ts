import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';

/**
 * auth_key: session of a page load · device: recognizes a browser at its next sign-in · desk: session of staff ·
 * preview: unsaved facts · position: what this browser wrote last
 */
export type CookieName = 'auth_key' | 'device' | 'desk' | 'preview' | 'position';

/** Browsers accept __Host- cookies from this exact host over https only. */
const prefixOf = (secure: boolean) => (secure ? ({ prefix: 'host' } as const) : {});

export const readCookie = (c: Context, name: CookieName, secure: boolean): string | undefined =>
  secure ? getCookie(c, name, 'host') : getCookie(c, name);

export function setCookie(headers: Headers, name: CookieName, value: string, maxAge: number, secure: boolean): void {
  const sameSite = name === 'desk' ? 'Strict' : 'Lax';
  const terms = { path: '/', httpOnly: true, sameSite, secure, maxAge } as const;
  headers.append('set-cookie', generateCookie(name, value, { ...terms, ...prefixOf(secure) }));
}

/** A cookie set before the site moved to https is cleared as well. */
export function clearCookie(headers: Headers, name: CookieName, secure: boolean): void {
  setCookie(headers, name, '', 0, secure);
  if (secure) headers.append('set-cookie', generateCookie(name, '', { path: '/', maxAge: 0 }));
}
