import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { findCallerByToken } from './account/sign-in/find-caller.server.ts';
import { findStaffServedBy } from './account/staff/find-staff.server.ts';
import { mountApiReference } from './api/reference/reference-page.server.ts';
import { findMachine } from './api/tokens/find-machine.server.ts';
import { frameSourcesFor } from './content/brands/frame-sources.ts';
import { createDeskEvents, type DeskEvents } from './desk/events/desk-events.server.ts';
import { mountWebhooks } from './payments/online-payments/receive-webhook.server.ts';
import { mountSandboxCheckout } from './payments/sandbox/sandbox-checkout.server.ts';
import { hideClosedShops } from './seller/closed-shop.server.ts';
import { siteInPreview } from './seller/preview-facts.server.ts';
import { mountPreview } from './seller/serve-preview.server.ts';
import type { Authentication, Handler, ServerContext } from './server/calls/define-call.server.ts';
import type { Env } from './server/env.server.ts';
import { createErrorHandler } from './server/http/error-handler.server.ts';
import { guardRequests, rejectMultipleHosts } from './server/http/guard-requests.server.ts';
import { mountHealth } from './server/http/health.server.ts';
import { lingerBeforeClose } from './server/http/lingering-close.server.ts';
import { localeMiddleware } from './server/http/locale.server.ts';
import { isFileCall, mountCalls } from './server/http/mount-calls.server.ts';
import { observeRequests } from './server/http/observe-requests.server.ts';
import { separateDesk } from './server/http/separate-desk.server.ts';
import { mountMetrics } from './server/http/serve-metrics.server.ts';
import { pageScript } from './server/pages/ensure-build.server.ts';
import { createPageHandler, type PageHandlerOptions } from './server/pages/page-handler.server.ts';
import type { PageBuild } from './server/pages/render-page.server.ts';
import { mountDesk } from './server/pages/serve-desk.server.ts';
import { serveStoredFiles } from './server/pages/stored-page-files.server.ts';
import { securityHeaders } from './server/security/security-headers.server.ts';
import { isSearch, publicAddress } from './shop/public-pages.ts';
import { storeCalls } from './store.calls.ts';
import { mountFiles } from './store-files.server.ts';
import { createMetricsReader } from './store-metrics.server.ts';

export type Pages = {
  build: PageBuild;
  assets: string;
  desk: string;
  /** Folder with the files of other releases. */
  storedFiles?: string;
};

export const authenticationFor = (env: Pick<Env, 'brand'>): Authentication => ({
  findCaller: findCallerByToken,
  findStaff: findStaffServedBy(env),
  findMachine,
});

export type AppParts = {
  server: ServerContext;
  handlers?: readonly Handler[];
  /** The app without pages is the API alone, which is enough for most tests. */
  pages?: Pages | undefined;
  deskEvents?: DeskEvents;
};

export function createApp({
  server,
  handlers = storeCalls,
  pages,
  deskEvents = createDeskEvents(server.services.env, server),
}: AppParts): Hono {
  const { env } = server.services;
  const app = new Hono();
  const page = pages && createPageHandler({ env, server, handlers, build: pages.build }, pageOptions(server));
  app.onError(createErrorHandler(env, server));
  app.use(observeRequests(env, server));
  app.use(securityHeaders(env));
  app.use(lingerBeforeClose);
  app.use(rejectMultipleHosts);
  mountHealth(app, server);
  mountMetrics(app, env, server, createMetricsReader(server.database));
  app.use(separateDesk(env, page));
  mountWebhooks(app, env, server);
  app.use(localeMiddleware(env));
  app.use(hideClosedShops(env, server));
  app.use(guardRequests(env, server, isFileCall(handlers), page));
  app.get('/desk/api/:site/events', deskEvents.serve);
  mountFiles(app, env, server);
  mountSandboxCheckout(app, env, server);
  mountPreview(app, env, server);
  mountApiReference(app, env, handlers);
  app.route('/', mountCalls(env, server, handlers));
  if (pages && page) mountPages(app, env, pages, page);
  return app;
}

const pageOptions = ({ database, clock, services }: ServerContext): PageHandlerOptions => ({
  publicAddress,
  isSearch,
  cspSourcesFor: (site, { pathname }) =>
    pathname === site.pages.review || pathname === '/statement'
      ? services.gateways.cspSources(site)
      : frameSourcesFor(site, pathname),
  siteInPreview: async (site, ticket) => (await siteInPreview(database, site, ticket, clock()))?.site,
});

function mountPages(
  app: Hono,
  env: Env,
  { assets, desk, storedFiles }: Pages,
  page: ReturnType<typeof createPageHandler>,
): void {
  const files = serveStatic({
    root: assets,
    precompressed: true,
    onFound: (path, c) =>
      c.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  });
  mountDesk(app, env, desk, storedFiles);
  app.get('/assets/*', files);
  if (storedFiles) app.get('/assets/*', serveStoredFiles(storedFiles, 'client'));
  app.all('*', (c) => page(c));
}

export async function loadPages(folder: string): Promise<Pages> {
  const build = (await import(/* @vite-ignore */ pathToFileURL(pageScript(folder)).href)) as PageBuild;
  return { build, assets: join(folder, 'client'), desk: join(folder, 'desk') };
}
