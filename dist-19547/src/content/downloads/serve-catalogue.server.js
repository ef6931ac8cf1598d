import { setTimeout as pause } from 'node:timers/promises';
                                          
import { brandPages } from '../../bearings/makers.js';
import { t } from '../../lib/i18n.js';
                                                                              
                                                                         
                                                      
import {                      requestContext } from '../../server/http/mount-calls.server.js';
import { retryLater } from '../../server/refuse.server.js';
                                                
import { findCurrentEdition } from './catalogue-editions.server.js';
                                                               
import { catalogueFilePath, cataloguePagePath, cataloguePdfPath } from './catalogue-paths.js';
import { readChunk,                  } from './catalogue-print.db.js';
import { pdfHeaders } from './pdf-headers.js';
import { printCatalogue } from './print-catalogue.server.js';

/** Shorter than the usual proxy timeout. */
const waitMs = 20_000;
const retryAfterSeconds = 5;

                                       

export function mountCatalogues(app      , env     , server               , options               = { waitMs })       {
  const serve = (c         ) => respondWithFile(server, c, requestContext(env, server.sites, c), options);
  app.get(cataloguePdfPath(), serve);
  app.get('/catalogue/:file{.+\\.pdf}', serve);
}

async function respondWithFile(
  server               ,
  c         ,
  { site, address }                ,
  options              ,
)                    {
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

const brandFromPath = ({ brandPages: brands }      , path        )         =>
  brands.find((brand) => path === cataloguePdfPath(brand) || path.startsWith(`${cataloguePagePath(brand)}/`)) ?? '';

const downloadName = ({ name }      , maker        , { slug, part, parts }               ) =>
  [name, maker, 'catalogue', slug.replace(/[^a-z0-9-]/g, ''), parts > 1 ? `part-${part}` : '']
    .filter(Boolean)
    .join('-');

/** Reads each chunk only when the client has taken the previous one. */
function streamChunks(database          , { id, bytes }             )                             {
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
