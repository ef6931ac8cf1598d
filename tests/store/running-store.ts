import type { Hono } from 'hono';
import { loadPages } from '../../src/app.server.ts';
import { createServices } from '../../src/create-services.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { listen } from '../../src/server/http/listen.server.ts';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { easyCaptchaWork } from '../actions/account/solve-captcha.ts';
import { openTestStore, type TestStore, type TestStoreOptions } from './test-store.ts';
import { createCheckedApp } from './true-replies.ts';

export type RunningStore = TestStore & {
  /** 'http://nod.localhost:40123'; browsers resolve it, `fetch` may not. */
  addressOf(site: SiteCode): string;
};

export async function startStore(options: TestStoreOptions = {}): Promise<RunningStore> {
  const { folder } = await ensureBuild();
  const store = await openTestStore(options);
  const closed = () => new Response('not open yet', { status: 503 });
  let app: Hono | undefined;
  const listenAddress = { port: 0, host: '127.0.0.1' };
  const http = await listen((request, reached) => app?.fetch(request, reached) ?? closed(), listenAddress);
  const env = readEnv({ PORT: String(http.port), ...options.settings });
  const services = createServices(env);
  const gateways = options.overrideGateways?.(services.gateways) ?? services.gateways;
  // The real work takes the browser half a second for each captcha; stores in a process of their own ask for it.
  const server = { ...store.server, services: { ...services, gateways, captchaWork: easyCaptchaWork } };
  app = createCheckedApp({ server, pages: await loadPages(folder) });
  return {
    ...store,
    server,
    addressOf: (site) => env.siteHosts[site].address,
    async close() {
      await http.close();
      await store.close();
    },
  };
}
