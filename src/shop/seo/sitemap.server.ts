import type { Context, Hono } from 'hono';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { runInQueue } from '../../server/jobs/queues.server.ts';
import { securityText } from './security-text.ts';
import { findFirstItemOfParts, findItemsFrom } from './sitemap.db.ts';
import { maxUrlsPerPart, robotsText, sitemapIndex, sitemapItems, sitemapPages, sitemapPaths } from './sitemap.ts';

export function mountSitemap(app: Hono, env: Env, server: ServerContext, each = maxUrlsPerPart): void {
  const requestSite = (c: Context) => {
    const { site } = requestContext(env, server.sites, c);
    return { site, address: env.siteHosts[site.code].address };
  };
  // A search over every item of the site, or tens of thousands of them.
  const inQueue = <Result>(c: Context, work: () => Promise<Result>) =>
    runInQueue('public_files', requestContext(env, server.sites, c), work);
  app.get('/robots.txt', (c) => c.text(robotsText(requestSite(c).address), 200, anHour));
  app.get('/.well-known/security.txt', (c) => {
    const { site, address } = requestSite(c);
    return c.text(securityText(site, address, server.clock()), 200, anHour);
  });
  app.get(sitemapPaths.index, async (c) => {
    const { site, address } = requestSite(c);
    const parts = await inQueue(c, () => findFirstItemOfParts(server.database, { site: site.code, each }));
    return c.body(
      sitemapIndex(
        address,
        parts.map(({ itemid }) => itemid),
      ),
      200,
      xml,
    );
  });
  app.get(sitemapPaths.pages, (c) => c.body(sitemapPages(requestSite(c).site, requestSite(c).address), 200, xml));
  app.get('/:part{sitemap-items-\\d{1,15}\\.xml}', async (c) => {
    const { site, address } = requestSite(c);
    const first = Number(c.req.param('part').replaceAll(/\D/g, ''));
    const items = await inQueue(c, () => findItemsFrom(server.database, { site: site.code, first, each }));
    if (items.length === 0) return c.text('There is no such sitemap.', 404);
    const part = streamOf(sitemapItems(site, address, items));
    if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(part, 200, xml);
    return c.body(part.pipeThrough(new CompressionStream('gzip')), 200, { ...xml, 'content-encoding': 'gzip' });
  });
}

const anHour = { 'cache-control': 'public, max-age=3600' };
const xml = { ...anHour, 'content-type': 'application/xml; charset=utf-8', vary: 'accept-encoding' };

/** Generates each piece only when the client reads it. */
function streamOf(pieces: Generator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(out) {
      const { value, done } = pieces.next();
      if (done) out.close();
      else out.enqueue(encoder.encode(value));
    },
  });
}
