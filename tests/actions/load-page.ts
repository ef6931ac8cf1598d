import { RouterContextProvider } from 'react-router';
import type { ReplyOf } from '../../src/lib/contract.ts';
import { dayOf } from '../../src/lib/dates.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { type PageContext, pageContext } from '../../src/ui/page/page-context.ts';
import type { TestStore } from '../store/test-store.ts';

/** What the loader of a route returns to a visitor of the address, or to whom the token signs in. */
export async function loadPage<Data>(
  store: TestStore,
  loader: (args: never) => Promise<Data>,
  path: string,
  site: SiteCode = 'nod',
  token?: string,
): Promise<Data> {
  const call: PageContext['call'] = async (contract, request) =>
    (await store.call(contract, request, { site, ...(token && { token }) })).body as unknown as ReplyOf<
      typeof contract
    >;
  const baseUrl = `http://${site}.localhost`;
  const url = new URL(baseUrl + path);
  const context = new RouterContextProvider();
  context.set(pageContext, {
    site: sites[site],
    baseUrl,
    today: dayOf(store.now(), sites[site].calendar.timeZone),
    signedIn: token !== undefined,
    call,
  } as unknown as PageContext);
  return loader({ request: new Request(url), url, context, params: {} } as never);
}
