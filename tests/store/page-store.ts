import { loadPages } from '../../src/app.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';
import { openTestStore, type TestStore } from './test-store.ts';
import { createCheckedApp } from './true-replies.ts';

export type PageStore = TestStore & {
  /** The HTML of a page of NOD, as this account or a visitor gets it. */
  openPage(path: string, token?: string): Promise<string>;
  request(path: string, headers: Record<string, string>): Promise<Response>;
};

/** A store with its pages, which hears that the catalogue changes, so that it keeps what it read of it. */
export async function openPageStore(): Promise<PageStore> {
  const pages = await loadPages((await ensureBuild()).folder);
  const store = await openTestStore();
  const env = readEnv({});
  const app = createCheckedApp({ env, server: store.server, pages });
  store.database.changes.handleNotification('catalogue nod');
  const { address } = env.siteHosts.nod;
  const request: PageStore['request'] = async (path, headers) =>
    app.request(address + path, { headers: { ...headers, host: new URL(address).host } });
  return {
    ...store,
    request,
    async openPage(path, token) {
      const response = await request(path, token ? { cookie: `auth_key=${token}` } : {});
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      return response.text();
    },
  };
}
