import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { accountCalls } from './account/account.calls.js';
import { servePaper } from './account/papers/serve-paper.server.js';
import { permissionTo } from './account/permissions/permission-to.server.js';
import { findCaller } from './account/sign-in/find-caller.server.js';
import { findStaff } from './account/staff/find-staff.server.js';
import { staffCalls } from './account/staff/staff.calls.js';
import { apiCalls } from './api/api.calls.js';
import { mountApiReference } from './api/reference/reference-page.server.js';
import { findMachine } from './api/tokens/find-machine.server.js';
import { endpointRulesOf } from './api/webhooks/endpoint-address.server.js';
import { removeItemCall, updateQuantityCall } from './cart/account-cart/change-cart.server.js';
import { cartCountCall, displayCartCall } from './cart/account-cart/display-cart.server.js';
import { addItemCall } from './cart/add-to-cart/add-item.server.js';
import { quickOrderCall } from './cart/quick-order/quick-order.server.js';
import { catalogueCalls } from './catalogue/catalogue.calls.js';
import { mountItemFiles } from './catalogue/data-sheet/serve-item-files.server.js';
import { mountPictures } from './catalogue/pictures/serve-picture.server.js';
import { frameSourcesFor } from './content/brands/frame-sources.js';
import { buyerHomeCall } from './content/buyer-home/buyer-home.server.js';
import { contactCall } from './content/contact/contact.server.js';
import { listCatalogueFilesCall } from './content/downloads/list-catalogue-files.server.js';
import { mountCatalogues } from './content/downloads/serve-catalogue.server.js';
import { mountLegalPdfs } from './content/legal/serve-legal-pdf.server.js';
import { viewShopAsCustomerCall } from './desk/customer-changes/view-shop.server.js';
import { deliveryNoteCalls } from './desk/delivery-notes/delivery-notes.server.js';
import { serveDeliveryNoteAtDesk } from './desk/delivery-notes/serve-delivery-note-at-desk.server.js';
import { deskCalls } from './desk/desk.calls.js';
import { eDocumentCalls } from './desk/e-documents/e-documents.server.js';
import { createDeskEvents } from './desk/events/desk-events.server.js';
import { serveImportErrors } from './desk/imports/serve-import-errors.server.js';
import { createTokenCall, endTokenCall, integrationsCall } from './desk/integrations/tokens.server.js';
import { webhookCalls } from './desk/integrations/webhooks.server.js';
import { itemPictureCalls } from './desk/item-pictures/item-pictures.server.js';
import { itemDeskCalls } from './desk/items/item-desk.calls.js';
import { onlinePaymentCalls } from './desk/online-payments/online-payments.server.js';
import { openingCalls } from './desk/opening/opening.server.js';
import { openOrder } from './desk/orders/open-order.server.js';
import { printOrderFileCall } from './desk/orders/order-actions.server.js';
import { servePaperAtDesk } from './desk/papers/serve-paper-at-desk.server.js';
import { serveReturnPictureAtDesk } from './desk/returns/serve-return-picture-at-desk.server.js';
import { previewSettingsCall } from './desk/settings/settings.server.js';
import { settingsFileCall } from './desk/settings/settings-files.server.js';
import { outboxCall } from './messages/outbox.server.js';
import { serveOutboxMail } from './messages/serve-outbox-mail.server.js';
import { serveDeliveryNote } from './orders/delivery-notes/serve-delivery-note.server.js';
import { serveDocument } from './orders/documents/serve-document.server.js';
import { findLastOrdered } from './orders/history/last-ordered.server.js';
import { orderCalls } from './orders/orders.calls.js';
import { serveReturnPicture } from './orders/returns/serve-return-picture.server.js';
import { createOutsideServices } from './outside-services.server.js';
import { findCreditStatus } from './payments/credit/credit.server.js';
import { grantCredit } from './payments/credit/grant-credit.server.js';
import { mountWebhooks } from './payments/online-payments/receive-webhook.server.js';
import { paymentCalls } from './payments/payments.calls.js';
import { mountSandboxCheckout } from './payments/sandbox/sandbox-checkout.server.js';
import { serveQuote } from './rfi/quote-document/serve-quote.server.js';
import { findQuotedLines } from './rfi/quotes/quoted-lines.server.js';
import { rfiCalls } from './rfi/rfi.calls.js';

import { hideClosedShops } from './seller/closed-shop.server.js';

import { mountSellerFiles } from './seller/files/serve-file.server.js';

import { siteInPreview } from './seller/preview-facts.server.js';
import { mountPreview } from './seller/serve-preview.server.js';
                                                                                                   
                                                  
import { createErrorHandler } from './server/http/error-handler.server.js';
import { guardRequests, rejectMultipleHosts } from './server/http/guard-requests.server.js';
import { mountHealth } from './server/http/health.server.js';
import { localeMiddleware, mountTranslations } from './server/http/locale.server.js';
import { isFileCall, mountCalls } from './server/http/mount-calls.server.js';
import { observeRequests } from './server/http/observe-requests.server.js';
import { separateDesk } from './server/http/separate-desk.server.js';
import { mountMetrics } from './server/http/serve-metrics.server.js';
import { createPageHandler } from './server/pages/page-handler.server.js';
                                                                      
import { mountDesk } from './server/pages/serve-desk.server.js';
import { securityHeaders } from './server/security/security-headers.server.js';
import { mountFavicons } from './shop/layout/serve-favicons.server.js';
import { isSearch, publicAddress } from './shop/public-pages.js';
import { mountOpenGraphImages } from './shop/seo/open-graph.server.js';
import { mountSitemap } from './shop/seo/sitemap.server.js';
                                                        
import { templateConfigOf } from './store-jobs.server.js';
import { createMetricsReader } from './store-metrics.server.js';

                                                                       

export const authentication                 = { findCaller, findStaff, findMachine };

export function everyHandler(env     , services = createOutsideServices(env))            {
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
  env     ,
  server               ,
  handlers                    ,
  pages        ,
  { gateways, paperStorages } = createOutsideServices(env),
  deskEvents = createDeskEvents(env, server),
)       {
  const app = new Hono();
  app.onError(createErrorHandler(env, server));
  const cspSourcesFor = (site      , { pathname }     ) =>
    pathname === site.pages.review || pathname === '/statement'
      ? gateways.cspSources(site)
      : frameSourcesFor(site, pathname);
  const previewedSite = async (site            , ticket        ) =>
    (await siteInPreview(server.database, site, ticket, server.clock()))?.site;
  const page =
    pages &&
    createPageHandler(env, server, handlers, pages.build, {
      publicAddress,
      isSearch,
      cspSourcesFor,
      siteInPreview: previewedSite,
    });
  app.use(observeRequests(env, server));
  app.use(securityHeaders(env));
  app.use(rejectMultipleHosts);
  mountHealth(app, server);
  mountMetrics(app, env, server, createMetricsReader(server.database));
  app.use(separateDesk(env, page));
  mountWebhooks(app, env, server, gateways);
  app.use(localeMiddleware(env));
  app.use(hideClosedShops(env, server));
  mountOpenGraphImages(app, env, server);
  mountSitemap(app, env, server);
  app.use(guardRequests(env, isFileCall(handlers), page));
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
  mountApiReference(app, handlers);
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
    mountDesk(app, pages.desk);
    app.get('/assets/*', assets);
    app.all('*', (c) => page(c));
  }
  return app;
}

export async function loadPages(folder        )                 {
  const build = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'server/index.js')).href))             ;
  return { build, assets: join(folder, 'client'), desk: join(folder, 'desk') };
}
