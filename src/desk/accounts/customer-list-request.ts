import type { SiteCode } from '../../sites/site.ts';

export const listEndpoint = 'GET /desk/api/:site/accounts/';

/** `search` is that of the list's address. */
export function listRequest(site: SiteCode, search: string) {
  const params = new URLSearchParams(search);
  const of = (name: string) => params.get(name) ?? '';
  return { site, q: of('q'), view: of('view'), sort: of('sort'), page: of('page'), manager: of('manager') };
}
