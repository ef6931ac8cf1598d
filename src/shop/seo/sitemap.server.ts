import type { Context, Hono } from 'hono';
import { brandPages } from '../../bearings/makers.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { hasPagesOfMakers, makerPagePath } from '../../content/listing-links.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { escapeMarkup } from '../../lib/xml.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { runInQueue } from '../../server/jobs/queues.server.ts';
import type { Site } from '../../sites/site.ts';
import { shopPages } from '../shop-pages.ts';
import { findFirstItemOfParts, findItemsFrom, findMakerPages } from './sitemap.db.ts';

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
  app.get(sitemapPaths.pages, async (c) => {
    const { site, address } = requestSite(c);
    const makers = await inQueue(c, () => findMakerPages(server.database, { site: site.code }));
    return c.body(sitemapPages(site, address, new Set(makers.map(({ maker }) => maker))), 200, xml);
  });
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

const validDays = 180;

/** Where to report a weakness (RFC 9116). It is written when it is asked for, so that it never ends. */
function securityText({ contact, calendar }: Pick<Site, 'contact' | 'calendar'>, address: string, now: Date) {
  const expires = addDays(dayOf(now, calendar.timeZone), validDays);
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${address}/.well-known/security.txt`,
    '',
  ].join('\n');
}

// Formats: sitemaps.org and RFC 9309 (robots.txt).

/** The limit of the sitemap protocol. */
const maxUrlsPerPart = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const sitemapPaths = { index: '/sitemap.xml', pages: '/sitemap-pages.xml', items: '/sitemap-items-:first.xml' };

function sitemapIndex(address: string, firstItems: readonly number[]): string {
  const paths = [sitemapPaths.pages, ...firstItems.map((first) => sitemapPaths.items.replace(':first', String(first)))];
  const parts = paths.map((path) => `<sitemap><loc>${address}${path}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${protocol}>\n${parts.join('')}</sitemapindex>\n`;
}

/** A maker that is not on sale has no page. */
function sitemapPages(site: Site, address: string, makers: ReadonlySet<string>): string {
  const unsold = Object.entries(brandPages).filter(([, { name }]) => !makers.has(name));
  const pages = shopPages.flatMap(({ path, inSitemap }) =>
    inSitemap?.(site) && !unsold.some(([brand]) => path === `/${brand}`) ? [path] : [],
  );
  const withOwnPage = site.brandPages.map((brand) => brandPages[brand]?.name);
  const others = hasPagesOfMakers(site) ? [...makers].filter((name) => !withOwnPage.includes(name)) : [];
  const all = [...pages, ...others.map(makerPagePath)].map(
    (path) => `<url><loc>${escapeMarkup(address + path)}</loc></url>\n`,
  );
  return `${head}<urlset ${protocol}>\n${all.join('')}</urlset>\n`;
}

const linesInPiece = 1000;

/** Yields pieces, so that 50,000 items are not built in memory. */
function* sitemapItems(
  site: Site,
  address: string,
  items: readonly { itemid: number; day: string }[],
): Generator<string> {
  yield `${head}<urlset ${protocol}>\n`;
  for (let from = 0; from < items.length; from += linesInPiece)
    yield items
      .slice(from, from + linesInPiece)
      .map(({ itemid, day }) => {
        const loc = escapeMarkup(address + itemHref(site, { itemid }));
        return `<url><loc>${loc}</loc><lastmod>${day}</lastmod></url>\n`;
      })
      .join('');
  yield '</urlset>\n';
}

const robotsText = (address: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/authentication/', '/payment/', '/stripepayment/', '/desk/', '/documents/', '/quotes/'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${address}${sitemapPaths.index}`,
    '',
  ].join('\n');
