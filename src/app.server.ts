import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { accountCalls } from './account/account.calls.ts';
import { servePaper } from './account/papers/serve-paper.server.ts';
import { permissionTo } from './account/permissions/permission-to.server.ts';
import { findCaller } from './account/sign-in/find-caller.server.ts';
import { findStaff } from './account/staff/find-staff.server.ts';
import { staffCalls } from './account/staff/staff.calls.ts';
import { apiCalls } from './api/api.calls.ts';
import { mountApiReference } from './api/reference/reference-page.server.ts';
import { findMachine } from './api/tokens/find-machine.server.ts';
import { endpointRulesOf } from './api/webhooks/endpoint-address.server.ts';
import { removeItemCall, updateQuantityCall } from './cart/account-cart/change-cart.server.ts';
import { cartCountCall, displayCartCall } from './cart/account-cart/display-cart.server.ts';
import { addItemCall } from './cart/add-to-cart/add-item.server.ts';
import { quickOrderCall } from './cart/quick-order/quick-order.server.ts';
import { catalogueCalls } from './catalogue/catalogue.calls.ts';
import { mountItemFiles } from './catalogue/data-sheet/serve-item-files.server.ts';
import { cacheForItemPage } from './catalogue/item-page/cache-for-item-page.server.ts';
import { mountPictures } from './catalogue/pictures/serve-picture.server.ts';
import { frameSourcesFor } from './content/brands/frame-sources.ts';
import { buyerHomeCall } from './content/buyer-home/buyer-home.server.ts';
import { contactCall } from './content/contact/contact.server.ts';
import { listCatalogueFilesCall } from './content/downloads/list-catalogue-files.server.ts';
import { mountCatalogues } from './content/downloads/serve-catalogue.server.ts';
import { mountLegalPdfs } from './content/legal/serve-legal-pdf.server.ts';
import { viewShopAsCustomerCall } from './desk/customer-changes/view-shop.server.ts';
import { deliveryNoteCalls } from './desk/delivery-notes/delivery-notes.server.ts';
import { serveDeliveryNoteAtDesk } from './desk/delivery-notes/serve-delivery-note-at-desk.server.ts';
import { deskCalls } from './desk/desk.calls.ts';
import { eDocumentCalls } from './desk/e-documents/e-documents.server.ts';
import { createDeskEvents } from './desk/events/desk-events.server.ts';
import { serveImportErrors } from './desk/imports/serve-import-errors.server.ts';
import { createTokenCall, endTokenCall, integrationsCall } from './desk/integrations/tokens.server.ts';
import { webhookCalls } from './desk/integrations/webhooks.server.ts';
import { itemPictureCalls } from './desk/item-pictures/item-pictures.server.ts';
import { itemDeskCalls } from './desk/items/item-desk.calls.ts';
import { onlinePaymentCalls } from './desk/online-payments/online-payments.server.ts';
import { openingCalls } from './desk/opening/opening.server.ts';
import { openOrder } from './desk/orders/open-order.server.ts';
import { printOrderFileCall } from './desk/orders/order-actions.server.ts';
import { servePaperAtDesk } from './desk/papers/serve-paper-at-desk.server.ts';
import { serveReturnPictureAtDesk } from './desk/returns/serve-return-picture-at-desk.server.ts';
import { previewSettingsCall } from './desk/settings/settings.server.ts';
import { settingsFileCall } from './desk/settings/settings-files.server.ts';
import { templateConfigOf } from './message-templates.server.ts';
import { outboxCall } from './messages/outbox.server.ts';
import { serveOutboxMail } from './messages/serve-outbox-mail.server.ts';
import { serveDeliveryNote } from './orders/delivery-notes/serve-delivery-note.server.ts';
import { serveDocument } from './orders/documents/serve-document.server.ts';
import { findLastOrdered } from './orders/history/last-ordered.server.ts';
import { orderCalls } from './orders/orders.calls.ts';
import { serveReturnPicture } from './orders/returns/serve-return-picture.server.ts';
import { createOutsideServices } from './outside-services.server.ts';
import { findCreditStatus } from './payments/credit/credit.server.ts';
import { grantCredit } from './payments/credit/grant-credit.server.ts';
import { mountWebhooks } from './payments/online-payments/receive-webhook.server.ts';
import { paymentCalls } from './payments/payments.calls.ts';
import { mountSandboxCheckout } from './payments/sandbox/sandbox-checkout.server.ts';
import { serveQuote } from './rfi/quote-document/serve-quote.server.ts';
import { findQuotedLines } from './rfi/quotes/quoted-lines.server.ts';
import { rfiCalls } from './rfi/rfi.calls.ts';
import { hideClosedShops } from './seller/closed-shop.server.ts';
import { mountSellerFiles } from './seller/files/serve-file.server.ts';
import { siteInPreview } from './seller/preview-facts.server.ts';
import { mountPreview } from './seller/serve-preview.server.ts';
import type { Authentication, Handler, ServerContext } from './server/calls/define-call.server.ts';
import type { Env } from './server/env.server.ts';
import { createErrorHandler } from './server/http/error-handler.server.ts';
import { guardRequests, rejectMultipleHosts } from './server/http/guard-requests.server.ts';
import { mountHealth } from './server/http/health.server.ts';
import { lingerBeforeClose } from './server/http/lingering-close.server.ts';
import { localeMiddleware, mountTranslations } from './server/http/locale.server.ts';
import { isFileCall, mountCalls } from './server/http/mount-calls.server.ts';
import { observeRequests } from './server/http/observe-requests.server.ts';
import { separateDesk } from './server/http/separate-desk.server.ts';
import { mountMetrics } from './server/http/serve-metrics.server.ts';
import { pageScript } from './server/pages/ensure-build.server.ts';
import { createPageHandler } from './server/pages/page-handler.server.ts';
import type { PageBuild, ReadAhead } from './server/pages/render-page.server.ts';
import { mountDesk } from './server/pages/serve-desk.server.ts';
import { serveStoredFiles } from './server/pages/stored-page-files.server.ts';
import { securityHeaders } from './server/security/security-headers.server.ts';
import { itemOfAddress } from './shop/item-of-address.ts';
import { mountFavicons } from './shop/layout/serve-favicons.server.ts';
import { isSearch, publicAddress } from './shop/public-pages.ts';
import { mountOpenGraphImages } from './shop/seo/open-graph.server.ts';
import { mountSitemap } from './shop/seo/sitemap.server.ts';
import type { SellerSite, Site } from './sites/site.ts';
import { createMetricsReader } from './store-metrics.server.ts';

