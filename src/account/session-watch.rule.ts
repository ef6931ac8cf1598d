/** Pages that do not check the token when they load (specification §4). */
const unwatched: readonly string[] = ['/login', '/signup', '/product-category', '/productdetail'];

export type PageLoad = {
  path: string;
  /** The query, with its question mark. */
  search: string;
  /** The browser keeps an auth_key. */
  hasKey: boolean;
  /** The page came rendered as signed in. */
  rendered: boolean;
};

/**
 * What a page does about the session when it loads: 'end' where it came rendered as signed in and the key is gone,
 * 'check' the token elsewhere, nothing without one and on the unwatched pages. A mailed link ends the session by itself.
 */
export function watchOnLoad({ path, search, hasKey, rendered }: PageLoad): 'end' | 'check' | 'nothing' {
  const plain = path.toLowerCase();
  if (plain === '/emailverification' && new URLSearchParams(search).get('token')) return 'nothing';
  if (!hasKey) return rendered ? 'end' : 'nothing';
  return unwatched.some((page) => plain === page || plain.startsWith(`${page}/`)) ? 'nothing' : 'check';
}
