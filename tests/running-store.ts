import type { Hono } from 'hono';
import { createApp, everyHandler, loadPages, payingIn } from '../src/app.ts';
import type { Paying } from '../src/payments/paying.ts';
import { ensureBuild } from '../src/server/build.ts';
import { readEnv } from '../src/server/env.ts';
import { listen } from '../src/server/listen.ts';
import type { SiteCode } from '../src/sites/site.ts';
import { openTestStore, type TestStore } from './store.ts';

export type RunningStore = TestStore & {
  /** 'http://nod.localhost:40123', without a slash; a browser finds it, `fetch` may not. */
  addressOf(site: SiteCode): string;
};

/**
 * The whole store with its built pages on a free port, over a database of its own with the named world in it. It is paid
 * through the sandbox unless `payingAs` makes something else of that.
 */
export async function startStore(
  payingAs = (paying: Paying) => paying,
  settings: Record<string, string> = {},
): Promise<RunningStore> {
  const { folder } = await ensureBuild();
  const store = await openTestStore(payingAs);
  const closed = () => new Response('not open yet', { status: 503 });
  let app: Hono | undefined;
  const where = { port: 0, host: '127.0.0.1' };
  const http = await listen((request, reached) => app?.fetch(request, reached) ?? closed(), where);
  const env = readEnv({ PORT: String(http.port), ...settings });
  const paying = payingAs(payingIn(env));
  app = createApp(env, store.server, everyHandler(env, paying), await loadPages(folder), paying);
  return {
    ...store,
    paying,
    addressOf: (site) => env.siteHosts[site].address,
    async close() {
      await http.close();
      await store.close();
    },
  };
}