const readItemAhead: ReadAhead = async ({ database, site }, url) => {
  const id = itemOfAddress(url, site);
  if (id !== undefined) await cacheForItemPage({ db: database, database, site }, id);
};

export type Pages = {
  build: PageBuild;
  assets: string;
  desk: string;
  /** Folder with the files of other releases. */
  storedFiles?: string;
};

export const authentication: Authentication = { findCaller, findStaff, findMachine };

export function everyHandler(env: Env, services = createOutsideServices(env)): Handler[] {
  const { gateways, paperStorages, invoicePortals, qrKeys } = services;
  return [
    ...accountCalls({ findCreditStatus, grantCredit, paperStorages }),
    ...catalogueCalls,
    ...[
      displayCartCall,
      cartCountCall,
      addItemCall(findQuotedLines),
      updateQuantityCall,
      removeItemCall,
      quickOrderCall(findLastOrdered),
    ],
    ...rfiCalls,
    ...paymentCalls(gateways),
    ...orderCalls(gateways, paperStorages),
    buyerHomeCall,
    contactCall,
    listCatalogueFilesCall,
    ...staffCalls(env.demo),
    ...deskCalls,
    ...itemPictureCalls(paperStorages),
    ...deliveryNoteCalls(paperStorages),
    ...itemDeskCalls({ addressOf: templateConfigOf(env).addressOf }),
    ...eDocumentCalls(invoicePortals, qrKeys),
    ...apiCalls,
    ...[
      integrationsCall(templateConfigOf(env).addressOf),
      createTokenCall,
      endTokenCall,
      ...webhookCalls(endpointRulesOf(env)),
    ],
    ...onlinePaymentCalls(gateways),
    viewShopAsCustomerCall(templateConfigOf(env).addressOf),
    previewSettingsCall(templateConfigOf(env).addressOf),
    printOrderFileCall(templateConfigOf(env).addressOf),
    ...openingCalls({ env, gateways }),
    settingsFileCall(paperStorages),
    outboxCall(permissionTo('see-outbox'), { ...templateConfigOf(env), demo: env.demo }),
  ];
}

