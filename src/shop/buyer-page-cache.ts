import { createHash } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { MiddlewareFunction, RouterContext } from 'react-router';
import { unpooledCopy } from '../lib/unpooled-copy.ts';
import { type PageContext, pageContext } from '../ui/page/page-context.ts';
import { loadRootData, readRootData } from './load-root-data.ts';
import { type CutPage, cutAtMarks, fillIn, marks } from './page-marks.ts';
import type { RootData } from './root-data.ts';

type CachedPage = CutPage & { headers: [string, string][] };

/** Compressed, an item page takes 14 KB instead of 80. */
const cached = new LRUCache<string, CachedPage>({
  maxSize: 16_000_000,
  sizeCalculation: ({ texts }) => texts.buffer.byteLength,
});

/** Starts to read what a page shows; undefined at an address that shows nothing of it. */
type Read<Data> = (page: PageContext, url: URL) => Promise<Data> | undefined;

/**
 * Middleware of a route whose page is shared by all buyers who see the same data. `read` gets all the data that its loader works with, which
 * finds it in `found`, so that a page that was rendered before takes neither the loaders nor React (docs/decisions/0052).
 */
export function cacheForBuyers<Data>(
  found: RouterContext<Data | null>,
  read: Read<Data>,
): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const page = context.get(pageContext);
    const reading = mayBeShared(page, request) ? read(page, new URL(request.url)) : undefined;
    if (!reading) return next();
    // The loaders read again what failed, so that its reason is shown in the page.
    const [rootData, data] = await Promise.all([loadRootData(page), reading]).catch(() => []);
    if (!rootData) return next();
    context.set(readRootData, rootData);
    context.set(found, data);
    const { session, cartCount, cartItemIds } = rootData;
    if (!session || session.viewed_by !== undefined) return next();

    const own = { nonce: page.nonce, username: session.username, cartCount, cartItemIds };
    const shared = withMarks(rootData);
    const key = keyOf(page, request.url, shared, data);
    const before = cached.get(key);
    if (before) {
      page.takeHtml(fillIn({ ...before, texts: zstdDecompressSync(before.texts) }, own));
      return new Response(null, { headers: before.headers });
    }
    let html: string | undefined;
    const takeHtml: PageContext['takeHtml'] = (taken) => {
      html = taken.toString();
    };
    context.set(pageContext, { ...page, nonce: marks.nonce, takeHtml });
    context.set(readRootData, shared);
    const response = await next();
    if (html === undefined) return response;
    const cut = cutAtMarks(html);
    if (response.status === 200)
      cached.set(key, { ...cut, texts: unpooledCopy(zstdCompressSync(cut.texts)), headers: [...response.headers] });
    page.takeHtml(fillIn(cut, own));
    return response;
  };
}

/** While somebody works on the code, the same data may be rendered differently. */
const mayBeShared = ({ isDocument, signedIn, inPreview, refusal }: PageContext, { method }: Request) =>
  isDocument && signedIn && !inPreview && !refusal && method === 'GET' && import.meta.env.MODE !== 'development';

/** What accounts of one kind have in common, with marks for what is somebody's own. An empty cart has no badge. */
const withMarks = ({ session, cartCount, ...rootData }: RootData): RootData => ({
  ...rootData,
  nonce: marks.nonce,
  session: session && { ...session, username: marks.username },
  cartCount: cartCount === 0 ? 0 : marks.cartCount,
  cartItemIds: marks.cartItemIds,
});

/** Of all that a page is rendered from, so that nobody is shown what was rendered from other data, and nothing that has changed. */
function keyOf({ site, today }: PageContext, address: string, { session, cartCount }: RootData, data: unknown): string {
  const from = JSON.stringify([site.code, site.revision, today, address, session, cartCount, data]);
  return createHash('sha256').update(from).digest('base64');
}
