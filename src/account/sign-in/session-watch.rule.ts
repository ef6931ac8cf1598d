/** Pages that do not check the token when they load (specification §4). */
const unwatched: readonly string[] = ['/login', '/signup', '/product-category', '/productdetail'];

export type PageLoad = {
  path: string;
  /** The query, with its question mark. */
  search: string;
  /** The browser keeps an auth_key. */
  hasToken: boolean;
  /** The page came rendered as signed in. */
  isRenderedSignedIn: boolean;
};

/**
 * What a page does about the session when it loads: 'end' where it came rendered as signed in and the key is gone,
 * 'check' the token elsewhere, nothing without one and on the unwatched pages. A mailed link ends the session by itself.
 */
export function sessionActionOnLoad({
  path,
  search,
  hasToken,
  isRenderedSignedIn,
}: PageLoad): 'end' | 'check' | 'nothing' {
  const plain = path.toLowerCase();
  if (plain === '/emailverification' && new URLSearchParams(search).get('token')) return 'nothing';
  if (!hasToken) return isRenderedSignedIn ? 'end' : 'nothing';
  return unwatched.some((page) => plain === page || plain.startsWith(`${page}/`)) ? 'nothing' : 'check';
}
