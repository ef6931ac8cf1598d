import { data, redirect } from 'react-router';

/** Ignores case and a trailing slash. */
export const matchesPath = ({ pathname }: URL, path: string): boolean =>
  pathname.toLowerCase().replace(/\/$/, '') === path.toLowerCase();

/** Throws a 404 response. */
export function assertFound(exists: boolean): asserts exists {
  if (!exists) throw data(null, { status: 404 });
}

/** Leads whoever typed the address that another of our sites has for a page to this site's own, with the same query. */
export function leadToOwnPath(url: URL, path: string): void {
  if (!matchesPath(url, path)) throw redirect(path + url.search, 301);
}
