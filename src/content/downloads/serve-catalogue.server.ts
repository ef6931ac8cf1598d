import { setTimeout as pause } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import { brandPages } from '../../bearings/makers.ts';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Env } from '../../server/env.server.ts';
import { type RequestContext, requestContext } from '../../server/http/mount-calls.server.ts';
import { retryLater } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { findCurrentEdition } from './catalogue-editions.server.ts';
import type { CatalogueFile } from './catalogue-files.rule.ts';
import { catalogueFilePath, cataloguePagePath, cataloguePdfPath } from './catalogue-paths.ts';
import { readChunk, type StoredPrint } from './catalogue-print.db.ts';
import { pdfHeaders } from './pdf-headers.ts';
import { printCatalogue } from './print-catalogue.server.ts';

/** Shorter than the usual proxy timeout. */
const waitMs = 20_000;
const retryAfterSeconds = 5;

type ServeOptions = { waitMs: number };

export function mountCatalogues(app: Hono, env: Env, server: ServerContext, options: ServeOptions = { waitMs }): void {
  const serve = (c: Context) => respondWithFile(server, c, requestContext(env, server.sites, c), options);
  app.get(cataloguePdfPath(), serve);
  app.get('/catalogue/:file{.+\\.pdf}', serve);
}

async function respondWithFile(
  server: ServerContext,
  c: Context,
  { site, address }: RequestContext,
  options: ServeOptions,
): Promise<Response> {
  const path = new URL(c.req.url).pathname;
  const brand = brandFromPath(site, path);
  const maker = brandPages[brand]?.name ?? '';
  const { edition, files } = await findCurrentEdition(server.database, { site: site.code, maker });
  const file = files.find((one) => catalogueFilePath(one, brand) === path);
  if (!file && files.length > 1 && path === cataloguePdfPath(brand)) return c.redirect(cataloguePagePath(brand), 303);
  if (!file) return c.text(t`There is no such file in this store.`, 404);
  const printing = printCatalogue(server, { address }, { site, maker, edition, file });
  const print = await Promise.race([printing, pause(options.waitMs)]);
  if (!print)
    throw retryLater(
      503,
      retryAfterSeconds * 1000,
      t`This file is being created. Please try again in ${retryAfterSeconds} seconds.`,
    );
  const body = c.req.method === 'HEAD' ? null : streamChunks(server.database, print);
  return new Response(body, { headers: pdfHeaders({ ...print, name: downloadName(site, maker, file) }) });
}

const brandFromPath = ({ brandPages: brands }: Site, path: string): string =>
  brands.find((brand) => path === cataloguePdfPath(brand) || path.startsWith(`${cataloguePagePath(brand)}/`)) ?? '';

const downloadName = ({ numberPrefix }: Site, maker: string, { slug, part, parts }: CatalogueFile) =>
  [numberPrefix, maker, 'catalogue', slug.replace(/[^a-z0-9-]/g, ''), parts > 1 ? `part-${part}` : '']
    .filter(Boolean)
    .join('-');

/** Reads each chunk only when the client has taken the previous one. */
function streamChunks(database: Database, { id, bytes }: StoredPrint): ReadableStream<Uint8Array> {
  let position = 0;
  let sent = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const [read] = await readChunk(database, { id, position: position++ });
        if (!read) throw new Error('a newer edition replaced this file while it was being read');
        controller.enqueue(read.chunk);
        sent += read.chunk.length;
        if (sent >= bytes) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
