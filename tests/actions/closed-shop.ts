import { closeSite } from '../../src/seller/opening/open-site.server.ts';
import { beginVisit } from '../../src/seller/preview-facts.server.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import type { TestStore } from '../store/test-store.ts';

/** With which staff see and use the closed shop. */
export async function visitingCookie(store: TestStore, code: SiteCode = 'nod'): Promise<string> {
  const path = await beginVisit(store.database, store.server.sites[code], store.now());
  return `preview=${path.replace('/preview/', '')}`;
}

/** Returns the cookie with which staff see and use it. */
export async function closeShop(store: TestStore, code: SiteCode = 'nod'): Promise<string> {
  const site = store.server.sites[code];
  await closeSite(store.database, site, { by: 'test', now: store.now() });
  await store.server.refreshSites();
  return visitingCookie(store, code);
}
