import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { accountCalls } from './account/account.calls.ts';
import { callerOf } from './account/caller-of.server.ts';
import { addItemCall } from './cart/add-item.server.ts';
import { removeItemCall, updateQuantityCall } from './cart/change-cart.server.ts';
import { cartCountCall, displayCartCall } from './cart/display-cart.server.ts';
import { quickOrderCall } from './cart/quick-order.server.ts';
import { catalogueCalls } from './catalogue/catalogue.calls.ts';
import { mountItemFiles } from './catalogue/serve-item-files.server.ts';
import { contactCall } from './content/contact.server.ts';
import { listCatalogueFilesCall } from './content/list-catalogue-files.server.ts';
import { makerLetIn } from './content/maker-let-in.ts';
import { mountCatalogues } from './content/serve-catalogue.server.ts';
import { mountPrints } from './content/serve-prints.server.ts';
import { outboxCall } from './messages/outbox.server.ts';
import { orderCalls } from './orders/orders.calls.ts';
import { placePaidOrder } from './orders/place-paid-order.server.ts';
import { serveDocument } from './orders/serve-document.server.ts';
import { creditStanding } from './payments/credit.server.ts';
import { grantCredit } from './payments/grant-credit.server.ts';
import type { Paying } from './payments/paying.ts';
import { payingOf } from './payments/paying-of.ts';
import { paymentCalls } from './payments/payments.calls.ts';
import { mountWebhooks } from './payments/receive-webhook.server.ts';
import { mountSandboxCheckout } from './payments/sandbox-checkout.server.ts';
import { quotedLines } from './rfi/quoted-lines.server.ts';
import { rfiCalls } from './rfi/rfi.calls.ts';
import type { CallPorts, Handler, Server } from './server/call.ts';
import type { Env } from './server/env.ts';
import { guardRequests, oneHost } from './server/guard-requests.ts';
import { mountHealth } from './server/health.ts';
import { mountCalls, reached } from './server/http.ts';
import { pageServer } from './server/pages.ts';
import type { PageBuild } from './server/render-page.ts';
import { securityHeaders } from './server/security-headers.ts';
import { mountWords, speakHere } from './server/speak.ts';
import { unanswered } from './server/unanswered.ts';
import { mountPictures } from './shop/open-graph.server.ts';
import { isSearch, publicAddress } from './shop/public-pages.ts';
import { mountSitemap } from './shop/sitemap.server.ts';
import type { Site } from './sites/site.ts';
import { writingOf } from './store-jobs.ts';

/** Built pages, and the folder of what they load. */
export type Pages = { build: PageBuild; assets: string };

/** What the server needs of later rooms. */
export const callPorts: CallPorts = { callerOf };

/** How this store is paid. */
export const payingIn = (env: Env): Paying => payingOf(env, placePaidOrder);

/** Every call of the API. */
export function everyHandler(env: Env, paying = payingIn(env)): Handler[] {
  return [
    ...accountCalls({ creditStanding, grantCredit }),
    ...catalogueCalls,
    ...[displayCartCall, cartCountCall, addItemCall(quotedLines), updateQuantityCall, removeItemCall, quickOrderCall],
    ...rfiCalls,
    ...paymentCalls(paying),
    ...orderCalls(paying),
    contactCall,
    listCatalogueFilesCall,
    outboxCall({ ...writingOf(env), demo: env.demo }),
  ];
}

/** The whole store as one Hono app; without `pages` it is the API alone, as most tests want it. */
export function createApp(
  env: Env,
  server: Server,
  handlers: readonly Handler[],
  pages?: Pages,
  paying = payingIn(env),
): Hono {
  const app = new Hono();
  app.onError(unanswered(env, server));
  const letsIn = (site: Site, { pathname }: URL) =>
    pathname === site.pages.review ? paying.letsIn(site) : makerLetIn(site, pathname);
  const page = pages && pageServer(env, server, handlers, pages.build, { publicAddress, isSearch, letsIn });
  app.use(securityHeaders(env));
  app.use(oneHost);
  mountHealth(app, env, server);
  mountWebhooks(app, env, server, paying);
  mountPictures(app, env, server);
  mountSitemap(app, env, server);
  app.use(speakHere(env));
  app.use(guardRequests(env, page));
  mountWords(app);
  // What they refuse is said by the site; the papers are printed in threads of their own, where nobody speaks.
  app.get('/documents/:name', serveDocument(env, server));
  mountItemFiles(app, env, server);
  mountPrints(app, env);
  mountCatalogues(app, env, server);
  mountSandboxCheckout(app, env, server);
  app.route('/', mountCalls(env, server, handlers));
  if (pages && page) {
    const assets = serveStatic({
      root: pages.assets,
      precompressed: true,
      onFound: (path, c) =>
        c.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        ),
    });
    app.get('/assets/*', assets);
    app.get('/favicon.ico', (c) => c.redirect(`/favicon-${reached(env, c).site.code}.svg`));
    app.get('/favicon*', assets);
    app.all('*', (c) => page(c));
  }
  return app;
}

/** The pages built into `folder`. */
export async function loadPages(folder: string): Promise<Pages> {
  const build = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'server/index.js')).href)) as PageBuild;
  return { build, assets: join(folder, 'client') };
}
