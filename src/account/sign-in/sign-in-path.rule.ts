// A page that needs sign-in is remembered in the address of the sign-in page, if it is a page of this site.

const anySite = 'http://site.invalid';

/** '' when `text` leads to another origin or to the sign-in page itself. */
export function sameSitePath(text: string): string {
  if (!text.startsWith('/') || !URL.canParse(text, anySite)) return '';
  const { origin, pathname, search, hash } = new URL(text, anySite);
  if (origin !== anySite || pathname.startsWith('//')) return '';
  return /^\/login\/?$/i.test(pathname) ? '' : pathname + search + hash;
}

export function signInPath(path: string): string {
  const next = sameSitePath(path);
  return next ? `/login?next=${encodeURIComponent(next)}` : '/login';
}
