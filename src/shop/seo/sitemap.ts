import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { escapeMarkup } from '../../lib/xml.ts';
import type { Site } from '../../sites/site.ts';
import { shopPages } from '../shop-pages.ts';

// Formats: sitemaps.org and RFC 9309 (robots.txt).

/** The limit of the sitemap protocol. */
export const maxUrlsPerPart = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const sitemapPaths = { index: '/sitemap.xml', pages: '/sitemap-pages.xml', items: '/sitemap-items-:first.xml' };

export function sitemapIndex(address: string, firstItems: readonly number[]): string {
  const paths = [sitemapPaths.pages, ...firstItems.map((first) => sitemapPaths.items.replace(':first', String(first)))];
  const parts = paths.map((path) => `<sitemap><loc>${address}${path}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${protocol}>\n${parts.join('')}</sitemapindex>\n`;
}

export function sitemapPages(site: Site, address: string): string {
  const named = shopPages.filter(({ inSitemap }) => inSitemap?.(site));
  const all = named.map(({ path }) => `<url><loc>${escapeMarkup(address + path)}</loc></url>\n`);
  return `${head}<urlset ${protocol}>\n${all.join('')}</urlset>\n`;
}

const linesInPiece = 1000;

/** Yields pieces, so that 50,000 items are not built in memory. */
export function* sitemapItems(
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

export const robotsText = (address: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/authentication/', '/payment/', '/stripepayment/', '/desk/', '/documents/', '/quotes/'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${address}${sitemapPaths.index}`,
    '',
  ].join('\n');