/** Without `pages` it is the API alone, which is enough for most tests. */
export function createApp(
  env: Env,
  server: ServerContext,
  handlers: readonly Handler[],
  pages?: Pages,
  { gateways, paperStorages } = createOutsideServices(env),
  deskEvents = createDeskEvents(env, server),
): Hono {
  const app = new Hono();
  app.onError(createErrorHandler(env, server));
  const cspSourcesFor = (site: Site, { pathname }: URL) =>
    pathname === site.pages.review || pathname === '/statement'
      ? gateways.cspSources(site)
      : frameSourcesFor(site, pathname);
  const previewedSite = async (site: SellerSite, ticket: string) =>
    (await siteInPreview(server.database, site, ticket, server.clock()))?.site;
  const page =
    pages &&
    createPageHandler(env, server, handlers, pages.build, {
      publicAddress,
      isSearch,
      cspSourcesFor,
      siteInPreview: previewedSite,
      readAhead: readItemAhead,
    });
  app.use(observeRequests(env, server));
  app.use(securityHeaders(env));
  app.use(lingerBeforeClose);
  app.use(rejectMultipleHosts);
  mountHealth(app, server);
  mountMetrics(app, env, server, createMetricsReader(server.database));
  app.use(separateDesk(env, page));
  mountWebhooks(app, env, server, gateways);
  app.use(localeMiddleware(env));
  app.use(hideClosedShops(env, server));
  app.use(guardRequests(env, isFileCall(handlers), page));
  mountOpenGraphImages(app, env, server);
  mountSitemap(app, env, server);
  mountTranslations(app);
  app.get('/o/:number', openOrder(env, server));
  app.get('/outbox/:id/mail', serveOutboxMail(env, server, templateConfigOf(env)));
  app.get('/documents/:name', serveDocument(env, server));
  app.get('/quotes/:name', serveQuote(env, server));
  app.get('/desk/api/:site/events', deskEvents.serve);
  app.get('/desk/files/:site/imports/:id', serveImportErrors(env, server));
  app.get('/desk/files/:site/papers/:id', servePaperAtDesk(env, server, paperStorages));
  app.get('/papers/:id', servePaper(env, server, paperStorages));
  app.get('/return-pictures/:id/:file', serveReturnPicture(env, server, paperStorages));
  app.get('/delivery-notes/:id', serveDeliveryNote(env, server, paperStorages));
  app.get('/desk/files/:site/delivery-notes/:id', serveDeliveryNoteAtDesk(env, server, paperStorages));
  app.get('/desk/files/:site/return-pictures/:id/:file', serveReturnPictureAtDesk(env, server, paperStorages));
  mountItemFiles(app, env, server);
  mountLegalPdfs(app, env, server);
  mountPictures(app, env, server, paperStorages);
  mountSellerFiles(app, env, server, paperStorages);
  mountCatalogues(app, env, server);
  mountSandboxCheckout(app, env, server);
  mountPreview(app, env, server);
  mountApiReference(app, env, handlers);
  app.route('/', mountCalls(env, server, handlers));
  mountFavicons(app, env);
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
    mountDesk(app, env, pages.desk, pages.storedFiles);
    app.get('/assets/*', assets);
    if (pages.storedFiles) app.get('/assets/*', serveStoredFiles(pages.storedFiles, 'client'));
    app.all('*', (c) => page(c));
  }
  return app;
}

export async function loadPages(folder: string): Promise<Pages> {
  const build = (await import(/* @vite-ignore */ pathToFileURL(pageScript(folder)).href)) as PageBuild;
  return { build, assets: join(folder, 'client'), desk: join(folder, 'desk') };
}
