/** Some pages do not check the session when they load. */
const unwatched: readonly string[] = ['/login', '/signup', '/product-category', '/productdetail'];

export type PageLoad = {
  path: string;
  /** With the question mark. */
  search: string;
  hasToken: boolean;
  isRenderedSignedIn: boolean;
};

/**
 * 'end' when the page was rendered as signed in but the token is gone; opening a mailed link ends the session itself.
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
