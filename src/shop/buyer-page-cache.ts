import { createHash } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { EntryContext } from 'react-router';
import { unpooledCopy } from '../lib/unpooled-copy.ts';
import type { PageContext } from '../ui/page/page-context.ts';
import { type CutPage, cutAtMarks, fillIn, marks, type Own } from './page-marks.ts';
import type { RootData } from './root-data.ts';

type StaticContext = EntryContext['staticHandlerContext'];

/** Compressed, an item page takes 11 KB instead of 55. */
const cached = new LRUCache<string, CutPage>({
  maxSize: 16_000_000,
  sizeCalculation: ({ texts }) => texts.buffer.byteLength,
});

/** What accounts of one kind have in common, with marks for what is somebody's own. */
function sharedRootData({ session, ...rootData }: RootData): RootData {
  return {
    ...rootData,
    nonce: marks.nonce,
    session: session && { ...session, username: marks.username },
    // An empty cart has no badge.
    cartCount: rootData.cartCount === 0 ? 0 : marks.cartCount,
    cartItemIds: [],
  };
}

/** The same page for any account that sees the same data; undefined where the page is not of that kind. */
export function sharedPage(context: EntryContext, { inPreview }: PageContext): StaticContext | undefined {
  // While somebody works on the code, the same data may be rendered differently.
  if (import.meta.env.MODE === 'development') return undefined;
  const { matches, loaderData, errors, actionData, statusCode } = context.staticHandlerContext;
  const rootData = loaderData.root as RootData | undefined;
  const route = matches.at(-1)?.route.id ?? '';
  const { isCachedForBuyers } = (context.routeModules[route]?.handle ?? {}) as { isCachedForBuyers?: boolean };
  if (!isCachedForBuyers || errors || actionData || statusCode !== 200 || inPreview) return undefined;
  if (!rootData?.session || rootData.session.viewed_by !== undefined) return undefined;
  return { ...context.staticHandlerContext, loaderData: { ...loaderData, root: sharedRootData(rootData) } };
}

/**
 * The page, cached under all that it is rendered from, so that nobody is shown what was rendered from other data, and nothing that has
 * changed. `render` writes marks for what is somebody's own; undefined where it cannot.
 */
export function cachedPage(
  { loaderData }: StaticContext,
  { site, today }: PageContext,
  address: string,
  own: Own,
  render: () => string | undefined,
): Buffer<ArrayBuffer> | undefined {
  const { root, ...data } = loaderData;
  const { session, cartCount } = root as RootData;
  const from = JSON.stringify([site.code, site.revision, today, address, session, cartCount, data]);
  const key = createHash('sha256').update(from).digest('base64');
  const found = cached.get(key);
  if (found) return fillIn({ ...found, texts: zstdDecompressSync(found.texts) }, own);
  const html = render();
  if (html === undefined) return undefined;
  const page = cutAtMarks(html);
  cached.set(key, { ...page, texts: unpooledCopy(zstdCompressSync(page.texts)) });
  return fillIn(page, own);
}
