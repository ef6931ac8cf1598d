import { setTimeout as pause } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import { say } from '../lib/say.ts';
import type { Server } from '../server/call.ts';
import type { Database } from '../server/db.ts';
import type { Env } from '../server/env.ts';
import { type Reached, reached } from '../server/http.ts';
import { retryLater } from '../server/refuse.ts';
import { brandPages } from '../sites/brand-pages.data.ts';
import type { Site } from '../sites/site.ts';
import { currentEdition } from './catalogue-editions.server.ts';
import type { CatalogueFile } from './catalogue-files.rule.ts';
import { type KeptPrint, readChunk } from './catalogue-print.db.ts';
import { catalogueFile, cataloguePage, fileAddress } from './print-addresses.ts';
import { printCatalogue } from './print-catalogue.server.ts';
import { pdfHeaders } from './serve-prints.server.ts';

/** Shorter than what proxies wait for an answer. */
const waitMs = 20_000;
const retryAfterSeconds = 5;

type Terms = { waitMs: number };

/** Serves the catalogues of the site and of its makers, each as one file or as several. */
export function mountCatalogues(app: Hono, env: Env, server: Server, terms: Terms = { waitMs }): void {
  const serve = (c: Context) => answerFile(server, c, reached(env, c), terms);
  app.get(catalogueFile(), serve);
  app.get('/catalogue/:file{.+\\.pdf}', serve);
}

async function answerFile(server: Server, c: Context, { site, address }: Reached, terms: Terms): Promise<Response> {
  const path = new URL(c.req.url).pathname;
  const brand = brandOf(site, path);
  const maker = brandPages[brand]?.name ?? '';
  const { edition, files } = await currentEdition(server.database, { site: site.code, maker });
  const file = files.find((one) => fileAddress(one, brand) === path);
  if (!file && files.length > 1 && path === catalogueFile(brand)) return c.redirect(cataloguePage(brand), 303);
  if (!file) return c.text(say`There is no such file of this site.`, 404);
  const printing = printCatalogue(server, { address }, { site, maker, edition, file });
  const print = await Promise.race([printing, pause(terms.waitMs)]);
  if (!print)
    throw retryLater(
      503,
      retryAfterSeconds * 1000,
      say`This file is being printed. Please try again in ${retryAfterSeconds} seconds.`,
    );
  const body = c.req.method === 'HEAD' ? null : chunksOf(server.database, print);
  return new Response(body, { headers: pdfHeaders({ ...print, name: nameOf(site, maker, file) }) });
}

/** The maker whose catalogue lies at this path; '' for that of the site. */
const brandOf = ({ brandPages: brands }: Site, path: string): string =>
  brands.find((brand) => path === catalogueFile(brand) || path.startsWith(`${cataloguePage(brand)}/`)) ?? '';

const nameOf = ({ name }: Site, maker: string, { slug, part, parts }: CatalogueFile) =>
  [name, maker, 'catalogue', slug.replace(/[^a-z0-9-]/g, ''), parts > 1 ? `part-${part}` : '']
    .filter(Boolean)
    .join('-');

/** Reads a chunk when the reader has taken the one before. */
function chunksOf(database: Database, { id, bytes }: KeptPrint): ReadableStream<Uint8Array> {
  let position = 0;
  let sent = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const [read] = await readChunk(database, { id, position: position++ });
        if (!read) throw new Error('a newer edition took the place of this file while it was read');
        controller.enqueue(read.chunk);
        sent += read.chunk.length;
        if (sent >= bytes) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
