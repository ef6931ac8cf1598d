import type { Hono } from 'hono';
import type { PaperStorages } from './account/papers/paper-storage.ts';
import { servePaper } from './account/papers/serve-paper.server.ts';
import { mountItemFiles } from './catalogue/data-sheet/serve-item-files.server.ts';
import { mountPictures } from './catalogue/pictures/serve-picture.server.ts';
import { mountCatalogues } from './content/downloads/serve-catalogue.server.ts';
import { mountLegalPdfs } from './content/legal/serve-legal-pdf.server.ts';
import { serveDeliveryNoteAtDesk } from './desk/delivery-notes/serve-delivery-note-at-desk.server.ts';
import { serveImportErrors } from './desk/imports/serve-import-errors.server.ts';
import { openOrder } from './desk/orders/open-order.server.ts';
import { servePaperAtDesk } from './desk/papers/serve-paper-at-desk.server.ts';
import { serveReturnPictureAtDesk } from './desk/returns/serve-return-picture-at-desk.server.ts';
import { templateConfigOf } from './message-templates.server.ts';
import { serveOutboxMail } from './messages/serve-outbox-mail.server.ts';
import { serveDeliveryNote } from './orders/delivery-notes/serve-delivery-note.server.ts';
import { serveDocument } from './orders/documents/serve-document.server.ts';
import { serveReturnPicture } from './orders/returns/serve-return-picture.server.ts';
import { serveQuote } from './rfi/quote-document/serve-quote.server.ts';
import { mountSellerFiles } from './seller/files/serve-file.server.ts';
import type { ServerContext } from './server/calls/define-call.server.ts';
import type { Env } from './server/env.server.ts';
import { mountTranslations } from './server/http/locale.server.ts';
import { mountFavicons } from './shop/layout/serve-favicons.server.ts';
import { mountOpenGraphImages } from './shop/seo/open-graph.server.ts';
import { mountSitemap } from './shop/seo/sitemap.server.ts';

/** What is served beside calls and pages: documents, pictures, lists for search engines. */
export function mountFiles(app: Hono, env: Env, server: ServerContext, storages: PaperStorages): void {
  mountOpenGraphImages(app, env, server);
  mountSitemap(app, env, server);
  mountTranslations(app);
  mountFavicons(app, env);
  mountItemFiles(app, env, server);
  mountLegalPdfs(app, env, server);
  mountPictures(app, env, server, storages);
  mountSellerFiles(app, env, server, storages);
  mountCatalogues(app, env, server);
  app.get('/o/:number', openOrder(env, server));
  app.get('/outbox/:id/mail', serveOutboxMail(env, server, templateConfigOf(env)));
  app.get('/documents/:name', serveDocument(env, server));
  app.get('/quotes/:name', serveQuote(env, server));
  app.get('/papers/:id', servePaper(env, server, storages));
  app.get('/return-pictures/:id/:file', serveReturnPicture(env, server, storages));
  app.get('/delivery-notes/:id', serveDeliveryNote(env, server, storages));
  app.get('/desk/files/:site/imports/:id', serveImportErrors(env, server));
  app.get('/desk/files/:site/papers/:id', servePaperAtDesk(env, server, storages));
  app.get('/desk/files/:site/delivery-notes/:id', serveDeliveryNoteAtDesk(env, server, storages));
  app.get('/desk/files/:site/return-pictures/:id/:file', serveReturnPictureAtDesk(env, server, storages));
}
