import type { Hono } from 'hono';
import { createApp, everyHandler, loadPages } from '../../src/app.server.ts';
import { createOutsideServices } from '../../src/outside-services.server.ts';
import type { PaymentGateways } from '../../src/payments/gateways/payment-gateways.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { listen } from '../../src/server/http/listen.server.ts';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { openTestStore, type TestStore } from './test-store.ts';

export type RunningStore = TestStore & {
  /** 'http://nod.localhost:40123'; browsers resolve it, `fetch` may not. */
  addressOf(site: SiteCode): string;
};

/** Uses the sandbox unless `overrideGateways` replaces it. */
export async function startStore(
  overrideGateways = (paymentGateways: PaymentGateways) => paymentGateways,
  settings: Record<string, string> = {},
): Promise<RunningStore> {
  const { folder } = await ensureBuild();
  const store = await openTestStore(overrideGateways, settings);
  const closed = () => new Response('not open yet', { status: 503 });
  let app: Hono | undefined;
  const listenAddress = { port: 0, host: '127.0.0.1' };
  const http = await listen((request, reached) => app?.fetch(request, reached) ?? closed(), listenAddress);
  const env = readEnv({ PORT: String(http.port), ...settings });
  const made = createOutsideServices(env);
  const paymentGateways = overrideGateways(made.gateways);
  const services = { ...made, gateways: paymentGateways };
  app = createApp(env, store.server, everyHandler(env, services), await loadPages(folder), services);
  return {
    ...store,
    paymentGateways,
    addressOf: (site) => env.siteHosts[site].address,
    async close() {
      await http.close();
      await store.close();
    },
  };
}
