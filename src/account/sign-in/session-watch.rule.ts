/** Opening a link that was mailed may end the session itself. */
const mailedLinks: readonly string[] = ['/emailverification', '/invitation', '/sign-in-link', '/stop-email-change'];

/** Some pages do not check the session when they load. */
const unwatched: readonly string[] = ['/login', '/signup', '/product-category', '/productdetail'];

export type PageLoad = {
  path: string;
  /** The search with its question mark. */
  search: string;
  hasToken: boolean;
  isRenderedSignedIn: boolean;
};

/** 'end' when the page was rendered as signed in but the token is gone. */
export function sessionActionOnLoad({
  path,
  search,
  hasToken,
  isRenderedSignedIn,
}: PageLoad): 'end' | 'check' | 'nothing' {
  const plain = path.toLowerCase();
  if (mailedLinks.includes(plain) && new URLSearchParams(search).get('token')) return 'nothing';
  if (!hasToken) return isRenderedSignedIn ? 'end' : 'nothing';
  return unwatched.some((page) => plain === page || plain.startsWith(`${page}/`)) ? 'nothing' : 'check';
}
